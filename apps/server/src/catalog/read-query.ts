import { choicesOf, type ProductsListInput } from '@estampa/contract/catalog'
import { pageOf } from '@estampa/contract/paging'
import type { z } from 'zod'
import type { ListingOrder, ListingQuery } from './listing-pages.store.ts'
import { costsBetween, type PriceView } from './price-view.ts'
import { searchWords } from './search-words.ts'

const PAGE = 24

type ProductsListQuery = z.output<typeof ProductsListInput>

/** Translates a client's query into the catalog's terms. Where prices are hidden neither order nor filter may tell them. */
export function readQuery(input: ProductsListQuery, prices: PriceView | null): ListingQuery {
  return {
    search: searchWords(input.name ?? input.Filtro ?? ''),
    chosen: choicesOf(input),
    featured: input.featured ?? false,
    stock: input.stock ?? 0,
    cost: prices && costsBetween(input['price[from]'], input['price[to]'], prices),
    order: orderOf(input, prices !== null),
    onlyProducts: input.only_products ?? false,
    ...pageOf(input, PAGE),
  }
}

function orderOf(input: ProductsListQuery, hasPrices: boolean): ListingOrder {
  const [price, name] = [input['order[price]'], input['order[name]']]
  const named = name ? (`name ${name}` as const) : (input.sorting ?? 'relevance')
  const order = price ? (`price ${price}` as const) : named
  return !hasPrices && order.startsWith('price') ? 'relevance' : order
}
