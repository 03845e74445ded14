/**
 * A quote is a snapshot apart from the cart. Once sent it never changes: a change is a new version that
 * supersedes it. It is converted at its frozen prices, once. Each version has a life of its own, and past its
 * date it can only expire.
 */

import { isRefusal, type Refusal, refuse } from './refusal.ts'
import { defaultQuoteDays } from './shops/settings.ts'
import { DAY_MS } from './time.ts'

export { answerFreeLines, answerLines, type FreeAnswerLine, type SkuOwners } from './quotes/answer-lines.ts'
export { toCurrentLines } from './quotes/current-lines.ts'
export { type DiscountedQuote, discountQuote, linesBelowCost, type QuoteDiscount } from './quotes/discount.ts'
export {
  type LossReason,
  lossReasons,
  type QuoteStage,
  quoteStages,
  type WaitingStage,
  waitingStageNames,
  waitingStages,
} from './quotes/pipeline.ts'
export {
  nextQuoteReminder,
  QUOTE_ENDS_DAYS,
  SHORTEST_QUOTE_DAYS,
} from './quotes/reminders.ts'
export { freeRow, type QuoteRow, quoteRows, withTotal } from './quotes/rows.ts'

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
/** The actor: a customer, a person of the shop, somebody with the link, or the clock. */
export type QuoteActor = {
  readonly kind: 'customer' | 'staff' | 'guest' | 'system'
  readonly id: string | null
  readonly name: string
}
export type QuoteMove = {
  /** null: the quote was made. */
  readonly from: QuoteState | null
  readonly to: QuoteState
  readonly who: QuoteActor
  readonly at: Date
  /** The person's note, such as why a quote was rejected. */
  readonly note?: string
}
export type QuoteLifecycle = {
  readonly state: QuoteState
  readonly history: readonly QuoteMove[]
  /** null: asked of the seller, who has not answered yet. */
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

const losableStates: readonly QuoteState[] = [
  'requested',
  'sent',
  'viewed',
  'expired',
  'rejected',
  'cancelled',
]
const openStates: readonly QuoteState[] = ['sent', 'viewed', 'accepted']

/** «C-000123»: how people name a quote. */
export function quoteNumber(number: number): string {
  return `C-${String(number).padStart(6, '0')}`
}

export function quoteExpiresAt(now: Date, days: number = defaultQuoteDays): Date {
  return new Date(now.getTime() + days * DAY_MS)
}

/** A quote that the shop's own prices answer is sent as it is made; the seller's answer is waited for. */
export function startQuote(asksSeller: boolean, who: QuoteActor, now: Date, days?: number): QuoteLifecycle {
  const first = asksSeller ? 'requested' : 'draft'
  const newMove: QuoteMove = { from: null, to: first, who, at: now }
  if (asksSeller) return { state: first, history: [newMove], expiresAt: null }
  const sent: QuoteMove = { from: first, to: 'sent', who, at: now }
  return { state: 'sent', history: [newMove, sent], expiresAt: quoteExpiresAt(now, days) }
}

/** The quote in its new state, with who and when added to its history. A quote past its date only expires. */
export function moveQuote<Q extends QuoteLifecycle>(
  quote: Q,
  to: QuoteState,
  who: QuoteActor,
  now: Date,
  note?: string,
): Q | Refusal {
  const from = quote.state
  const asksTooLate = to === 'viewed' || to === 'accepted' || to === 'converted'
  if (to === 'converted' && from === 'converted') return refuse('quote_already_converted')
  if (asksTooLate && from === 'expired') return refuse('quote_expired', { expiresAt: quote.expiresAt })
  if (asksTooLate && from === 'superseded') return refuse('quote_superseded')
  if (!quoteMoves[from].includes(to)) return refuse('quote_move_not_allowed', { from, to })
  if (asksTooLate && isQuoteExpired(quote, now))
    return refuse('quote_expired', { expiresAt: quote.expiresAt })
  const move: QuoteMove = { from, to, who, at: now, ...(note && { note }) }
  return { ...quote, state: to, history: [...quote.history, move] }
}

/** The seller has priced what was asked of them: it is an offer from now on. */
export function answerRequest<Q extends QuoteLifecycle>(
  quote: Q,
  who: QuoteActor,
  now: Date,
  days?: number,
): Q | Refusal {
  const sent = moveQuote(quote, 'sent', who, now)
  return isRefusal(sent) ? sent : { ...sent, expiresAt: quoteExpiresAt(now, days) }
}

/** Ordering what was quoted is accepting it, where nobody had done so. `evidence`: how a caller has said yes to the shop. */
export function convertQuote<Q extends QuoteLifecycle>(
  quote: Q,
  who: QuoteActor,
  now: Date,
  evidence?: string,
): Q | Refusal {
  const isAnswered = quote.state !== 'sent' && quote.state !== 'viewed'
  const accepted = isAnswered ? quote : moveQuote(quote, 'accepted', who, now, evidence)
  const note = isAnswered ? evidence : undefined
  return isRefusal(accepted) ? accepted : moveQuote(accepted, 'converted', who, now, note)
}

/**
 * Closes a version when a newer one replaces it: an open one is superseded, an accepted one
 * cancelled, and one that has ended stays as it ended.
 */
export function supersedeQuote<Q extends QuoteLifecycle>(quote: Q, who: QuoteActor, now: Date): Q | Refusal {
  if (quote.state === 'converted') return refuse('quote_already_converted')
  if (quote.state === 'superseded') return refuse('quote_superseded')
  const hasEnded = quote.state === 'rejected' || quote.state === 'expired' || quote.state === 'cancelled'
  if (hasEnded) return quote
  return moveQuote(quote, quote.state === 'accepted' ? 'cancelled' : 'superseded', who, now)
}

export function isQuoteExpired(quote: Pick<QuoteLifecycle, 'state' | 'expiresAt'>, now: Date): boolean {
  return quote.state === 'expired' || (quote.expiresAt !== null && quote.expiresAt <= now)
}

/** The state that people are shown: a quote past its date has expired, whether the clock has said so or not. */
export function effectiveQuoteState(
  quote: Pick<QuoteLifecycle, 'state' | 'expiresAt'>,
  now: Date,
): QuoteState {
  return openStates.includes(quote.state) && isQuoteExpired(quote, now) ? 'expired' : quote.state
}

/** Whether it is still an offer that somebody can be shown or take. */
export function isQuoteOpen(quote: Pick<QuoteLifecycle, 'state' | 'expiresAt'>, now: Date): boolean {
  return openStates.includes(quote.state) && !isQuoteExpired(quote, now)
}

/**
 * Whether the shop may set a quote down as lost. That is a note of the shop's own: the buyer's link stays as it is, and
 * whoever accepts after all has brought it back.
 */
export function mayBeLost({ state }: Pick<QuoteLifecycle, 'state'>): boolean {
  return losableStates.includes(state)
}
