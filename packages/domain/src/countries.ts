/**
 * What differs between Argentina and Chile, as one table that is complete by type: nobody asks
 * «which country is it?» anywhere else. Every validator gives back the normal form of what was typed
 * (no dots, capital K), its pretty form for the screen, or a refusal.
 */
import type { Currency } from './money.ts'
import type { Refusal } from './refusal.ts'

export type Environment = 'ARG' | 'CL'
export type Locale = 'arg' | 'cl'
/** Official code of a place ('02', '14007', '01101'): text, because its leading zeros count. */
export type PlaceId = string
export type Valid = { readonly value: string; readonly pretty: string }
export type Check = (typed: string) => Valid | Refusal

export type Country = {
  readonly currency: Currency
  readonly locale: Locale
  /** BCP 47 tag of the page's `lang`. */
  readonly language: string
  readonly name: string
  readonly timeZone: string
  /** General VAT as the taxMultiplier ('1.21'). */
  readonly taxMultiplier: string
  /** The three levels of an address, from large to small, in the spec's words. */
  readonly address: readonly [string, string, string]
  readonly needsPostalCode: boolean
  readonly taxId: Check
  readonly personId: Check
  readonly postalCode: (typed: string, province?: PlaceId) => Valid | Refusal
  readonly phone: Check
  readonly bankAccount: Check
  readonly invoiceKinds: readonly string[]
}

export declare const countries: Record<Environment, Country>
export declare const cuit: Check
export declare const dni: Check
export declare const rut: Check
export declare const cbu: Check
export declare const alias: Check
export declare const email: Check
export declare function localeOf(environment: string): Locale
export declare function addBusinessDays(
  from: Date,
  days: number,
  timeZone: string,
  holidays?: readonly string[],
): Date
