import { type ListedPage, readListedPage, toListedInput, writeListedPage } from '../controls/listed-page.ts'
import { readViewId, writeViewId } from '../controls/views/saved-views.ts'

/** The tabs: all of them, by whether they are shown, and by what they lack. */
export const productGroups = [
  'all',
  'published',
  'hidden',
  'price',
  'picture',
  'measures',
  'stock',
  'retired',
] as const
export type ProductGroup = (typeof productGroups)[number]
export const productListOrders = ['name', 'code', 'newest'] as const

/** The list shows what its address says: `?show=hidden&family=3&order=code&q=taza&page=2`. */
export type ProductsFilter = ListedPage & {
  group: ProductGroup
  family: number | null
  order: (typeof productListOrders)[number]
  /** The saved view from which it was narrowed. */
  view?: number | undefined
}

/** The filter that an address means; what it says wrongly is left out. */
export function readProductsFilter(query: URLSearchParams): ProductsFilter {
  const family = Number(query.get('family'))
  return {
    group: productGroups.find((name) => name === query.get('show')) ?? 'all',
    family: Number.isInteger(family) && family > 0 && family < 2 ** 31 ? family : null,
    order: productListOrders.find((name) => name === query.get('order')) ?? 'name',
    ...readViewId(query),
    ...readListedPage(query),
  }
}

export function writeProductsFilter({ group, family, order, view, ...listed }: ProductsFilter): string {
  const query = new URLSearchParams()
  if (group !== 'all') query.set('show', group)
  if (family !== null) query.set('family', String(family))
  if (order !== 'name') query.set('order', order)
  writeViewId(view, query)
  return writeListedPage(listed, query)
}

/** What a view keeps of a filter: all but the page and its own name. */
export function productViewQueryOf(filter: ProductsFilter): string {
  return writeProductsFilter({ ...filter, page: 1, view: undefined }).replace('?', '')
}

const PAGE_SIZE = 50

/** The same as the call takes it. */
export function toProductsInput({ group, family, order, view: _, ...listed }: ProductsFilter) {
  const isState = group === 'published' || group === 'hidden' || group === 'retired'
  return {
    ...toListedInput(listed),
    maxResultCount: PAGE_SIZE,
    order,
    ...(isState && { state: group }),
    ...(!isState && group !== 'all' && { missing: group }),
    ...(family !== null && { family }),
  }
}
