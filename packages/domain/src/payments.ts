/**
 * Payments and what they make of an order's money. A payment is approved only after amount, currency,
 * reference and shop were verified. Money kept for a cancelled order is owed back.
 */
import type { Environment } from './countries.ts'
import type { Currency, Minor } from './money.ts'
import type { OrderState } from './orders.ts'
import type { Refusal } from './refusal.ts'
import type { PaymentMethodCode } from './shops.ts'

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
}
export type PaymentLife = { readonly state: PaymentState; readonly history: readonly PaymentMove[] }
export type PaymentAmount = { readonly state: PaymentState; readonly amount: Minor }
export type OrderMoneyState = 'unpaid' | 'in_review' | 'partial' | 'paid' | 'refunded'
/** What a bank or Mercado Pago says was paid, and what was expected. */
export type PaymentFacts = {
  readonly amount: Minor
  readonly currency: Currency
  readonly reference: string
  readonly shop: number
}

export declare const paymentMoves: Readonly<Record<PaymentState, readonly PaymentState[]>>
export declare function movePayment<P extends PaymentLife>(
  payment: P,
  to: PaymentState,
  who: PaymentActor,
  now: Date,
): P | Refusal
export declare function verifyPayment(expected: PaymentFacts, reported: PaymentFacts): Refusal | null
export declare function paidAmount(payments: readonly PaymentAmount[]): Minor
export declare function orderMoneyState(total: Minor, payments: readonly PaymentAmount[]): OrderMoneyState
export declare function refundOwed(state: OrderState, payments: readonly PaymentAmount[]): Minor
export declare function holdUntil(
  method: PaymentMethodCode,
  placedAt: Date,
  environment: Environment,
  holidays?: readonly string[],
): Date
