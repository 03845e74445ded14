import type { OrderState } from '@estampa/domain/orders'
import { type Refusal, refuse } from '@estampa/domain/refusal'
import type { Tx } from '../db/database.ts'
import { advanceOpenOrder } from './advance-order.ts'
import { buyerActorOf, openOrder } from './open-order.ts'

type Cancellation = { orderId: string; customerId: number; reason: string; now: Date }

/** A buyer cancels an order of their own. One that is cancelled already stays as it is. */
export async function cancelOrder(
  tx: Tx,
  { orderId, customerId, reason, now }: Cancellation,
): Promise<OrderState | Refusal> {
  const open = await openOrder(tx, orderId, customerId)
  if (!open) return refuse('not_found')
  if (open.order.state === 'cancelled') return open.order.state
  return advanceOpenOrder(tx, open, {
    to: 'cancelled',
    who: buyerActorOf(open),
    now,
    note: reason || undefined,
  })
}
