import { MAX_FAVORITES } from '@estampa/domain/favorites'
import { z } from 'zod'
import { get, post } from './call.ts'
import { cardExample } from './catalog/examples.ts'
import { ProductCard } from './catalog/products.ts'
import { checkPaging, counts, MAX_PER_PAGE, onlyOneOf, pagingOf } from './paging.ts'
import { Id, QueryFlag, QueryId, Text } from './wire.ts'

const FavoriteChange = z
  .object({
    /** The product, as lists number it. */
    genericId: QueryId.optional(),
    /** Alias of `genericId`. */
    productId: QueryId.optional(),
    /** Several at once, the newest first: what a guest kept before signing in. */
    genericIds: z.array(Id).min(1).max(MAX_FAVORITES).optional(),
    /** Absent: toggles the state; several are added. */
    favorite: QueryFlag.optional(),
  })
  .superRefine((input, faults) => {
    onlyOneOf(input, ['genericId', 'productId', 'genericIds'], faults)
    if ((input.genericId ?? input.productId ?? input.genericIds) === undefined) {
      faults.addIssue({ code: 'custom', path: ['genericId'], message: 'Falta el producto.' })
    }
  })

export const favorites = {
  updateFavoriteProduct: post('/api/services/app/Zecat/UpdateFavoriteProduct', {
    summary:
      'Hace de un producto un favorito, o deja de serlo; varios a la vez para un invitado que inicia sesión',
    who: 'customer',
    takes: FavoriteChange,
    gives: z.object({
      favorite: z.boolean(),
      /** Ids of the sent products whose state is now as requested; some may have left the shop or exceed the limit. */
      genericIds: z.array(z.int()),
      /** Favorites that the person has now. */
      totalCount: z.int(),
    }),
    refuses: ['no_token', 'product_not_found', 'too_many_favorites'],
    example: {
      takes: { genericId: 118, favorite: true },
      gives: { favorite: true, genericIds: [118], totalCount: 4 },
    },
  }),
  getFavorites: get('/api/services/app/Zecat/GetFavorites', {
    summary: 'Los favoritos de la persona, el más nuevo primero',
    who: 'customer',
    takes: z
      .object({
        /** Words of the name. */
        Filtro: Text(120).optional(),
        /** Without the cards. */
        onlyIds: QueryFlag.optional(),
        ...pagingOf(MAX_PER_PAGE),
      })
      .superRefine(checkPaging),
    gives: z.object({
      items: z.array(ProductCard),
      /** All of them, whatever the page. */
      ids: z.array(z.int()),
      ...counts,
    }),
    refuses: ['no_token'],
    example: {
      takes: { page: '1', limit: '24' },
      gives: { items: [cardExample], ids: [118], totalCount: 1, count: 1, page: 1, total_pages: 1 },
    },
  }),
}
