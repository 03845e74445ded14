import type { Client } from '@estampa/contract/client'
import { Button } from '@estampa/ui/button'
import type { FormEvent } from 'react'
import { listMessages } from '../../messages/list.ts'
import { useMessages } from '../../messages/use-messages.ts'
import { changed, type FacetKey, readListing, toggled } from '../listing-state.ts'
import { useListing } from '../use-listing.ts'
import { CategoryLinks } from './category-links.tsx'
import { ColourFacet } from './colour-facet.tsx'
import { OptionFacet } from './option-facet.tsx'
import { PriceFacet, StockFacet } from './range-facets.tsx'
import { SizeFacet } from './size-facet.tsx'

export type Facets = Awaited<ReturnType<Client['catalog']['getProductsList']>>['facets']

/** A plain GET form: without the script its button asks for the same addresses. */
export function FilterForm({ facets, id }: { facets: Facets; id: string }) {
  const t = useMessages(listMessages)
  const { listing, show, hrefOf } = useListing()
  const toggle = (facet: FacetKey, value: string) => void show(toggled(listing, facet, value))
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const said = new URLSearchParams()
    for (const [key, value] of new FormData(event.currentTarget)) said.append(key, String(value))
    const { priceFrom, priceTo, stock } = readListing(listing.category, said)
    void show(changed(listing, { priceFrom, priceTo, stock }))
  }
  return (
    <>
      <CategoryLinks families={facets.families} />
      <form id={id} action={hrefOf(listing).split('?')[0]} onSubmit={submit} className="pt-5">
        {listing.name && <input type="hidden" name="name" value={listing.name} />}
        <ColourFacet options={facets.colors} chosen={listing.colors} onToggle={toggle} />
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
