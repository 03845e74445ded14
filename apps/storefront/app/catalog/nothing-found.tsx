import { Button } from '@estampa/ui/button'
import { chipClass } from '@estampa/ui/chip'
import { EmptyState } from '@estampa/ui/empty-state'
import { Link } from 'react-router'
import { listMessages } from '../messages/catalog.ts'
import { useMessages } from '../messages/use-messages.ts'
import { useShopData, useShopPath } from '../shell/shop-data.ts'
import { countFilters, type Listing, withoutFilters } from './listing-state.ts'
import { useListing } from './use-listing.ts'

/** An empty list says why and leads on. */
export function NothingFound({ listing }: { listing: Listing }) {
  const t = useMessages(listMessages)
  const path = useShopPath()
  const { hrefOf } = useListing()
  const { categories } = useShopData()
  const filtered = countFilters(listing) > 0
  const words = listing.name ? t.nothing_words(listing.name) : t.nothing_yet
  return (
    <div className="pb-8">
      <EmptyState
        drawing="search"
        title={t.nothing}
        text={filtered ? t.nothing_filters : words}
        action={
          <Button asChild>
            <Link to={filtered ? hrefOf(withoutFilters(listing)) : path('/products-list/all')}>
              {filtered ? t.clear_filters : t.see_all}
            </Link>
          </Button>
        }
      />
      <ul aria-label={t.categories} className="mx-auto flex max-w-[640px] flex-wrap justify-center gap-2">
        {categories.map((category) => (
          <li key={category.id}>
            <Link to={path(`/products-list/${category.url}`)} className={chipClass}>
              {category.title}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}
