/** A request for withdrawal from a purchase, which a person of the shop closes once and never without an answer. */
import { type Refusal, refuse } from '../refusal.ts'

export type WithdrawalOutcome = 'accepted' | 'refused'
export type WithdrawalClosing = {
  readonly outcome: WithdrawalOutcome
  /** The answer to the requester; of a refusal the reason. */
  readonly answer: string
  /** Stays in the shop. */
  readonly note: string
}
/** Null: nobody has closed it yet. */
export type ClosedWithdrawal = { readonly outcome: WithdrawalOutcome; readonly by: string }

const pastTense: Record<WithdrawalOutcome, string> = { accepted: 'aceptó', refused: 'rechazó' }

/** Why the withdrawal cannot be closed like this; null: it can. */
export function whyWithdrawalNotClosed(
  before: ClosedWithdrawal | null,
  { outcome, answer }: WithdrawalClosing,
): Refusal | null {
  if (before) return refuse('regret_closed', { by: before.by, did: pastTense[before.outcome] })
  return outcome === 'refused' && answer === '' ? refuse('regret_reason_missing') : null
}
