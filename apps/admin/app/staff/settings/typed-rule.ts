import type { ClosedDays } from '@estampa/domain/shops/closed-days'
import { type SellingField, type SellingRules, sellingFieldOf } from '@estampa/domain/shops/selling-rules'

/** A switch or days as they stand, or a number as it is typed, with a comma. */
export type TypedRule = boolean | string | readonly ClosedDays[]

export function typedRule(stored: unknown): TypedRule {
  if (Array.isArray(stored)) return stored
  return typeof stored === 'boolean' ? stored : String(stored).replace('.', ',')
}

/** What is typed as the rules hold it, whether it fits or not. */
export function ruleOf(field: SellingField, typed: TypedRule): SellingRules[SellingField] {
  if (typeof typed !== 'string') return typed
  const plain = typed.trim().replace(',', '.')
  if (sellingFieldOf(field).kind !== 'whole') return plain
  return plain === '' ? Number.NaN : Number(plain)
}
