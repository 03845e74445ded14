import {
  isCalledOff,
  isChangeable,
  moveOrder,
  type OrderActor,
  type OrderLifecycle,
  type OrderState,
} from '@estampa/domain/orders'
import { movePayment } from '@estampa/domain/orders/order-payments'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import { rememberProducedArt } from '../customization/produced-art.store.ts'
import type { Tx } from '../db/database.ts'
import { dispatchLater } from '../shipping/shipments.store.ts'
import { endProposal } from './changes.store.ts'
import { isNotification, notifyBuyerLater, notifyBuyerOfUndoable } from './notify-buyer.ts'
import { lifeOf, type OpenOrder, openOrder, saveDerivedMoneyState } from './open-order.ts'
import { releaseStock, saveMoves } from './order-life.store.ts'
import { type Payment, savePaymentMoves } from './order-payments.store.ts'
import { moveParcelsAlong } from './parcels-of-move.ts'
import { useStock } from './used-stock.store.ts'

export type OrderStep = {
  to: OrderState
  who: OrderActor
  now: Date
  note?: string | undefined
  /** The move can be taken back for some minutes, and its mail waits as long. */
  isUndoable?: boolean
}

/**
 * Moves an order on, whoever asks. An order that will not be made gives its stock back and asks for no more
 * money; money that is here, or being looked at, stays and is owed back.
 */
export async function advanceOrder(tx: Tx, orderId: string, step: OrderStep): Promise<OrderState | Refusal> {
  const open = await openOrder(tx, orderId)
  return open ? advanceOpenOrder(tx, open, step) : refuse('not_found')
}

export async function advanceOpenOrder(
  tx: Tx,
  open: OpenOrder,
  step: OrderStep,
): Promise<OrderState | Refusal> {
  const moved = await stepOrder(tx, open, step)
  if (isRefusal(moved)) return moved
  if (isCalledOff(step.to)) {
    const end = step.to === 'expired' ? 'expired' : 'cancelled'
    const payments = await endPending(tx, open.payments, { to: end, who: step.who, now: step.now })
    await saveDerivedMoneyState(tx, { order: open.order, payments })
  }
  if (isNotification(step.to))
    await (step.isUndoable ? notifyBuyerOfUndoable : notifyBuyerLater)(tx, open.order, step.to)
  return moved.state
}

/** Whether the order may make this move, and how it is then. Nothing is written. */
export function decideStep(open: OpenOrder, { to, who, now, note }: OrderStep): OrderLifecycle | Refusal {
  return moveOrder<OrderLifecycle>(lifeOf(open), to, who, now, note)
}

/** One move of the order's production, with what it means for the stock that it holds. */
export async function stepOrder(tx: Tx, open: OpenOrder, step: OrderStep): Promise<OrderLifecycle | Refusal> {
  const moved = decideStep(open, step)
  if (isRefusal(moved)) return moved
  await saveMoves(tx, open.order.id, moved)
  await moveParcelsAlong(tx, open.order.id, step)
  if (!isChangeable(step.to)) await endProposal(tx, open.order.id, 'ended')
  if (step.to === 'cancelled' || step.to === 'expired') await releaseStock(tx, open.order.id)
  // a carrier is told of what may leave
  if (step.to === 'ready' && moved.restDue === 0) await dispatchLater(tx, open.order.id)
  if (step.to === 'in_production') {
    await useStock(tx, open.order.id, { isUndoable: step.isUndoable ?? false })
    await rememberProducedArt(tx, open.order.id)
  }
  return moved
}

/** Ends what is still asked for; the payments as they are then. */
export async function endPending(
  tx: Tx,
  payments: readonly Payment[],
  { to, who, now }: { to: 'expired' | 'cancelled'; who: OrderActor; now: Date },
): Promise<Payment[]> {
  const after: Payment[] = []
  for (const payment of payments) {
    const ended = payment.state === 'pending' ? movePayment(payment, to, who, now) : payment
    if (isRefusal(ended)) throw new Error(`a pending payment could not become ${to}`)
    if (ended !== payment) await savePaymentMoves(tx, payment.id, ended)
    after.push({ ...ended, history: [] })
  }
  return after
}
