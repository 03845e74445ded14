import type { Minor } from '../money.ts'
import type { PaymentNotice } from '../orders/order-payments.ts'
import { type Refusal, refuse } from '../refusal.ts'
import { type PaymentMethodCode, paymentMethodOf } from '../shops.ts'

export type NoticeBounds = {
  /** The part of the total that nobody has paid or reported yet. */
  readonly due: Minor
  /** Smallest amount of the currency. */
  readonly step: Minor
  readonly today: string
  readonly placedOn: string
}

/** The recipient of a quote may pay before the order is placed. */
const MAX_DAYS_BEFORE_ORDER = 30

/** Whether this may be told of the order's payment; null: it may. */
export function checkNotice(
  method: PaymentMethodCode,
  notice: PaymentNotice,
  { due, step, today, placedOn }: NoticeBounds,
): Refusal | null {
  const { notice: rule } = paymentMethodOf(method)
  if (!rule) return refuse('payment_notice_not_needed')
  const fields = rule.needs.filter((field) => notice[field] === '')
  if (fields.length > 0) return refuse('payment_notice_incomplete', { fields })
  if (due <= 0) return refuse('nothing_to_pay')
  if (notice.amount < step || notice.amount > due || notice.amount % step !== 0) {
    return refuse('payment_amount_wrong', { due })
  }
  const isInTime =
    notice.date >= dayAfter(placedOn, -MAX_DAYS_BEFORE_ORDER) &&
    notice.date <= dayAfter(today, rule.mostDaysAhead)
  return isInTime ? null : refuse('payment_date_wrong')
}

/** The same notice sent twice is one payment. */
export function isSameNotice(one: PaymentNotice, other: PaymentNotice): boolean {
  const fields = ['amount', 'date', 'reference', 'chequeNumber', 'bank'] as const
  return fields.every((field) => one[field] === other[field])
}

function dayAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`)
  date.setUTCDate(date.getUTCDate() + days)
  return date.toISOString().slice(0, 10)
}
