import { type SellingField, type SellingRules, sellingFieldOf } from '@estampa/domain/shops/selling-rules'

/** A switch as it stands, or a number as it is typed, with a comma. */
export type TypedRule = boolean | string

export function typedRule(stored: unknown): TypedRule {
  return typeof stored === 'boolean' ? stored : String(stored).replace('.', ',')
}

/** What is typed as the rules hold it, whether it fits or not. */
export function ruleOf(field: SellingField, typed: TypedRule): SellingRules[SellingField] {
  if (typeof typed === 'boolean') return typed
  const plain = typed.trim().replace(',', '.')
  if (sellingFieldOf(field).kind !== 'whole') return plain
  return plain === '' ? Number.NaN : Number(plain)
}
