import type { Refusal } from '../refusal.ts'

/** `value` is the normal form that is stored, `pretty` the one on the screen. */
export type NormalizedValue = { readonly value: string; readonly pretty: string }
export type FieldValidator = (typed: string) => NormalizedValue | Refusal
