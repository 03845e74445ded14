import { type Refusal, refuse } from '../refusal.ts'
import { DAY_MS, nextReminderTime } from '../time.ts'
import type { OrderState } from './lifecycle.ts'

export type ProofAnswer = 'approved' | 'rejected'
/** A picture of how the order will be, as its buyer answered it or did not yet. */
export type Proof = {
  readonly number: number
  readonly answer: ProofAnswer | null
  readonly answerComment: string
}
export type NewProofAnswer = {
  readonly number: number
  readonly answer: ProofAnswer
  /** The requested changes; empty where it is approved. */
  readonly comment: string
}

/** Reached by sending a picture or by the buyer's own answer, never by a move alone. */
export const proofStates: readonly OrderState[] = ['proof_sent', 'proof_approved', 'proof_rejected']

/** Where an answer takes the order. */
export const stateAfter = {
  approved: 'proof_approved',
  rejected: 'proof_rejected',
} as const satisfies Record<ProofAnswer, OrderState>

/** The moves that lead an order to a proof that is sent; whichever is not allowed refuses all of it. */
export function movesToProof(state: OrderState): OrderState[] {
  return state === 'art_review' ? ['proof_sent'] : ['art_review', 'proof_sent']
}

/**
 * The proof with its answer, 'same' where it has this very answer already. Only the newest can be answered, once:
 * nobody approves what the workshop has replaced meanwhile.
 */
export function answerProof(newest: Proof | undefined, answering: NewProofAnswer): Proof | 'same' | Refusal {
  const { number, answer, comment } = answering
  if (!newest || number > newest.number) return refuse('not_found')
  if (number < newest.number) return refuse('proof_outdated')
  if (newest.answer === null) return { ...newest, answer, answerComment: comment }
  return newest.answer === answer && newest.answerComment === comment ? 'same' : refuse('proof_answered')
}

/** A buyer who has not answered for so many days is reminded by the clock. */
const REMINDER_DAYS = 2
/** What was not answered for longer is left to the people of the shop. */
const LAST_REMINDER_DAYS = 30

/** The newest proof of an order, and when its buyer was last asked again for an answer. */
export type RemindableProof = {
  readonly number: number
  readonly answer: ProofAnswer | null
  readonly sentAt: Date
  readonly remindedAt: Date | null
}

/** Why the buyer may not be reminded of it now; null: they may. Nobody is asked twice within a day. */
export function whyNotRemindOfProof(
  state: OrderState,
  newest: RemindableProof | undefined,
  now: Date,
): Refusal | null {
  if (newest?.answer) return refuse('proof_answered')
  if (!newest || state !== 'proof_sent') return refuse('proof_not_waiting')
  const isRecent = newest.remindedAt !== null && now.getTime() - newest.remindedAt.getTime() < DAY_MS
  return isRecent ? refuse('proof_reminded') : null
}

/** Between these moments a proof was sent of which the clock may remind its buyer now. */
export function proofReminderWindow(now: Date): { from: Date; until: Date } {
  const daysAgo = (days: number) => new Date(now.getTime() - days * DAY_MS)
  return { from: daysAgo(LAST_REMINDER_DAYS), until: daysAgo(REMINDER_DAYS) }
}

/** Whether the clock reminds the buyer of it now: once, and not where somebody of the shop already has. */
export function isProofReminderDue(
  state: OrderState,
  newest: RemindableProof | undefined,
  now: Date,
): boolean {
  if (!newest || newest.remindedAt || whyNotRemindOfProof(state, newest, now)) return false
  const { from, until } = proofReminderWindow(now)
  return from <= newest.sentAt && newest.sentAt <= until
}

/** When the clock reminds the buyer of the newest proof; null: it does not. */
export function nextProofReminder(
  state: OrderState,
  newest: RemindableProof | undefined,
  now: Date,
): Date | null {
  if (!newest) return null
  const due = newest.sentAt.getTime() + REMINDER_DAYS * DAY_MS
  const next = nextReminderTime(new Date(Math.max(due, now.getTime())))
  return isProofReminderDue(state, newest, next) ? next : null
}
