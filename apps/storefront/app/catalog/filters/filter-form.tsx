import { Button } from '@estampa/ui/button'
import { useMessages } from '@estampa/web/messages/use-messages.ts'
import type { FormEvent } from 'react'
import { productsListMessages } from '../../messages/list.ts'
import { type FacetKey, readListing, withChange, withToggled } from '../listing-state.ts'
import { useListing } from '../use-listing.ts'
import { CategoryFacet } from './category-facet.tsx'
import { ColorFacet } from './color-facet.tsx'
import type { Facets } from './facet.tsx'
import { OptionFacet } from './option-facet.tsx'
import { PriceFacet, StockFacet } from './range-facets.tsx'
import { SizeFacet } from './size-facet.tsx'

/** A plain GET form: without the script its button asks for the same addresses. */
export function FilterForm({ facets, id }: { facets: Facets; id: string }) {
  const t = useMessages(productsListMessages)
  const { listing, show, hrefOf } = useListing()
  const toggle = (facet: FacetKey, value: string) => void show(withToggled(listing, facet, value))
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const filled = new URLSearchParams()
    for (const [key, value] of new FormData(event.currentTarget)) filled.append(key, String(value))
    const { priceFrom, priceTo, stock } = readListing(listing.category, filled)
    void show(withChange(listing, { priceFrom, priceTo, stock }))
  }
  return (
    <>
      <CategoryFacet families={facets.families} />
      <form id={id} action={hrefOf(listing).split('?')[0]} onSubmit={submit} className="pt-5">
        {listing.name && <input type="hidden" name="name" value={listing.name} />}
        <ColorFacet options={facets.colors} chosen={listing.colors} onToggle={toggle} />
        <SizeFacet options={facets.sizes} chosen={listing.sizes} onToggle={toggle} />
        <OptionFacet
          facet="materials"
          options={facets.materials}
          chosen={listing.materials}
          onToggle={toggle}
        />
        <OptionFacet
          facet="printing_types"
          options={facets.printing_types}
          chosen={listing.printing_types}
          onToggle={toggle}
        />
        <PriceFacet listing={listing} range={facets.price} />
        <StockFacet listing={listing} />
        <input type="submit" hidden />
        <noscript>
          <Button type="submit" wide>
            {t.apply}
          </Button>
        </noscript>
      </form>
    </>
  )
}
