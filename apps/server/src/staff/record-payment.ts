import { countries } from '@estampa/domain/countries'
import { type Minor, stepOf } from '@estampa/domain/money'
import { isSameNotice, type PaymentNotice } from '@estampa/domain/payments'
import { type Refusal, refuse } from '@estampa/domain/refusal'
import { isCheque, type PaymentMethodCode } from '@estampa/domain/shops'
import type { Tx } from '../db/database.ts'
import type { Shop } from '../http/shop.ts'
import { type OpenOrder, openOrder } from '../orders/open-order.ts'
import type { Payment } from '../orders/order-payments.store.ts'
import { approveVerifiedPayment } from '../payments/approve-payment.ts'
import { saveNotice } from '../payments/payments.store.ts'
import { requestPayment } from '../payments/request-payment.ts'
import type { StaffActor } from './people.ts'

export type ArrivedPayment = {
  method: PaymentMethodCode
  amount: Minor
  /** In the shop's calendar. */
  date: string
  reference: string
  bank: string
}
type RecordPaymentInput = { shop: Shop; orderId: string; money: ArrivedPayment; who: StaffActor; now: Date }

/**
 * Money is here, whether anybody told of it or not: it becomes an approved payment of the order, and what is
 * missing is asked for. More than is asked, or money for an order that ended, is kept and owed back.
 */
export async function recordPayment(
  tx: Tx,
  { shop, orderId, money, who, now }: RecordPaymentInput,
): Promise<OpenOrder | Refusal> {
  const open = await openOrder(tx, orderId)
  if (!open) return refuse('not_found')
  const notice = noticeOf(money)
  const why = whyNot(open, shop, { money, notice, now })
  if (why) return why
  const { amount, method } = money
  const request = open.payments.find((one) => one.state === 'pending' && one.method === method)
  const payment = request ?? (await requestPayment(tx, open.order, { method, amount, who, now }))
  await saveNotice(tx, payment.id, notice)
  const { currency, reference } = payment
  return approveVerifiedPayment(tx, payment.id, {
    shop,
    reported: { amount, currency, reference, shop: shop.id },
    who,
    now,
  })
}

/** It is kept as a buyer's notice is: where the money is found in the bank's list. */
function noticeOf({ method, amount, date, reference, bank }: ArrivedPayment): PaymentNotice {
  const byCheque = isCheque(method)
  return {
    amount,
    date,
    bank,
    receipts: [],
    reference: byCheque ? '' : reference,
    chequeNumber: byCheque ? reference : '',
  }
}

type PaymentDetails = { money: ArrivedPayment; notice: PaymentNotice; now: Date }

function whyNot({ payments }: OpenOrder, shop: Shop, { money, notice, now }: PaymentDetails): Refusal | null {
  const { timeZone, currency } = countries[shop.config.environment]
  if (money.amount % stepOf(2, currency) !== 0) return refuse('payment_amount_too_fine')
  const today = new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(now)
  if (money.date > today) return refuse('payment_date_wrong')
  const isKnown = (one: Payment) =>
    one.state === 'approved' && one.method === money.method && one.notice && isSameNotice(one.notice, notice)
  if (payments.some(isKnown)) return refuse('payment_recorded_before')
  const isTold = (one: Payment) => one.state === 'in_review' && one.amount === money.amount
  return payments.some(isTold) ? refuse('payment_waits_for_review') : null
}
