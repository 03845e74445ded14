import type { LookUpQuery, LookUpResult } from '@estampa/contract/customization'
import { type FacetKey, isTechniqueOffered, ofEachFacet } from '@estampa/domain/catalog'
import type { z } from 'zod'
import { listProducts, valuesOfFacet } from '../catalog/listing.store.ts'
import type { ListingQuery } from '../catalog/listing-pages.store.ts'
import { searchWords } from '../catalog/search-words.ts'
import type { Tx } from '../db/database.ts'
import { listTakers, listTechniques } from './customization.store.ts'

type LookupQuery = z.output<typeof LookUpQuery>
type BrandsQuery = Extract<LookupQuery, { lookUp: 'brands' }>
type TechniquesQuery = Extract<LookupQuery, { lookUp: 'applicationTechniques' }>

/** Counts by the listing's own filters, so that a brand's count is what its filter then finds. */
export async function lookUp(tx: Tx, request: LookupQuery): Promise<z.output<typeof LookUpResult>> {
  if (request.lookUp === 'brands') return { lookUp: request.lookUp, brands: await lookUpBrands(tx, request) }
  return { lookUp: request.lookUp, applicationTechniques: await lookUpTechniques(tx, request) }
}

async function lookUpBrands(tx: Tx, { printing_types, ...among }: BrandsQuery) {
  const listing = await countFacets(tx, { ...among, printing_types })
  return valuesOfFacet(listing, 'brands').map(({ label, docs }) => ({ name: label, count: docs }))
}

async function lookUpTechniques(tx: Tx, request: TechniquesQuery) {
  const { products, brands, ...among } = request
  const techniques = [...(await listTechniques(tx)).values()].filter(isTechniqueOffered)
  const takenBy = products ? await listTakers(tx, products) : new Map<number, number[]>()
  const listing = products ? { facets: [] } : await countFacets(tx, { ...among, brands })
  const counts = new Map(
    valuesOfFacet(listing, 'printing_types').map(({ value, docs }) => [Number(value), docs]),
  )
  return techniques
    .map(({ id, key, name, description, minUnitsForPrinting }) => {
      const takers = takenBy.get(id) ?? []
      const count = products ? takers.length : (counts.get(id) ?? 0)
      return { id, key, name, description, minUnitsForPrinting, count, products: takers }
    })
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
}

type FacetQuery = { text?: string | undefined } & Partial<Record<FacetKey, string[] | undefined>>

async function countFacets(tx: Tx, { text, ...chosen }: FacetQuery) {
  const query: ListingQuery = {
    search: searchWords(text ?? ''),
    chosen: ofEachFacet((key) => chosen[key] ?? []),
    featured: false,
    stock: 0,
    cost: null,
    order: 'relevance',
    offset: 0,
    limit: 0,
  }
  return listProducts(tx, query)
}
