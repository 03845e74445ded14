import { catalog, type ProductsListInput } from '@estampa/contract/catalog'
import { refuse } from '@estampa/domain/refusal'
import type { z } from 'zod'
import { handle } from '../http/context.ts'
import { listColors, listFamilies } from './catalog.store.ts'
import { findPublished } from './detail.store.ts'
import { type ListingOrder, type ListingQuery, listProducts } from './listing.store.ts'
import { searchWords } from './search-words.ts'
import { costsBetween, type ShownPrices, shownPricesOf } from './shown-prices.ts'
import { productCard, productDetail, shownFacets } from './shown-products.ts'
import { listTrending } from './trending.store.ts'

const PAGE = 24
const TRENDING = 12

export const catalogRoutes = handle('catalog', catalog, {
  getCategories: ({ tx }) => listFamilies(tx),
  getColors: ({ tx }) => listColors(tx),
  getProductsList: async ({ tx, shop, input }) => {
    const prices = shownPricesOf(shop)
    const query = queryOf(input, prices)
    const listing = await listProducts(tx, query)
    return {
      items: listing.items.map((item) => productCard(item, prices)),
      totalCount: listing.total,
      count: listing.total,
      page: Math.floor(query.offset / query.limit) + 1,
      total_pages: Math.ceil(listing.total / query.limit),
      facets: shownFacets(listing, prices),
    }
  },
  getProductDetail: async ({ tx, shop, input }) => {
    const found = await findPublished(tx, input.id)
    return found ? productDetail(found, shownPricesOf(shop)) : refuse('product_not_found')
  },
  getTrendingProducts: async ({ tx, shop, input }) => {
    const prices = shownPricesOf(shop)
    const items = await listTrending(tx, input.limit ?? TRENDING)
    return items.map((item) => productCard(item, prices))
  },
})

/** Where prices are hidden neither order nor filter may tell them. */
function queryOf(input: z.output<typeof ProductsListInput>, prices: ShownPrices | null): ListingQuery {
  const limit = input.limit ?? input.maxResultCount ?? PAGE
  return {
    search: searchWords(input.name ?? ''),
    families: input.families ?? [],
    colors: input.colors ?? [],
    sizes: input.sizes ?? [],
    materials: input.materials ?? [],
    techniques: input.printing_types ?? [],
    featured: input.featured ?? false,
    stock: input.stock ?? 0,
    cost: prices && costsBetween(input['price[from]'], input['price[to]'], prices),
    order: orderOf(input, prices !== null),
    offset: input.page === undefined ? (input.skipCount ?? 0) : (input.page - 1) * limit,
    limit,
  }
}

function orderOf(input: z.output<typeof ProductsListInput>, hasPrices: boolean): ListingOrder {
  const byPrice = input['order[price]']
  const order = byPrice ? (`price ${byPrice}` as const) : (input.sorting ?? 'relevance')
  return !hasPrices && order.startsWith('price') ? 'relevance' : order
}
