import type { cart } from '@estampa/contract/cart'
import { toLineItem } from '@estampa/domain/cart'
import { isRefusal } from '@estampa/domain/refusal'
import { measuredLines } from '../customization/measure-lines.ts'
import type { PriceTableServices } from '../customization/price-tables.ts'
import type { Context } from '../http/context.ts'
import { buyerOf, listLinePrices } from '../pricing/price-lines.ts'

/** The prices of these lines of a cart for this person, with what the server measures of their designs. */
export async function showCartPrices(
  context: Context<typeof cart.getShoppingCartProductPrice, PriceTableServices>,
) {
  const { services, shop, person, input } = context
  const lines = await measuredLines(context, input.map(toLineItem), { toMake: false })
  if (isRefusal(lines)) return lines
  return listLinePrices(services, shop, lines, buyerOf(person))
}
