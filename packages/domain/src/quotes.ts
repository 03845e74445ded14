/**
 * A quote is a snapshot apart from the cart. Once sent it never changes: a change is a new version that
 * supersedes it. It is converted at its frozen prices, once.
 */
import type { Refusal } from './refusal.ts'

export type QuoteState =
  | 'requested'
  | 'draft'
  | 'sent'
  | 'viewed'
  | 'accepted'
  | 'converted'
  | 'rejected'
  | 'expired'
  | 'cancelled'
  | 'superseded'
/** Who did it: a customer, a person of the shop, or the clock. */
export type QuoteActor = {
  readonly kind: 'customer' | 'staff' | 'guest' | 'system'
  readonly id: string | null
  readonly name: string
}
export type QuoteMove = {
  readonly from: QuoteState
  readonly to: QuoteState
  readonly who: QuoteActor
  readonly at: Date
}
export type QuoteLife = {
  readonly state: QuoteState
  readonly history: readonly QuoteMove[]
  readonly expiresAt: Date | null
}

export declare const quoteMoves: Readonly<Record<QuoteState, readonly QuoteState[]>>
export declare function moveQuote<Q extends QuoteLife>(
  quote: Q,
  to: QuoteState,
  who: QuoteActor,
  now: Date,
): Q | Refusal
export declare function isQuoteExpired(quote: QuoteLife, now: Date): boolean
export declare function isQuoteEditable(quote: QuoteLife): boolean
