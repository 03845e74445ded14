/**
 * A refund that is owed may be resolved otherwise than by giving money back: with goods, a credit, an agreement. The
 * money stays where it is, and is owed no more.
 */
import type { Minor } from '../money.ts'
import { type Refusal, refuse } from '../refusal.ts'

/** The last resolution: after it nothing was left of `owed`. */
export type ResolvedRefund = {
  /** The whole refund that was owed, resolved before or then. */
  readonly owed: Minor
  /** Money that had gone back by then. */
  readonly wentBack: Minor
}

/**
 * The resolved amount that still counts. Money that goes back later is no longer part of it.
 * @internal where it is computed for many orders at once, in SQL, it follows this rule: settlements.store.ts
 */
export function resolvedAmount(last: ResolvedRefund | null, wentBack: Minor): Minor {
  return last ? Math.max(0, last.owed - Math.max(0, wentBack - last.wentBack)) : 0
}

/** Why what was seen cannot be settled; null: it can. `found`: the amounts that wait for somebody. */
export function whyRefundNotResolved(found: readonly Minor[], seen: Minor | null): Refusal | null {
  const amount = found.reduce((sum, one) => sum + one, 0)
  if (found.length === 0) return refuse('nothing_to_settle')
  return seen !== null && seen !== amount ? refuse('flag_changed', { amount }) : null
}
