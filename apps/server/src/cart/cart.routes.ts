import { cart } from '@estampa/contract/cart'
import { isRefusal } from '@estampa/domain/refusal'
import { handle } from '../http/context.ts'
import { priceLines } from '../pricing/price-lines.ts'
import { linesToPrice } from './lines-to-price.ts'

export const cartRoutes = handle('cart', cart, {
  getShoppingCartProductPrice: async ({ tx, shop, input }) => {
    const priced = await priceLines(tx, shop, linesToPrice(input))
    return isRefusal(priced) ? priced : priced.entries
  },
})
