import { favorites } from '@estampa/contract/favorites'
import { countsOf, pageOf } from '@estampa/contract/paging'
import { isRefusal, refuse } from '@estampa/domain/refusal'
import { priceViewOf } from '../catalog/price-view.ts'
import { productCard } from '../catalog/product-view.ts'
import { wordsOf } from '../catalog/words.ts'
import { handle } from '../http/context.ts'
import { changeOne, changeSeveral } from './change-favorites.ts'
import { countFavorites, listFavorites, lockFavorites } from './favorites.store.ts'

const PAGE = 24

export const favoritesRoutes = handle('favorites', favorites, {
  updateFavoriteProduct: async ({ tx, person, input, now }) => {
    if (person.kind !== 'customer') return refuse('no_token')
    const { customerId } = person
    if (!(await lockFavorites(tx, customerId))) return refuse('no_token')
    const id = input.genericId ?? input.productId
    const changed =
      id === undefined
        ? await changeSeveral(tx, customerId, input.genericIds ?? [], input.favorite ?? true, now)
        : await changeOne(tx, customerId, id, input.favorite, now)
    return isRefusal(changed) ? changed : { ...changed, totalCount: await countFavorites(tx, customerId) }
  },
  getFavorites: async ({ tx, shop, person, input }) => {
    if (person.kind !== 'customer') return refuse('no_token')
    const page = pageOf(input, PAGE)
    const words = wordsOf(input.Filtro ?? '')
    const limit = input.onlyIds ? 0 : page.limit
    const found = await listFavorites(tx, person.customerId, { words, offset: page.offset, limit })
    const prices = priceViewOf(shop)
    return {
      items: found.items.map((item) => productCard(item, prices)),
      ids: found.ids,
      ...countsOf(found.total, page),
    }
  },
})
