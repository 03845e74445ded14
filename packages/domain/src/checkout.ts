/**
 * The five steps of buying. Each is a list of named fields; a step is active, completed or inactive and
 * only a completed one can be gone back to. What a country asks for is checked with its check digits.
 */
import type { Environment } from './countries.ts'
import type { Refusal } from './refusal.ts'
import type { PartnerFixedBillingData } from './shops.ts'

export type StepKey = 'Billing' | 'MyPurchase' | 'Addressee' | 'Shippment' | 'Payment'
export type Field = { readonly name: string; readonly value: string }
export type CheckoutPayload = Readonly<Record<StepKey, readonly Field[]>>
export type StepState = 'active' | 'completed' | 'inactive'
export type Steps = Readonly<Record<StepKey, StepState>>
export type FieldRule = {
  readonly name: string
  readonly required: boolean
  readonly maxLength: number
}
export type Invalid = { readonly member: string; readonly refusal: Refusal }

export declare const stepKeys: readonly StepKey[]
export declare const emptyCheckout: CheckoutPayload
export declare const firstSteps: Steps
export declare function fieldsOf(step: StepKey, environment: Environment): readonly FieldRule[]
export declare function fieldValue(payload: CheckoutPayload, step: StepKey, name: string): string
export declare function setField(
  payload: CheckoutPayload,
  step: StepKey,
  name: string,
  value: string,
): CheckoutPayload
export declare function checkStep(
  payload: CheckoutPayload,
  step: StepKey,
  environment: Environment,
): Invalid[]
export declare function checkCheckout(payload: CheckoutPayload, environment: Environment): Invalid[]
export declare function completeStep(steps: Steps, step: StepKey): Steps | Refusal
export declare function goBackTo(steps: Steps, step: StepKey): Steps | Refusal
export declare function withFixedBilling(
  payload: CheckoutPayload,
  fixed: PartnerFixedBillingData | null,
): CheckoutPayload
export declare function isBillingLocked(fixed: PartnerFixedBillingData | null): boolean
