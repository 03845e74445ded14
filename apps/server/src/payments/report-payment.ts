import { countries } from '@estampa/domain/countries'
import { formatPriceText, stepOf } from '@estampa/domain/money'
import { isCalledOff } from '@estampa/domain/orders'
import {
  checkNotice,
  isSameNotice,
  movePayment,
  type PaymentActor,
  type PaymentNotice,
  unreportedAmount,
} from '@estampa/domain/payments'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import type { Tx } from '../db/database.ts'
import type { Shop } from '../http/shop.ts'
import { notifyBuyerLater } from '../orders/notify-buyer.ts'
import { type OpenOrder, saveDerivedMoneyState } from '../orders/open-order.ts'
import type { PayableOrder } from '../orders/order-life.store.ts'
import { type Payment, savePaymentMoves } from '../orders/order-payments.store.ts'
import { attachReceipts } from '../orders/receipts.store.ts'
import { missingFields } from './missing-fields.ts'
import { saveNotice } from './payments.store.ts'
import { requestPayment } from './request-payment.ts'

/** Nobody pays an order in more parts than somebody of the shop looks at. */
const MAX_TOLD = 12

type PaymentReport = { shop: Shop; notice: PaymentNotice; who: PaymentActor; now: Date }

/**
 * A buyer tells of money on its way: a payment of that amount goes into review, and the rest stays asked for.
 * The same notice sent again changes nothing.
 */
export async function reportPayment(
  tx: Tx,
  open: OpenOrder,
  report: PaymentReport,
): Promise<OpenOrder | Refusal> {
  const { order, payments } = open
  if (
    payments.some(({ state, notice }) => isReported(state) && notice && isSameNotice(notice, report.notice))
  ) {
    return open
  }
  if (isCalledOff(order.state)) return refuse('order_not_payable')
  if (payments.filter(({ state }) => state === 'in_review').length >= MAX_TOLD) {
    return refuse('too_many_notices')
  }
  const refusal = check(open, report) ?? (await attach(tx, order, report))
  if (refusal) return refusal
  const after = await putInReview(tx, open, report)
  if (isRefusal(after)) return after
  return { order: await saveDerivedMoneyState(tx, { order, payments: after }), payments: after }
}

function isReported(state: Payment['state']): boolean {
  return state === 'in_review' || state === 'approved'
}

function check({ order, payments }: OpenOrder, { shop, notice, now }: PaymentReport): Refusal | null {
  const { environment, roundPrice } = shop.config
  const { timeZone, currency, locale } = countries[environment]
  const due = unreportedAmount(order.total, payments)
  const refusal = checkNotice(order.payment, notice, {
    due,
    step: stepOf(2, currency),
    today: dayIn(timeZone, now),
    placedOn: dayIn(timeZone, order.placedAt),
  })
  if (refusal?.refusal === 'payment_notice_incomplete') return missingFields(refusal, locale)
  return refusal && { ...refusal, due: formatPriceText(due, roundPrice) }
}

function dayIn(timeZone: string, moment: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(moment)
}

async function attach(
  tx: Tx,
  { id, customerId }: PayableOrder,
  { notice }: PaymentReport,
): Promise<Refusal | null> {
  const ids = [...new Set(notice.receipts)]
  if (ids.length === 0) return null
  const attached = await attachReceipts(tx, id, customerId, { ids, purpose: 'payment' })
  return attached === ids.length ? null : refuse('receipt_not_found')
}

/** The payment that is asked for becomes this one; what it leaves uncovered is asked for anew. */
async function putInReview(
  tx: Tx,
  { order, payments }: OpenOrder,
  { notice, who, now }: PaymentReport,
): Promise<Payment[] | Refusal> {
  const rest = unreportedAmount(order.total, payments) - notice.amount
  const terms = { method: order.payment, who, now }
  const pending =
    payments.find(({ state }) => state === 'pending') ??
    (await requestPayment(tx, order, { ...terms, amount: notice.amount }))
  const moved = movePayment({ ...pending, amount: notice.amount, notice }, 'in_review', who, now)
  if (isRefusal(moved)) return moved
  await saveNotice(tx, pending.id, notice)
  await savePaymentMoves(tx, pending.id, moved)
  await notifyBuyerLater(tx, order, 'payment_reported', pending.id)
  const others = payments.filter(({ id }) => id !== pending.id)
  const request = rest > 0 ? [await requestPayment(tx, order, { ...terms, amount: rest })] : []
  return [...others, { ...moved, history: [] }, ...request]
}
