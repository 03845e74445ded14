import { Button } from '@estampa/ui/button'
import { Icon } from '@estampa/ui/icon'
import { useMessages } from '@estampa/web/messages'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'react-router'
import { productsListMessages } from '../messages/list.ts'
import type { ListFacets } from './list-tables.ts'
import { countFilters, type ListingSorting, listingSortings, withChange } from './listing-state.ts'
import { useListing } from './use-listing.ts'

const FilterSheet = lazy(() =>
  import('./filters/filter-sheet.tsx').then(({ FilterSheet: sheet }) => ({ default: sheet })),
)

/** The count of results, the button that opens the filters on a phone, and the sorting. */
export function ListHead({ total, facets }: { total: number; facets: ListFacets }) {
  const t = useMessages(productsListMessages)
  const { listing } = useListing()
  const [isOpen, setIsOpen] = useState(false)
  const filters = countFilters(listing)
  return (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-x-4 gap-y-3">
      <p className="tabular text-14 text-ink-soft max-md:order-last max-md:w-full" role="status">
        {t.found(total)}
      </p>
      <Button asChild variant="second" className="md:hidden">
        <Link
          to="#filters"
          preventScrollReset
          onClick={(event) => {
            event.preventDefault()
            setIsOpen(true)
          }}
        >
          <Icon name="sliders-horizontal" size={18} />
          {filters > 0 ? t.filter_with(filters) : t.filter}
        </Link>
      </Button>
      <Sort />
      {isOpen && (
        <Suspense fallback={null}>
          <FilterSheet facets={facets} total={total} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}

function Sort() {
  const t = useMessages(productsListMessages)
  const { listing, show } = useListing()
  return (
    <label className="flex items-center gap-2.5 text-14">
      <span className="text-ink-soft max-sm:sr-only">{t.sort}</span>
      <span className="relative block">
        <select
          form="filters-form"
          name="sorting"
          className="text-input appearance-none pr-9! text-14!"
          value={listing.sorting}
          onChange={(event) =>
            void show(withChange(listing, { sorting: event.target.value as ListingSorting }))
          }
        >
          {listingSortings.map((sorting) => (
            <option key={sorting} value={sorting}>
              {t[sorting]}
            </option>
          ))}
        </select>
        <Icon
          name="chevron-down"
          size={16}
          className="pointer-events-none absolute top-1/2 right-3 -translate-y-1/2"
        />
      </span>
    </label>
  )
}
