/**
 * The payments of an order and what they make of its money. A payment is approved only after amount, currency,
 * reference and shop were verified. Money kept for a cancelled order is owed back.
 */
import type { Currency, Minor } from '../money.ts'
import { type Refusal, refuse } from '../refusal.ts'
import type { OrderState } from './lifecycle.ts'
import { isCalledOff, isHandedOver } from './money.ts'

export type PaymentState =
  | 'pending'
  | 'in_review'
  | 'approved'
  | 'rejected'
  | 'expired'
  | 'cancelled'
  | 'refunded'
  | 'charged_back'
export type PaymentActor = {
  readonly kind: 'customer' | 'staff' | 'system'
  readonly id: string | null
  readonly name: string
}
export type PaymentMove = {
  readonly from: PaymentState
  readonly to: PaymentState
  readonly who: PaymentActor
  readonly at: Date
  /** Why, in the words of who did it. */
  readonly note?: string
}
export type PaymentLifecycle = { readonly state: PaymentState; readonly history: readonly PaymentMove[] }
/** A buyer's notice of money on its way; empty texts were not given. Days are of the shop's calendar. */
export type PaymentNotice = {
  readonly amount: Minor
  readonly date: string
  readonly reference: string
  readonly chequeNumber: string
  readonly bank: string
  readonly receipts: readonly string[]
}
export type PaymentAmount = {
  readonly state: PaymentState
  readonly amount: Minor
  /** The part of an approved payment that went back. */
  readonly refunded?: Minor
}
export type OrderMoneyState = 'unpaid' | 'in_review' | 'partial' | 'paid' | 'refunded'
/** A payment as a bank or Mercado Pago reports it, or as it was expected. */
export type PaymentFacts = {
  readonly amount: Minor
  readonly currency: Currency
  readonly reference: string
  readonly shop: number
}

export const paymentMoves: Readonly<Record<PaymentState, readonly PaymentState[]>> = {
  pending: ['in_review', 'approved', 'rejected', 'expired', 'cancelled'],
  in_review: ['approved', 'rejected'],
  approved: ['refunded', 'charged_back'],
  rejected: [],
  expired: [],
  cancelled: [],
  refunded: [],
  charged_back: [],
}

/** The payment in its new state, with who and when; approving has a door of its own. */
export function movePayment<P extends PaymentLifecycle>(
  payment: P,
  to: Exclude<PaymentState, 'approved'>,
  who: PaymentActor,
  now: Date,
  note?: string,
): P | Refusal {
  return applyMove(payment, to, who, now, note)
}

function applyMove<P extends PaymentLifecycle>(
  payment: P,
  to: PaymentState,
  who: PaymentActor,
  now: Date,
  note?: string,
): P | Refusal {
  const from = payment.state
  if (!paymentMoves[from].includes(to)) return refuse('payment_move_not_allowed', { from, to })
  const move = { from, to, who, at: now, ...(note && { note }) }
  return { ...payment, state: to, history: [...payment.history, move] }
}

/** Approves after verification of amount, currency, reference and shop; the only way to `approved`. */
export function approvePayment<P extends PaymentLifecycle & { readonly expected: PaymentFacts }>(
  payment: P,
  reported: PaymentFacts,
  who: PaymentActor,
  now: Date,
): P | Refusal {
  return verifyPayment(payment.expected, reported) ?? applyMove(payment, 'approved', who, now)
}

export function verifyPayment(expected: PaymentFacts, reported: PaymentFacts): Refusal | null {
  const fields = ['shop', 'reference', 'currency', 'amount'] as const
  const field = fields.find((one) => expected[one] !== reported[one])
  return field ? refuse('payment_mismatch', { field }) : null
}

/** Money that is here: approved and not given back. */
export function paidAmount(payments: readonly PaymentAmount[]): Minor {
  return approvedAmount(payments) - refundedParts(payments)
}

/**
 * Money that the shop gave back and does not ask for again: parts of approved payments and, once the goods have been
 * handed over, payments that went back whole. Before that, the amount of such a payment is asked for again.
 */
export function refundedAmount(state: OrderState, payments: readonly PaymentAmount[]): Minor {
  return refundedParts(payments) + (isHandedOver(state) ? refundedWhole(payments) : 0)
}

function refundedParts(payments: readonly PaymentAmount[]): Minor {
  return sumOf(payments, ({ state, refunded = 0 }) => (state === 'approved' ? refunded : 0))
}

function refundedWhole(payments: readonly PaymentAmount[]): Minor {
  return sumOf(payments, ({ state, amount }) => (state === 'refunded' ? amount : 0))
}

/** Money that was here and is not any more, whoever took it. */
export function returnedAmount(payments: readonly PaymentAmount[]): Minor {
  const isGone = (state: PaymentState) => state === 'refunded' || state === 'charged_back'
  return refundedParts(payments) + sumOf(payments, ({ state, amount }) => (isGone(state) ? amount : 0))
}

function approvedAmount(payments: readonly PaymentAmount[]): Minor {
  return sumOf(payments, ({ state, amount }) => (state === 'approved' ? amount : 0))
}

function sumOf(payments: readonly PaymentAmount[], amountOf: (payment: PaymentAmount) => Minor): Minor {
  return payments.reduce((sum, payment) => sum + amountOf(payment), 0)
}

/** The part that went back, as it is told now: never less than before, and less than the whole. */
export function refundPart<P extends PaymentAmount>(payment: P, refunded: Minor): P | Refusal {
  const { state, amount, refunded: before = 0 } = payment
  if (state !== 'approved' || refunded < before || refunded <= 0 || refunded >= amount) {
    return refuse('payment_mismatch', { field: 'refunded' })
  }
  return { ...payment, refunded }
}

/**
 * The state of an order's money follows from its payments; it is never set by hand. A part that the shop gave
 * back leaves it as it is: that is not asked for again.
 */
export function orderMoneyState(total: Minor, payments: readonly PaymentAmount[]): OrderMoneyState {
  const paid = approvedAmount(payments)
  if (paid >= total) return 'paid'
  if (paid > 0) return 'partial'
  if (payments.some((payment) => payment.state === 'in_review')) return 'in_review'
  const wentBack = payments.some(
    (payment) => payment.state === 'refunded' || payment.state === 'charged_back',
  )
  return wentBack ? 'refunded' : 'unpaid'
}

/** The part of the total that nobody has paid or reported yet. */
export function unreportedAmount(total: Minor, payments: readonly PaymentAmount[]): Minor {
  return Math.max(0, total - reportedAmount(payments))
}

/** The amount that may be requested: nothing of an order that will not be made, and of a finished one not its refunds. */
export function requestableAmount(
  state: OrderState,
  total: Minor,
  payments: readonly PaymentAmount[],
): Minor {
  if (isCalledOff(state)) return 0
  const wentBack = isHandedOver(state) ? refundedWhole(payments) : 0
  return Math.max(0, unreportedAmount(total, payments) - wentBack)
}

/** The amount that was paid, or reported and is in review. */
export function reportedAmount(payments: readonly PaymentAmount[]): Minor {
  return sumOf(payments, ({ state, amount }) => (state === 'approved' || state === 'in_review' ? amount : 0))
}
