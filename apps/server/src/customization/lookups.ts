import type { LookUpQuery, LookUpResult } from '@estampa/contract/customization/look-ups'
import type { z } from 'zod'
import { type ListedFacet, type ListingQuery, listProducts } from '../catalog/listing.store.ts'
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
  const facets = await countFacets(tx, { ...among, techniques: printing_types ?? [] })
  return facets
    .filter(({ facet }) => facet === 'brand')
    .map(({ label, docs }) => ({ name: label, count: docs }))
}

async function lookUpTechniques(tx: Tx, request: TechniquesQuery) {
  const { products, brands, ...among } = request
  const techniques = [...(await listTechniques(tx)).values()]
  const takenBy = products ? await listTakers(tx, products) : new Map<number, number[]>()
  const facets = products ? [] : await countFacets(tx, { ...among, brands: brands ?? [] })
  const counts = new Map(
    facets.filter(({ facet }) => facet === 'technique').map(({ value, docs }) => [Number(value), docs]),
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

type FacetQuery = {
  text?: string | undefined
  families?: string[] | undefined
  brands?: string[]
  techniques?: string[]
}

async function countFacets(tx: Tx, { text, families, brands, techniques }: FacetQuery) {
  const query: ListingQuery = {
    search: searchWords(text ?? ''),
    families: families ?? [],
    colors: [],
    sizes: [],
    materials: [],
    brands: brands ?? [],
    techniques: techniques ?? [],
    featured: false,
    stock: 0,
    cost: null,
    order: 'relevance',
    offset: 0,
    limit: 0,
  }
  const { facets }: { facets: readonly ListedFacet[] } = await listProducts(tx, query)
  return facets
}
