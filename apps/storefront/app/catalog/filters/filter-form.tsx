import { type FilterKey, filterKeys } from '@estampa/domain/catalog/facets'
import { Button } from '@estampa/ui/button'
import { useMessages } from '@estampa/web/messages'
import type { FormEvent } from 'react'
import { productsListMessages } from '../../messages/list.ts'
import type { Template } from '../../theme/template.ts'
import type { ListFacets } from '../list-tables.ts'
import { readListing, withChange, withToggled } from '../listing-state.ts'
import { useListing } from '../use-listing.ts'
import { CategoryFacet } from './category-facet.tsx'
import { ColorFacet } from './color-facet.tsx'
import { FiltersLook } from './facet.tsx'
import { OptionFacet } from './option-facet.tsx'
import { PriceFacet, StockFacet } from './range-facets.tsx'
import { SizeFacet } from './size-facet.tsx'

type FilterFormProps = { facets: ListFacets; id: string; look?: Template['filters'] }

/** A plain GET form: without the script its button asks for the same addresses. */
export function FilterForm({ facets, id, look = 'column' }: FilterFormProps) {
  const t = useMessages(productsListMessages)
  const { listing, show, hrefOf } = useListing()
  const toggle = (facet: FilterKey) => (value: string) => void show(withToggled(listing, facet, value))
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const filled = new URLSearchParams()
    for (const [key, value] of new FormData(event.currentTarget)) filled.append(key, String(value))
    const { priceFrom, priceTo, stock } = readListing(listing.category, filled)
    void show(withChange(listing, { priceFrom, priceTo, stock }))
  }
  return (
    <FiltersLook value={look}>
      <div className={look === 'bar' ? 'facet-bar' : undefined}>
        <CategoryFacet families={facets.families} />
        <form
          id={id}
          action={hrefOf(listing).split('?')[0]}
          onSubmit={submit}
          className={look === 'bar' ? 'contents' : 'pt-5'}
        >
          {listing.name && <input type="hidden" name="name" value={listing.name} />}
          {filterKeys.map((facet) => (
            <FacetOf
              key={facet}
              facet={facet}
              facets={facets}
              chosen={listing[facet]}
              onToggle={toggle(facet)}
            />
          ))}
          <PriceFacet listing={listing} range={facets.price} />
          <StockFacet listing={listing} />
          <input type="submit" hidden />
          <noscript>
            <Button type="submit" wide>
              {t.apply}
            </Button>
          </noscript>
        </form>
      </div>
    </FiltersLook>
  )
}

type FacetOfProps = {
  facet: FilterKey
  facets: ListFacets
  chosen: readonly string[]
  onToggle: (value: string) => void
}

/** Colors and sizes have a form of their own, all others are lists of values. */
function FacetOf({ facet, facets, ...chosen }: FacetOfProps) {
  if (facet === 'colors') return <ColorFacet options={facets.colors} {...chosen} />
  if (facet === 'sizes') return <SizeFacet options={facets.sizes} {...chosen} />
  return <OptionFacet facet={facet} options={facets[facet]} {...chosen} />
}
