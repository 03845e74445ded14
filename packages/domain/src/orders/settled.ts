/**
 * What is owed back may be settled otherwise than by giving money back: with goods, a credit, an agreement. The
 * money stays where it is, and is owed no more.
 */
import type { Minor } from '../money.ts'
import { type Refusal, refuse } from '../refusal.ts'

/** The last time that somebody settled it: then nothing was left of `owed`. */
export type SettledRefund = {
  /** All that was owed back, settled before or then. */
  readonly owed: Minor
  /** Money that had gone back by then. */
  readonly wentBack: Minor
}

/** What of it still counts. Money that goes back later is no settlement's any more. */
export function settledNow(last: SettledRefund | null, wentBack: Minor): Minor {
  return last ? Math.max(0, last.owed - Math.max(0, wentBack - last.wentBack)) : 0
}

/** Why what was seen cannot be settled; null: it can. `found`: the amounts that wait for somebody. */
export function whyNotSettled(found: readonly Minor[], seen: Minor | null): Refusal | null {
  const amount = found.reduce((sum, one) => sum + one, 0)
  if (found.length === 0) return refuse('nothing_to_settle')
  return seen !== null && seen !== amount ? refuse('flag_changed', { amount }) : null
}
