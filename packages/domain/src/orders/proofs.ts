import { type Refusal, refuse } from '../refusal.ts'
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
