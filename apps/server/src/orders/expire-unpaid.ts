import { moveOrder, type OrderActor } from '@estampa/domain/orders'
import { movePayment, type PaymentLifecycle } from '@estampa/domain/orders/order-payments'
import { isRefusal } from '@estampa/domain/refusal'
import type { Database, Tx } from '../db/database.ts'
import { settleEach } from '../jobs/settle-each.ts'
import { endProposal } from './changes.store.ts'
import { notifyBuyerLater } from './notify-buyer.ts'
import { findExpiring, lockExpiring, releaseStock, saveMoves } from './order-life.store.ts'
import { lockPayments, savePaymentMoves } from './order-payments.store.ts'

const clock: OrderActor = { kind: 'system', id: null, name: 'Sistema' }
/** The orders of one run; the rest is done a minute later. */
const MAX_AT_ONCE = 500

/** Ends the orders that nobody paid in time and gives their stock back. One at a time keeps locks short. */
export async function expireUnpaid(database: Database, shop: number, now: Date): Promise<void> {
  const ids = await database.readInShop(shop, (tx) => findExpiring(tx, now, MAX_AT_ONCE))
  await settleEach(ids, (id) => database.inShop(shop, (tx) => expireOrder(tx, { shopId: shop, id }, now)))
}

async function expireOrder(tx: Tx, which: { shopId: number; id: string }, now: Date): Promise<void> {
  const { id } = which
  const order = await lockExpiring(tx, id, now)
  // somebody paid, cancelled or expired it since it was listed
  const expired = order && moveOrder(order, 'expired', clock, now)
  if (!expired || isRefusal(expired)) return
  await saveMoves(tx, id, expired)
  await endProposal(tx, id, 'ended')
  for (const payment of await lockPayments(tx, id)) {
    const ended = movePayment<PaymentLifecycle>(payment, 'expired', clock, now)
    if (!isRefusal(ended)) await savePaymentMoves(tx, payment.id, ended)
  }
  await releaseStock(tx, id)
  await notifyBuyerLater(tx, which, 'expired')
}
