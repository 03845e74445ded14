import type { OrderLifecycle } from '@estampa/domain/orders'
import { approvePayment as approve, type PaymentActor, type PaymentFacts } from '@estampa/domain/payments'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import type { Tx } from '../db/database.ts'
import type { Shop } from '../http/shop.ts'
import { stepOrder } from '../orders/advance-order.ts'
import { notifyBuyerLater } from '../orders/notify-buyer.ts'
import { lifeOf, type OpenOrder, openOrder, saveDerivedMoneyState } from '../orders/open-order.ts'
import { type Payment, savePaymentMoves } from '../orders/order-payments.store.ts'
import { dispatchLater } from '../shipping/shipments.store.ts'
import { findOrderOfPayment } from './payments.store.ts'
import { requestRest } from './request-rest.ts'

export type Approval = { shop: Shop; reported: PaymentFacts; who: PaymentActor; now: Date }

/**
 * Approves a payment after verification of amount, currency, reference and shop. An order whose deposit is
 * here then is confirmed, one that only waited for its rest leaves, and what is missing is asked for.
 */
export async function approveVerifiedPayment(
  tx: Tx,
  paymentId: string,
  approval: Approval,
): Promise<OpenOrder | Refusal> {
  const found = await openOrderOfPayment(tx, paymentId)
  if (isRefusal(found)) return found
  const { open, payment } = found
  const { shop, reported, who, now } = approval
  const { amount, currency, reference } = payment
  const expected = { amount, currency, reference, shop: shop.id }
  const approved = approve({ ...payment, expected }, reported, who, now)
  if (isRefusal(approved)) return approved
  const { expected: _, ...moved } = approved
  await savePaymentMoves(tx, payment.id, moved)
  await notifyBuyerLater(tx, open.order, 'payment_approved', payment.id)
  const after = await replaced(tx, open, { ...moved, history: [] })
  const confirmed = await confirmIfDue(tx, after, approval)
  if (isRefusal(confirmed)) return confirmed
  if (confirmed.order.state === 'ready' && lifeOf(confirmed).restDue === 0) {
    await dispatchLater(tx, confirmed.order.id)
  }
  return requestRest(tx, confirmed, { who, now })
}

/** The order that a payment is of, locked, and the payment among its own. */
export async function openOrderOfPayment(
  tx: Tx,
  paymentId: string,
): Promise<{ open: OpenOrder; payment: Payment } | Refusal> {
  const orderId = await findOrderOfPayment(tx, paymentId)
  const open = orderId === undefined ? undefined : await openOrder(tx, orderId)
  const payment = open?.payments.find(({ id }) => id === paymentId)
  return open && payment ? { open, payment } : refuse('not_found')
}

/** The order with this payment as it is now, and its money as that makes it. */
export async function replaced(tx: Tx, { order, payments }: OpenOrder, payment: Payment): Promise<OpenOrder> {
  const after = payments.map((one) => (one.id === payment.id ? payment : one))
  return { order: await saveDerivedMoneyState(tx, { order, payments: after }), payments: after }
}

/** An order whose deposit is here is confirmed. */
export async function confirmIfDue(
  tx: Tx,
  open: OpenOrder,
  { who, now }: Pick<Approval, 'who' | 'now'>,
): Promise<OpenOrder | Refusal> {
  const { paid, deposit } = lifeOf(open)
  if (open.order.state !== 'placed' || paid < deposit) return open
  const moved: OrderLifecycle | Refusal = await stepOrder(tx, open, { to: 'confirmed', who, now })
  return isRefusal(moved) ? moved : { ...open, order: { ...open.order, state: moved.state } }
}
