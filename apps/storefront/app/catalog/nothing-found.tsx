import { Button } from '@estampa/ui/button'
import { chipClass } from '@estampa/ui/chip'
import { EmptyState } from '@estampa/ui/empty-state'
import { useMessages } from '@estampa/web/messages'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { productsListMessages } from '../messages/list.ts'
import { useTopCategories } from '../shop/category-tree.ts'
import { useShopPath } from '../shop/shop-data.ts'
import {
  ALL_CATEGORIES,
  countFilters,
  type ListingState,
  withChange,
  withoutFilters,
} from './listing-state.ts'
import type { SearchAlternatives } from './search-alternatives.ts'
import { ProductGrid } from './tiles/product-grid.tsx'
import { useListing } from './use-listing.ts'

type NothingFoundProps = { listing: ListingState; alternatives: SearchAlternatives }

/** An empty list says why and leads on: other words, categories, and what others want. */
export function NothingFound({ listing, alternatives }: NothingFoundProps) {
  const t = useMessages(productsListMessages)
  const path = useShopPath()
  const { hrefOf } = useListing()
  const categories = useTopCategories()
  const filtered = countFilters(listing) > 0
  const words = listing.name ? t.nothing_words(listing.name) : t.nothing_yet
  const search = (name: string) =>
    hrefOf({ ...withChange(withoutFilters(listing), { name }), category: ALL_CATEGORIES })
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
      <Chips
        title={t.other_words}
        chips={alternatives.searches.map((one) => ({ to: search(one), text: <b>{one}</b> }))}
      />
      <Chips
        title={t.by_category}
        chips={categories.map(({ title, url }) => ({ to: path(`/products-list/${url}`), text: title }))}
      />
      {alternatives.products.length > 0 && (
        <section className="mt-16">
          <h3 className="mb-6 text-22 font-bold tracking-tight">{t.popular}</h3>
          <ProductGrid products={alternatives.products} />
        </section>
      )}
    </div>
  )
}

function Chips({ title, chips }: { title: string; chips: readonly { to: string; text: ReactNode }[] }) {
  if (chips.length === 0) return null
  return (
    <section className="mx-auto mt-6 max-w-180 text-center">
      <h3 className="mb-3 text-14 font-bold text-ink-soft">{title}</h3>
      <ul className="flex flex-wrap justify-center gap-2">
        {chips.map(({ to, text }) => (
          <li key={to}>
            <Link to={to} className={chipClass}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
