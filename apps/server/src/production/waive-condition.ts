/** Somebody of the shop lets an order be made although its money or its goods are not here yet, and says why. */
import type { OrderActor } from '@estampa/domain/orders'
import { isBeforeProduction, type WaivableCondition } from '@estampa/domain/production'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import type { Tx } from '../db/database.ts'
import { advanceOpenOrder } from '../orders/advance-order.ts'
import { openOrder } from '../orders/open-order.ts'
import { findConditions, saveWaiver } from './jobs.store.ts'

type NewWaiver = {
  orderId: string
  condition: WaivableCondition
  reason: string
  who: OrderActor
  now: Date
}

/** An order that only waits for its money is confirmed with it, so that its proof can be made. */
export async function waiveCondition(tx: Tx, waiver: NewWaiver): Promise<null | Refusal> {
  const { orderId, condition, reason, who, now } = waiver
  const open = await openOrder(tx, orderId)
  const conditions = await findConditions(tx, orderId)
  if (!open || !conditions) return refuse('not_found')
  if (!isBeforeProduction(open.order.state)) return refuse('production_order_over')
  if (conditions[condition]) return refuse('production_condition_met')
  const isNew = await saveWaiver(tx, orderId, { condition, reason, by: who.name, at: now })
  if (!isNew) return refuse('production_condition_met')
  if (condition === 'goods' || open.order.state !== 'placed') return null
  const trusted = { ...open, order: { ...open.order, deposit: 0 } }
  const confirmed = await advanceOpenOrder(tx, trusted, { to: 'confirmed', who, now, note: reason })
  return isRefusal(confirmed) ? confirmed : null
}
