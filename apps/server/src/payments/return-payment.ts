import { movePayment, type PaymentActor } from '@estampa/domain/payments'
import { isRefusal, type Refusal } from '@estampa/domain/refusal'
import type { Tx } from '../db/database.ts'
import { notifyBuyerLater } from '../orders/notify-buyer.ts'
import type { OpenOrder } from '../orders/open-order.ts'
import { savePaymentMoves } from '../orders/order-payments.store.ts'
import { openOrderOfPayment, replaced } from './approve-payment.ts'

type PaymentReturn = { to: 'refunded' | 'charged_back'; who: PaymentActor; now: Date; note?: string }

/** Approved money went back: the shop refunded it, or the bank took it. */
export async function returnPayment(
  tx: Tx,
  paymentId: string,
  { to, who, now, note }: PaymentReturn,
): Promise<OpenOrder | Refusal> {
  const found = await openOrderOfPayment(tx, paymentId)
  if (isRefusal(found)) return found
  const returned = movePayment(found.payment, to, who, now, note)
  if (isRefusal(returned)) return returned
  await savePaymentMoves(tx, paymentId, returned)
  // what a bank took back its holder has asked for
  if (to === 'refunded') await notifyBuyerLater(tx, found.open.order, 'payment_refunded', paymentId)
  return replaced(tx, found.open, { ...returned, history: [] })
}
