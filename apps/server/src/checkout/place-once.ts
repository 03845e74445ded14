import type { OrderPlaced } from '@estampa/contract/checkout'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import type { z } from 'zod'
import type { Database } from '../db/database.ts'
import { findPlacedOrder } from '../orders/orders.store.ts'
import type { CheckoutRequest } from './checkout-request.ts'

export type PlacedOrderAnswer = z.output<typeof OrderPlaced>

/**
 * One request becomes one order, however often and however much at once it is sent: every sender gets the same
 * answer. Whoever loses the race is refused by `place` and answered with the winner's order.
 */
export async function placeOnce(
  database: Database,
  request: CheckoutRequest,
  place: () => Promise<PlacedOrderAnswer | Refusal>,
): Promise<PlacedOrderAnswer | Refusal> {
  const placed = await place()
  // what was read, decided or taken may be refused for the very order that this request has become meanwhile
  return isRefusal(placed) ? ((await findOrderOfKey(database, request)) ?? placed) : placed
}

/** The order that this request became, if it did. */
async function findOrderOfKey(
  database: Database,
  { shop, person, idempotencyKey }: CheckoutRequest,
): Promise<PlacedOrderAnswer | Refusal | undefined> {
  const { key } = idempotencyKey
  const before = await database.readInShop(shop.id, (tx) => findPlacedOrder(tx, person.customerId, key))
  if (!before) return undefined
  const { id, number, total, payment, bodyHash } = before
  return bodyHash === idempotencyKey.bodyHash
    ? { orderId: id, number, total, payment }
    : refuse('idempotency_key_reused', { data: { orderId: id } })
}
