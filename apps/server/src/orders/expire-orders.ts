import { moveOrder, type OrderActor } from '@estampa/domain/orders'
import { isRefusal } from '@estampa/domain/refusal'
import type { Database, Tx } from '../db/database.ts'
import { findExpiring, lockOrderLife, releaseStock, saveMove } from './order-life.store.ts'

/** Ends the orders whose time to pay is over and gives their stock back; gives how many it ended. */
export async function expireOrders(
  database: Database,
  shop: number,
  now: Date,
  who: OrderActor,
  most: number,
): Promise<number> {
  const ids = await database.readInShop(shop, (tx) => findExpiring(tx, now, most))
  let expired = 0
  for (const id of ids) {
    if (await database.inShop(shop, (tx) => expireOrder(tx, id, now, who))) expired++
  }
  return expired
}

async function expireOrder(tx: Tx, id: string, now: Date, who: OrderActor): Promise<boolean> {
  const order = await lockOrderLife(tx, id, now)
  // somebody paid, cancelled or expired it since it was listed
  if (!order) return false
  const expired = moveOrder(order, 'expired', who, now)
  if (isRefusal(expired)) return false
  await saveMove(tx, id, expired)
  await releaseStock(tx, id)
  return true
}
