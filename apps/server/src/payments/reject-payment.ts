import { isCalledOff } from '@estampa/domain/orders'
import { holdUntil, movePayment, type PaymentActor } from '@estampa/domain/payments'
import { isRefusal, type Refusal } from '@estampa/domain/refusal'
import type { Tx } from '../db/database.ts'
import type { Shop } from '../http/shop.ts'
import { notifyBuyerLater } from '../orders/notify-buyer.ts'
import type { OpenOrder } from '../orders/open-order.ts'
import { savePaymentMoves } from '../orders/order-payments.store.ts'
import { openOrderOfPayment, replaced } from './approve-payment.ts'
import { holdLonger } from './payments.store.ts'
import { requestRest } from './request-rest.ts'

export type Rejection = { shop: Shop; who: PaymentActor; now: Date; note: string }

/**
 * The money did not come, or not as it was told. It is asked for again, and the stock waits for it as long as
 * it does from the start.
 */
export async function rejectPayment(
  tx: Tx,
  paymentId: string,
  { shop, who, now, note }: Rejection,
): Promise<OpenOrder | Refusal> {
  const found = await openOrderOfPayment(tx, paymentId)
  if (isRefusal(found)) return found
  const rejected = movePayment(found.payment, 'rejected', who, now, note)
  if (isRefusal(rejected)) return rejected
  await savePaymentMoves(tx, paymentId, rejected)
  await notifyBuyerLater(tx, found.open.order, 'payment_rejected', paymentId)
  const { order, payments } = await replaced(tx, found.open, { ...rejected, history: [] })
  if (isCalledOff(order.state)) return { order, payments }
  const again = await requestRest(tx, { order, payments }, { who, now })
  await holdLonger(tx, order.id, holdUntil(order.payment, now, shop.config.environment))
  return again
}
