import type { OrderActor, OrderState } from '@estampa/domain/orders'
import { type Refusal, refuse } from '@estampa/domain/refusal'
import { forgetArtOfOrder } from '../customization/produced-art.store.ts'
import type { Tx } from '../db/database.ts'
import { lifeOf, openOrder } from './open-order.ts'
import { saveMoves } from './order-life.store.ts'
import { findUndoableMove, forgetUndoableMove } from './undo.store.ts'
import { restoreUsedStock } from './used-stock.store.ts'

const NOTE = 'Se deshizo el paso anterior'

/**
 * Takes the last move of an order back, as a move of its own in the history, while nothing has left the house: its mail
 * waits, no company knows of a parcel, and nothing else has happened to the order since.
 */
export async function undoMove(
  tx: Tx,
  orderId: string,
  { who, now }: { who: OrderActor; now: Date },
): Promise<OrderState | Refusal> {
  const open = await openOrder(tx, orderId)
  if (!open) return refuse('not_found')
  const undo = await findUndoableMove(tx, orderId, now)
  if (!undo) return refuse('order_undo_over')
  const { state: from } = open.order
  const { to } = undo
  await saveMoves(tx, orderId, {
    ...lifeOf(open),
    state: to,
    history: [{ from, to, who, at: now, note: NOTE }],
  })
  if (from === 'in_production') {
    await restoreUsedStock(tx, orderId)
    await forgetArtOfOrder(tx, orderId)
  }
  await forgetUndoableMove(tx, orderId)
  return to
}
