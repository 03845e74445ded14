import { useMessages } from '@estampa/web/messages'
import { useContext } from 'react'
import { productsListMessages } from '../../messages/list.ts'
import { unfoldCategories } from '../../shop/category-tree.ts'
import { PageLink } from '../../shop/page-link.tsx'
import { useShopData } from '../../shop/shop-data.ts'
import type { ListFacets } from '../list-tables.ts'
import { ALL_CATEGORIES, withChange } from '../listing-state.ts'
import { LongList } from '../long-list.tsx'
import { useListing } from '../use-listing.ts'
import { FacetDrop, FiltersLook } from './facet.tsx'

/** Each category is an address of its own; the other filters go along. */
export function CategoryFacet({ families }: { families: ListFacets['families'] }) {
  const t = useMessages(productsListMessages)
  const { listing, hrefOf } = useListing()
  const look = useContext(FiltersLook)
  const all = { key: ALL_CATEGORIES, title: t.all, count: null }
  const parents = new Map(useShopData().categories.map(({ id, parent_id }) => [id, parent_id]))
  const placed = families.map((one) => ({
    ...one,
    id: Number(one.value),
    parent_id: parents.get(Number(one.value)) ?? null,
  }))
  const shown = unfoldCategories(placed, listing.category)
  const entries = [
    { ...all, level: 0 },
    ...shown.map(({ url, label, count, level }) => ({ key: url, title: label, count, level })),
  ]
  const list = (
    <LongList
      items={entries}
      isChosen={({ key, level }) => level > 0 || key === listing.category}
      className="-mx-2"
    >
      {({ key: url, title, count, level }) => (
        <PageLink
          to={hrefOf(withChange(listing, { category: url }))}
          prefetch="intent"
          aria-current={listing.category === url ? 'page' : undefined}
          className="facet-category"
          data-level={level || undefined}
        >
          {title}
          {count !== null && <small>{count}</small>}
        </PageLink>
      )}
    </LongList>
  )
  if (look === 'bar') {
    return (
      <nav aria-label={t.categories}>
        {/* another category closes it */}
        <FacetDrop key={listing.category} title={t.categories}>
          {list}
        </FacetDrop>
      </nav>
    )
  }
  return (
    <nav aria-label={t.categories} className="border-b border-line pb-5">
      <h2 className="mb-1.5 text-14 font-bold">{t.categories}</h2>
      {list}
    </nav>
  )
}
