import { catalog } from '@estampa/contract/catalog'
import { countsOf, pageOf } from '@estampa/contract/paging'
import { Id } from '@estampa/contract/wire'
import { refuse } from '@estampa/domain/refusal'
import { handle } from '../http/context.ts'
import { shopAddress } from '../shops/shop-address.ts'
import { listCards } from './cards.store.ts'
import { listColors, listFamilies } from './catalog.store.ts'
import { findPublished } from './detail.store.ts'
import { listProducts } from './listing.store.ts'
import { priceViewOf } from './price-view.ts'
import { productCard, productDetail, toFacetsView } from './product-view.ts'
import { readQuery } from './read-query.ts'
import { searchWords } from './search-words.ts'
import { listSiteMapAddresses } from './site-map.store.ts'
import { siteMapOf } from './site-map.ts'
import { suggest } from './suggest.ts'
import { listTrending } from './trending.store.ts'
import type { CatalogServices } from './view-counter.ts'

const TRENDING = 12
const SUGGESTED = 6
const ADDRESSES = 1_000
const NO_PRODUCT = 0

export const catalogRoutes = handle<typeof catalog, CatalogServices>('catalog', catalog, {
  getCategories: ({ tx, input }) => listFamilies(tx, { alsoEmpty: input.isEcommerceClient === false }),
  getColors: ({ tx }) => listColors(tx),
  getProductsList: async ({ tx, shop, input, cache }) => {
    const prices = priceViewOf(shop)
    const query = readQuery(input, prices)
    const listing = await listProducts(tx, query)
    cache.dependsOn(listing.items)
    // which products have so many units changes with each sale
    if (query.stock > 0) cache.skip()
    return {
      items: listing.items.map((item) => productCard(item, prices)),
      ...countsOf(listing.total, query),
      facets: toFacetsView(listing, prices),
    }
  },
  getSuggestions: async ({ tx, shop, input }) => {
    const name = input.name ?? ''
    return suggest(
      tx,
      { name, search: searchWords(name), limit: input.limit ?? SUGGESTED },
      priceViewOf(shop),
    )
  },
  getProductDetail: async ({ tx, shop, input, services, cache }) => {
    const { external_id, url, related_except: relatedExcept = [] } = input
    const id = input.id ?? idIn(url ?? '')
    const selector = external_id === undefined ? { id } : { external_id }
    const found = await findPublished(tx, { selector, relatedExcept })
    if (!found) return refuse('product_not_found')
    const { id: genericId } = found.generic
    cache.dependsOn([{ id: genericId, version: found.version }, ...found.related])
    cache.onEachAnswer((asker) => services.views.see({ shop: shop.id, genericId, ...asker }))
    return productDetail(found, priceViewOf(shop))
  },
  getTrendingProducts: async ({ tx, shop, input, cache }) => {
    const prices = priceViewOf(shop)
    const items = await listTrending(tx, input.limit ?? TRENDING)
    cache.dependsOn(items)
    return items.map((item) => productCard(item, prices))
  },
  getProductCards: async ({ tx, shop, input, cache }) => {
    const prices = priceViewOf(shop)
    const items = await listCards(tx, input.ids)
    cache.dependsOn(items)
    return items.map((item) => productCard(item, prices))
  },
  siteMap: async ({ tx, shop, input, services }) => {
    const page = pageOf(input, ADDRESSES)
    const found = await listSiteMapAddresses(tx, page)
    return siteMapOf(shopAddress(shop, services.config.publicUrl), found, page)
  },
})

/** An address ends in the product's id. */
function idIn(url: string): number {
  const id = Id.safeParse(Number(/\d+$/.exec(url)?.[0]))
  return id.success ? id.data : NO_PRODUCT
}
