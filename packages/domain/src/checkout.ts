/**
 * The five steps of buying. Each is a list of named fields; a step is active, completed or inactive and
 * only a completed one can be gone back to. What a country asks for is checked with its check digits.
 */
import { checkField, type FieldRule, type StepKey } from './checkout/fields.ts'
import { rulesOf } from './checkout/rules.ts'
import { type CountryCode, countries } from './countries.ts'
import { isRefusal, type Refusal, refuse } from './refusal.ts'
import type { PartnerFixedBillingData } from './shops.ts'

export type { FieldRule, StepKey } from './checkout/fields.ts'

export type CheckoutField = { readonly name: string; readonly value: string }
export type CheckoutPayload = Readonly<Record<StepKey, readonly CheckoutField[]>>
export type StepState = 'active' | 'completed' | 'inactive'
export type StepStates = Readonly<Record<StepKey, StepState>>
/** `member` is the field's name within its step. */
export type InvalidField = { readonly step: StepKey; readonly member: string; readonly refusal: Refusal }

/** Addresses that one customer keeps. */
export const MAX_ADDRESSES = 20

/** The steps in their order. */
export const stepKeys = [
  'Billing',
  'MyPurchase',
  'Addressee',
  'Shippment',
  'Payment',
] as const satisfies StepKey[]

export const emptyCheckout: CheckoutPayload = {
  Billing: [],
  MyPurchase: [],
  Addressee: [],
  Shippment: [],
  Payment: [],
}

export const firstSteps: StepStates = {
  Billing: 'active',
  MyPurchase: 'inactive',
  Addressee: 'inactive',
  Shippment: 'inactive',
  Payment: 'inactive',
}

/** Another address needs another delivery. */
const dependents: Partial<Record<StepKey, readonly StepKey[]>> = { Addressee: ['Shippment'] }

/** The fields that a country requires in a step, given the answers so far. */
export function fieldsOf(
  step: StepKey,
  environment: CountryCode,
  payload: CheckoutPayload = emptyCheckout,
): readonly FieldRule[] {
  return rulesOf(step, countries[environment], (name) => fieldValue(payload, step, name))
}

export function fieldValue(payload: CheckoutPayload, step: StepKey, name: string): string {
  return typedValue(payload, step, name).trim()
}

/** The value as typed, with a space at its end before the next word. */
export function typedValue(payload: CheckoutPayload, step: StepKey, name: string): string {
  return payload[step].find((field) => field.name === name)?.value ?? ''
}

export function setField(
  payload: CheckoutPayload,
  step: StepKey,
  name: string,
  value: string,
): CheckoutPayload {
  const others = payload[step].filter((field) => field.name !== name)
  return { ...payload, [step]: [...others, { name, value }] }
}

/** Everything that is wrong in a step, field by field. */
export function checkStep(payload: CheckoutPayload, step: StepKey, environment: CountryCode): InvalidField[] {
  const rules = fieldsOf(step, environment, payload)
  const known = new Set(rules.map((rule) => rule.name))
  const unknown = payload[step]
    .filter((field) => !known.has(field.name))
    .map((field) => ({ step, member: field.name, refusal: refuse('field_unknown') }))
  const wrong = rules.flatMap((rule) => {
    const checked = checkField(rule, fieldValue(payload, step, rule.name))
    return isRefusal(checked) ? [{ step, member: rule.name, refusal: checked }] : []
  })
  return [...wrong, ...unknown]
}

export function checkCheckout(payload: CheckoutPayload, environment: CountryCode): InvalidField[] {
  return stepKeys.flatMap((step) => checkStep(payload, step, environment))
}

/** The same answers in their normal form (documents without dots, phones with their country). */
export function normalizeCheckout(payload: CheckoutPayload, environment: CountryCode): CheckoutPayload {
  const normal = stepKeys.map((step) => {
    const fields = fieldsOf(step, environment, payload).map((rule) => {
      const typed = fieldValue(payload, step, rule.name)
      const checked = checkField(rule, typed)
      return { name: rule.name, value: isRefusal(checked) ? typed : checked }
    })
    return [step, fields.filter((field) => field.value !== '')]
  })
  return Object.fromEntries(normal) as CheckoutPayload
}

/** Finishes the active step; the first one that is not done becomes active. */
export function completeStep(steps: StepStates, step: StepKey): StepStates | Refusal {
  if (steps[step] !== 'active') return refuse('step_not_active', { step })
  const done: StepStates = { ...steps, [step]: 'completed' }
  const next = stepKeys.find((key) => done[key] !== 'completed')
  return next ? { ...done, [next]: 'active' } : done
}

/** Only a completed step can be gone back to; the others keep what they have. */
export function goBackTo(steps: StepStates, step: StepKey): StepStates | Refusal {
  if (steps[step] !== 'completed') return refuse('step_not_completed', { step })
  const states = stepKeys.map((key): [StepKey, StepState] => {
    if (key === step) return [key, 'active']
    const isLost = steps[key] === 'active' || dependents[step]?.includes(key)
    return [key, isLost ? 'inactive' : steps[key]]
  })
  return Object.fromEntries(states) as StepStates
}

export function isBillingLocked(fixed: PartnerFixedBillingData | null): boolean {
  return fixed?.fixedBillingData === true
}

/** Where the shop fixes who is billed, its data replaces whatever was typed. */
export function withFixedBilling(
  payload: CheckoutPayload,
  fixed: PartnerFixedBillingData | null,
): CheckoutPayload {
  if (!fixed || !isBillingLocked(fixed)) return payload
  const { name, lastName, document, phone, email } = fixed
  const entries = Object.entries({ name, lastName, document, phone, email })
  return entries.reduce((filled, [field, value]) => setField(filled, 'Billing', field, value), payload)
}
