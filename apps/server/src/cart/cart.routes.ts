import { cart } from '@estampa/contract/cart'
import { handle } from '../http/context.ts'
import { pricesOf } from '../pricing/price-lines.ts'
import { linesToPrice } from './lines-to-price.ts'

export const cartRoutes = handle('cart', cart, {
  getShoppingCartProductPrice: async ({ tx, shop, input }) => pricesOf(tx, shop, linesToPrice(input)),
})
