import type { OrderPlaced } from '@estampa/contract/checkout'
import { isCustomized } from '@estampa/domain/customization'
import { isRefusal, type Refusal } from '@estampa/domain/refusal'
import type { z } from 'zod'
import { measureLines } from '../customization/measure-lines.ts'
import type { Context } from '../http/context.ts'
import type { CheckoutRequest, OrderInput } from './checkout-request.ts'
import { findOrderOfKey } from './place-order.ts'

/**
 * The ordered lines with what the server measured of their designs instead of what was claimed. A request that became
 * an order before is answered with it, whatever became of its logos since.
 */
export async function measuredOrder(
  context: Pick<Context, 'services' | 'shop' | 'person' | 'now'>,
  request: CheckoutRequest<OrderInput>,
): Promise<OrderInput | z.output<typeof OrderPlaced> | Refusal> {
  const { input, shop } = request
  const rows = input.shoppingCart.products
  const lines = rows.map(({ shoppingCartUUID, genericProductId, customization }) => ({
    shoppingCartUUID,
    generic_id: genericProductId,
    customization: customization ?? null,
    variantIds: rows.flatMap((row) => (row.shoppingCartUUID === shoppingCartUUID ? row.productId : [])),
  }))
  if (!lines.some(({ customization }) => isCustomized(customization))) return input
  const before = await context.services.database.readInShop(shop.id, (tx) => findOrderOfKey(tx, request))
  if (before) return before
  const first = new Map(lines.toReversed().map((line) => [line.shoppingCartUUID, line]))
  const measured = await measureLines(context, [...first.values()], { toMake: true })
  if (isRefusal(measured)) return measured
  const products = input.shoppingCart.products.map((row) => {
    const own = first.get(row.shoppingCartUUID)?.customization
    // rows of one line that say different things stay so, and are refused later
    const isSame = JSON.stringify(own) === JSON.stringify(row.customization ?? null)
    const customization = isSame ? measured.get(row.shoppingCartUUID) : undefined
    return customization ? { ...row, customization: customization as typeof row.customization } : row
  })
  return { ...input, shoppingCart: { ...input.shoppingCart, products } }
}
