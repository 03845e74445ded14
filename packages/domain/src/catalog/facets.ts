/**
 * What lists of products are narrowed by: one row per facet, under the name that the wire has for it. The values that a
 * product has stand in the server's `catalog/index-entry.ts`, the titles for people in the storefront's `messages/list.ts`;
 * everything else follows from these rows.
 */
export type FacetRow = {
  /** As the search index calls it; what is stored keeps this name. */
  readonly index: string
  /** The filters beside a list offer it. */
  readonly isFilter: boolean
}

export const facets = {
  families: { index: 'family', isFilter: false },
  colors: { index: 'color', isFilter: true },
  sizes: { index: 'size', isFilter: true },
  materials: { index: 'material', isFilter: true },
  brands: { index: 'brand', isFilter: false },
  printing_types: { index: 'technique', isFilter: true },
} as const satisfies Record<string, FacetRow>

export type Facets = typeof facets
export type FacetKey = keyof Facets
/** Those that the filters beside a list offer. */
export type FilterKey = { [Key in FacetKey]: Facets[Key]['isFilter'] extends true ? Key : never }[FacetKey]

export const facetKeys = Object.keys(facets) as readonly FacetKey[]
export const filterKeys = facetKeys.filter((key): key is FilterKey => facets[key].isFilter)

/** The same for every facet. */
export function ofEachFacet<Value>(make: (key: FacetKey) => Value): Record<FacetKey, Value> {
  return Object.fromEntries(facetKeys.map((key) => [key, make(key)])) as Record<FacetKey, Value>
}
