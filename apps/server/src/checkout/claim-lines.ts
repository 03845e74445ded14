/**
 * A line of a cart is ordered once, whatever key its order is sent under: of two windows that buy the same cart
 * the second is told which order there is. An order that was cancelled or has expired gives its lines free.
 */
import { type Refusal, refuse } from '@estampa/domain/refusal'
import { lockCart, removeOrderedLines } from '../cart/cart.store.ts'
import type { Tx } from '../db/database.ts'
import { findOrderOfLines } from '../orders/orders.store.ts'
import type { CheckoutRequest, OrderInput } from './checkout-request.ts'

/** Takes the lines of an order out of the cart for good. «Buy now» has none there and leaves it as it is. */
export async function claimLines(
  tx: Tx,
  { person, input, now }: CheckoutRequest<OrderInput>,
): Promise<Refusal | null> {
  const { shoppingCartMode, products } = input.shoppingCart
  const uuids = [...new Set(products.map((row) => row.shoppingCartUUID))]
  // whoever holds the cart goes first: the other one sees the order
  if (shoppingCartMode === 'direct') {
    await lockCart(tx, person.customerId, now)
    return whyAlreadyOrdered(tx, person.customerId, uuids)
  }
  // one statement, which is done before the question that travels with it
  const [, refusal] = await Promise.all([
    removeOrderedLines(tx, person.customerId, uuids, now),
    whyAlreadyOrdered(tx, person.customerId, uuids),
  ])
  return refusal
}

/** The refusal of lines that are in an order already. Ask it with the customer's cart locked. */
export async function whyAlreadyOrdered(
  tx: Tx,
  customerId: number,
  uuids: readonly string[],
): Promise<Refusal | null> {
  const order = await findOrderOfLines(tx, customerId, uuids)
  if (!order) return null
  const { id, number, lines } = order
  return refuse('already_ordered', { number, data: { orderId: id, number, lines } })
}
