import { isCalledOff, type OrderState } from '@estampa/domain/orders'
import { movePayment, type PaymentActor } from '@estampa/domain/payments'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import type { Tx } from '../db/database.ts'
import { isNotification, notifyBuyerLater } from '../orders/notify-buyer.ts'
import { type OpenOrder, type OrderStep, openOrder, saveDerivedMoneyState, stepOrder } from './open-order.ts'
import { type Payment, savePaymentMoves } from './payments.store.ts'

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
  if (isNotification(step.to)) await notifyBuyerLater(tx, open.order, step.to)
  return moved.state
}

/** Ends what is still asked for; the payments as they are then. */
export async function endPending(
  tx: Tx,
  payments: readonly Payment[],
  { to, who, now }: { to: 'expired' | 'cancelled'; who: PaymentActor; now: Date },
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
