/**
 * What lists of products are narrowed by, under the names that the wire has. The values that a product has stand in the
 * server's `catalog/index-entry.ts`, the titles for people in the storefront's `messages/list.ts`; everything else follows
 * from these tables.
 */

/** As the search index calls each facet; what is stored keeps this name. */
export const facetIndex = {
  families: 'family',
  colors: 'color',
  sizes: 'size',
  materials: 'material',
  brands: 'brand',
  printing_types: 'technique',
} as const
export type FacetKey = keyof typeof facetIndex
export const facetKeys = Object.keys(facetIndex) as readonly FacetKey[]

/** Those that the filters beside a list offer, in their order. */
export const filterKeys = ['colors', 'sizes', 'materials', 'printing_types'] as const satisfies FacetKey[]
export type FilterKey = (typeof filterKeys)[number]

/** The same for every facet. */
export function ofEachFacet<Value>(make: (key: FacetKey) => Value): Record<FacetKey, Value> {
  return Object.fromEntries(facetKeys.map((key) => [key, make(key)])) as Record<FacetKey, Value>
}
