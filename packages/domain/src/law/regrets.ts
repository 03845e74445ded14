/** A request to go back on a purchase, and how a person of the shop closes it: once, and never without a word. */
import { type Refusal, refuse } from '../refusal.ts'

export type RegretOutcome = 'accepted' | 'refused'
export type RegretClosing = {
  readonly outcome: RegretOutcome
  /** What who asked is told; of a refusal why. */
  readonly answer: string
  /** Stays in the shop. */
  readonly note: string
}
/** Null: nobody has closed it yet. */
export type RegretClosed = { readonly outcome: RegretOutcome; readonly by: string }

const did: Record<RegretOutcome, string> = { accepted: 'aceptó', refused: 'rechazó' }

/** Why it cannot be closed so; null: it can. */
export function whyNotClosed(
  before: RegretClosed | null,
  { outcome, answer }: RegretClosing,
): Refusal | null {
  if (before) return refuse('regret_closed', { by: before.by, did: did[before.outcome] })
  return outcome === 'refused' && answer === '' ? refuse('regret_reason_missing') : null
}
