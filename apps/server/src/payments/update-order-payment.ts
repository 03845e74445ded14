import type { payments } from '@estampa/contract/payments'
import type { PaymentNotice } from '@estampa/domain/payments'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import type { Tx } from '../db/database.ts'
import type { Context } from '../http/context.ts'
import type { Shop } from '../http/shop.ts'
import { buyerActorOf, type OpenOrder, openOrder } from '../orders/open-order.ts'
import { changeMethod } from './change-method.ts'
import { reportPayment } from './report-payment.ts'

type PaymentInput = Context<typeof payments.updateOrderPayment>['input']
type PaymentUpdate = { shop: Shop; customerId: number; input: PaymentInput; now: Date }

/** A buyer chooses another method for what is missing of an order of their own, reports a payment of it, or both. */
export async function updateOrderPayment(
  tx: Tx,
  { shop, customerId, input, now }: PaymentUpdate,
): Promise<OpenOrder | Refusal> {
  const { Id: orderId, payment: code, notice } = input
  const open = await openOrder(tx, orderId, customerId)
  if (!open) return refuse('not_found')
  const who = buyerActorOf(open)
  const isOther = code !== undefined && code !== open.order.payment
  const chosen = isOther ? await changeMethod(tx, open, { shop, code, who, now }) : open
  if (isRefusal(chosen) || !notice) return chosen
  return reportPayment(tx, chosen, { shop, notice: whole(notice), who, now })
}

function whole(notice: NonNullable<PaymentInput['notice']>): PaymentNotice {
  const { reference = '', chequeNumber = '', bank = '', ...rest } = notice
  return { ...rest, reference, chequeNumber, bank }
}
