import type { NormalizedValue } from '../countries.ts'
import { isRefusal, type Refusal, refuse } from '../refusal.ts'

export type StepKey = 'Billing' | 'MyPurchase' | 'Addressee' | 'Shippment' | 'Payment'

export type FieldRule = {
  readonly name: string
  readonly required: boolean
  readonly maxLength: number
  readonly choices?: readonly string[]
  /** A more precise name of the field for refusals: a missing tax id is not any document. */
  readonly asksFor?: string
  readonly check?: (typed: string) => NormalizedValue | Refusal
}

/** The field in its normal form, or what is wrong with it. An empty field that may be empty stays empty. */
export function checkField(rule: FieldRule, typed: string): string | Refusal {
  if (typed === '') return rule.required ? refuse('field_required', { field: rule.asksFor ?? rule.name }) : ''
  if (typed.length > rule.maxLength) return refuse('field_too_long', { maximum: rule.maxLength })
  if (rule.choices && !rule.choices.includes(typed)) return refuse('choice_unknown')
  const valid = rule.check?.(typed)
  if (!valid) return typed
  return isRefusal(valid) ? valid : valid.value
}
