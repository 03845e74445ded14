import { countries } from '@estampa/domain/countries'
import { type Minor, stepOf } from '@estampa/domain/money'
import { isSameNotice, type PaymentNotice } from '@estampa/domain/payments'
import { type Refusal, refuse } from '@estampa/domain/refusal'
import type { PaymentMethodCode } from '@estampa/domain/shops'
import type { Tx } from '../db/database.ts'
import { approvePayment } from '../payments/approve-payment.ts'
import { askPayment } from '../payments/ask-payment.ts'
import { type OpenOrder, openOrder } from '../payments/open-order.ts'
import { type Payment, saveNotice } from '../payments/payments.store.ts'
import type { Shop } from '../shops/shop-directory.ts'
import type { StaffActor } from './people.ts'

export type Arrived = {
  method: PaymentMethodCode
  amount: Minor
  /** In the shop's calendar. */
  date: string
  reference: string
  bank: string
}
type Recording = { shop: Shop; orderId: string; money: Arrived; who: StaffActor; now: Date }

/**
 * Money is here, whether anybody told of it or not: it becomes an approved payment of the order, and what is
 * missing is asked for. More than is asked, or money for an order that ended, is kept and owed back.
 */
export async function recordPayment(
  tx: Tx,
  { shop, orderId, money, who, now }: Recording,
): Promise<OpenOrder | Refusal> {
  const open = await openOrder(tx, orderId)
  if (!open) return refuse('not_found')
  const notice = noticeOf(money)
  const why = whyNot(open, shop, { money, notice, now })
  if (why) return why
  const { amount, method } = money
  const asked = open.payments.find((one) => one.state === 'pending' && one.method === method)
  const payment = asked ?? (await askPayment(tx, open.order, { method, amount, who, now }))
  await saveNotice(tx, payment.id, notice)
  const { currency, reference } = payment
  return approvePayment(tx, payment.id, {
    shop,
    reported: { amount, currency, reference, shop: shop.id },
    ...{ who, now },
  })
}

/** It is kept as a buyer's notice is: where the money is found in the bank's list. */
function noticeOf({ method, amount, date, reference, bank }: Arrived): PaymentNotice {
  const isCheque = method === 'CHQ'
  return {
    ...{ amount, date, bank, receipts: [] },
    reference: isCheque ? '' : reference,
    chequeNumber: isCheque ? reference : '',
  }
}

type Told = { money: Arrived; notice: PaymentNotice; now: Date }

function whyNot({ payments }: OpenOrder, shop: Shop, { money, notice, now }: Told): Refusal | null {
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
