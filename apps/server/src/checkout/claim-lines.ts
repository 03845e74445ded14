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
  { customerId, input, now }: Pick<CheckoutRequest<OrderInput>, 'customerId' | 'input' | 'now'>,
  uuids: readonly string[],
): Promise<Refusal | null> {
  // whoever holds the cart goes first: the other one sees the order
  if (input.shoppingCart.shoppingCartMode === 'direct') await lockCart(tx, customerId, now)
  else await removeOrderedLines(tx, customerId, uuids, now)
  return whyAlreadyOrdered(tx, customerId, uuids)
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
