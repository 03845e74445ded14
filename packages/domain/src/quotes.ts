/**
 * A quote is a snapshot apart from the cart. Once sent it never changes: a change is a new version that
 * supersedes it. It is converted at its frozen prices, once.
 */
import { type Refusal, refuse } from './refusal.ts'

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

export const quoteMoves: Readonly<Record<QuoteState, readonly QuoteState[]>> = {
  requested: ['sent'],
  draft: ['sent'],
  sent: ['viewed', 'accepted', 'rejected', 'expired', 'cancelled', 'superseded'],
  viewed: ['accepted', 'rejected', 'expired', 'cancelled', 'superseded'],
  accepted: ['converted', 'expired', 'cancelled'],
  converted: [],
  rejected: [],
  expired: [],
  cancelled: [],
  superseded: [],
}

/** The quote in its new state, with who and when added to its history. A quote past its date only expires. */
export function moveQuote<Q extends QuoteLife>(
  quote: Q,
  to: QuoteState,
  who: QuoteActor,
  now: Date,
): Q | Refusal {
  const from = quote.state
  if (to === 'converted' && from === 'converted') return refuse('quote_already_converted')
  if (!quoteMoves[from].includes(to)) return refuse('quote_move_not_allowed', { from, to })
  const asksTooLate = to === 'viewed' || to === 'accepted' || to === 'converted'
  if (asksTooLate && isQuoteExpired(quote, now))
    return refuse('quote_expired', { expiresAt: quote.expiresAt })
  return { ...quote, state: to, history: [...quote.history, { from, to, who, at: now }] }
}

export function isQuoteExpired(quote: QuoteLife, now: Date): boolean {
  return quote.state === 'expired' || (quote.expiresAt !== null && quote.expiresAt <= now)
}

/** Only what was not sent yet may change; after that a change is a new version. */
export function isQuoteEditable(quote: QuoteLife): boolean {
  return quote.state === 'requested' || quote.state === 'draft'
}
