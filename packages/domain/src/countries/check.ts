import type { Refusal } from '../refusal.ts'

/** `value` is the normal form that is stored, `pretty` the one on the screen. */
export type Valid = { readonly value: string; readonly pretty: string }
export type Check = (typed: string) => Valid | Refusal
