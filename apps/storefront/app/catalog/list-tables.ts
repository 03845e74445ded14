import type { Client } from '@estampa/contract/client'
import { fromTable, type TextTable, toTable } from '../loaders/table.ts'
import type { CardTemplate } from '../theme/template.ts'
import { type CardTables, fromCardTables, toCardTables } from './tiles/card-tables.ts'

type ProductsList = Awaited<ReturnType<Client['catalog']['getProductsList']>>
type ApiFacets = ProductsList['facets']
/** Filters show no pictures of the categories. */
export type ListFacets = Omit<ApiFacets, 'families'> & {
  families: readonly Pick<ApiFacets['families'][number], 'value' | 'url' | 'label' | 'count'>[]
}
type FacetTables = {
  [Key in keyof ListFacets]: ListFacets[Key] extends readonly (infer Option)[]
    ? TextTable<Option>
    : ListFacets[Key]
}

/** A list of products with its facets as the page's loader hands it over. */
export type ListTables = Omit<ProductsList, 'items' | 'facets'> & { items: CardTables; facets: FacetTables }

export function toListTables(
  { items, facets, ...counts }: ProductsList,
  marks?: CardTemplate['marks'],
): ListTables {
  const families = facets.families.map(({ value, url, label, count }) => ({ value, url, label, count }))
  const tables = Object.entries({ ...facets, families }).map(([key, options]) => [
    key,
    Array.isArray(options) ? toTable(options) : options,
  ])
  return { ...counts, items: toCardTables(items, marks), facets: Object.fromEntries(tables) as FacetTables }
}

export function fromListTables({ items, facets, ...counts }: ListTables) {
  const lists = Object.entries(facets).map(([key, options]) => [
    key,
    typeof options === 'string' ? fromTable(options as TextTable<object>) : options,
  ])
  return { ...counts, items: fromCardTables(items), facets: Object.fromEntries(lists) as ListFacets }
}
