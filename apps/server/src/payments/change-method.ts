import { holdAfterChange, type PaymentActor, requestableAmount } from '@estampa/domain/payments'
import { type Refusal, refuse } from '@estampa/domain/refusal'
import type { PaymentMethodCode } from '@estampa/domain/shops'
import type { Tx } from '../db/database.ts'
import type { Shop } from '../http/shop.ts'
import { endPending } from '../orders/advance-order.ts'
import type { OpenOrder } from '../orders/open-order.ts'
import { saveMethod } from './payments.store.ts'
import { requestPayment } from './request-payment.ts'
import { mayChangeAgain } from './request-rest.ts'

/**
 * Changes the method of money that nobody has paid or reported, all of an order or its rest: the request ends, a
 * new payment is asked for, the hold is reckoned anew. Payments that were made keep the method they were made by.
 */
export async function changeMethod(
  tx: Tx,
  { order, payments }: OpenOrder,
  { shop, code, who, now }: { shop: Shop; code: PaymentMethodCode; who: PaymentActor; now: Date },
): Promise<OpenOrder | Refusal> {
  const { partnerPaymentMethods, environment } = shop.config
  const method = partnerPaymentMethods.find((one) => one.code === code)
  if (!method) return refuse('payment_method_not_offered')
  const amount = requestableAmount(order.state, order.total, payments)
  if (amount === 0 || !mayChangeAgain({ order, payments })) return refuse('payment_change_not_allowed')
  const ended = await endPending(tx, payments, { to: 'cancelled', who, now })
  const request = await requestPayment(tx, order, { method: code, amount, who, now })
  const heldUntil = holdAfterChange(code, order, now, environment)
  await saveMethod(tx, order.id, method, heldUntil)
  return { order: { ...order, payment: code, heldUntil }, payments: [...ended, request] }
}
