/**
 * The differences between Argentina and Chile, as one table that is complete by type: nobody asks
 * «which country is it?» anywhere else. Every validator gives back the normal form of what was typed
 * (no dots, capital K), its pretty form for the screen, or a refusal.
 */

import { accountNumber, cbu } from './countries/bank-accounts.ts'
import { argentinePhone, chileanPhone } from './countries/contact.ts'
import type { FieldValidator, NormalizedValue } from './countries/field-validator.ts'
import { type CountryCode, languages } from './countries/languages.ts'
import { argentinePostalCode, chileanPostalCode, type PostalBlocks } from './countries/postal-codes.ts'
import { cuit, dni, maskArgentineDocument, maskRut, rut } from './countries/tax-ids.ts'
import type { Locale } from './messages.ts'
import type { Currency } from './money.ts'
import type { Refusal } from './refusal.ts'

export { alias } from './countries/bank-accounts.ts'
export { addBusinessDays } from './countries/business-days.ts'
export { email } from './countries/contact.ts'
export {
  type CountryCode,
  defaultCountry,
  defaultLocale,
  localeOf,
} from './countries/languages.ts'
export { placeLine } from './countries/place-line.ts'
export { type PostalProvince, postalDigits, whyOtherProvince } from './countries/postal-codes.ts'
export type { FieldValidator, NormalizedValue }

/** Official code of a place ('02', '14007', '01101'): text, because its leading zeros count. */
export type PlaceId = string
type PlaceIdLengths = readonly [number, ...number[]]

export type Country = {
  /** ISO 3166-1, two letters. */
  readonly isoCode: string
  /** The Spanish that its people are spoken to in: «vos» or «tú». */
  readonly locale: Locale
  /** BCP 47 tag of the page's `lang`. */
  readonly language: string
  readonly currency: Currency
  readonly name: string
  readonly timeZone: string
  /** General VAT as the taxMultiplier ('1.21'). */
  readonly taxMultiplier: string
  /** The three levels of an address, from large to small, in the spec's words. */
  readonly address: readonly [string, string, string]
  /** Those of them that a person chooses; the last one says the others. */
  readonly chosenLevels: readonly string[]
  /** How many digits the code of a place has on each of the three levels. */
  readonly placeIdLengths: readonly [PlaceIdLengths, PlaceIdLengths, PlaceIdLengths]
  /** The members of the specification's shipping request that name a place, the first that is sent counts. */
  readonly shippingFields: Readonly<Record<'provinceId' | 'cityId' | 'locationId', readonly ShippingField[]>>
  readonly needsPostalCode: boolean
  readonly taxId: FieldValidator
  readonly taxIdName: string
  readonly personId: FieldValidator
  readonly personIdName: string
  /** Puts the dots and dashes into a document while it is typed. */
  readonly maskDocument: (typed: string, isTaxId: boolean) => string
  /** The keys that a phone shows for a document. */
  readonly documentInputMode: 'numeric' | 'text'
  readonly postalCode: (typed: string, province?: PlaceId) => NormalizedValue | Refusal
  readonly postalBlocks: PostalBlocks
  readonly phone: FieldValidator
  readonly bankAccount: FieldValidator
  /** The members of a payment method that name the account. */
  readonly accountFields: readonly ('CBU' | 'CUIT' | 'alias' | 'account' | 'RUT')[]
  readonly invoiceKinds: readonly [string, ...string[]]
  /** Kinds of invoice that need the buyer's taxId; for the others the personId is enough. */
  readonly kindsWithTaxId: readonly string[]
  /** Whether such an invoice names the buyer's line of business. */
  readonly needsGiro: boolean
  /** Years for which the documents of a sale must be kept although the person asked to be forgotten. */
  readonly documentRetentionYears: number
}
type ShippingField =
  | 'provinceFKId'
  | 'provinceId'
  | 'province'
  | 'cityFKId'
  | 'city'
  | 'locationFKId'
  | 'location'
  | 'regionId'
  | 'comunaId'

export const countries: Record<CountryCode, Country> = {
  ARG: {
    isoCode: 'AR',
    ...languages.ARG,
    name: 'Argentina',
    timeZone: 'America/Argentina/Buenos_Aires',
    taxMultiplier: '1.21',
    address: ['province', 'municipality', 'location'],
    chosenLevels: ['province', 'municipality', 'location'],
    // the barrios of the capital have ten digits
    placeIdLengths: [[2], [5], [8, 10]],
    shippingFields: {
      provinceId: ['provinceFKId', 'provinceId', 'province'],
      cityId: ['cityFKId', 'city'],
      locationId: ['locationFKId', 'location'],
    },
    needsPostalCode: true,
    taxId: cuit,
    taxIdName: 'CUIT',
    personId: dni,
    personIdName: 'DNI',
    maskDocument: maskArgentineDocument,
    documentInputMode: 'numeric',
    postalCode: argentinePostalCode,
    postalBlocks: { own: 4, shared: 2 },
    phone: argentinePhone,
    bankAccount: cbu,
    accountFields: ['CBU', 'CUIT', 'alias'],
    invoiceKinds: ['consumidor_final', 'responsable_inscripto', 'monotributo', 'exento'],
    kindsWithTaxId: ['responsable_inscripto', 'monotributo', 'exento'],
    needsGiro: false,
    // commercial code, art. 328
    documentRetentionYears: 10,
  },
  CL: {
    isoCode: 'CL',
    ...languages.CL,
    name: 'Chile',
    timeZone: 'America/Santiago',
    taxMultiplier: '1.19',
    address: ['region', 'city', 'comuna'],
    chosenLevels: ['region', 'comuna'],
    placeIdLengths: [[2], [3], [5]],
    // what Chile's body calls the province is the city
    shippingFields: {
      provinceId: ['regionId', 'province'],
      cityId: ['provinceId', 'city'],
      locationId: ['comunaId', 'location'],
    },
    needsPostalCode: false,
    taxId: rut,
    taxIdName: 'RUT',
    personId: rut,
    personIdName: 'RUT',
    maskDocument: maskRut,
    // it may end in K
    documentInputMode: 'text',
    postalCode: chileanPostalCode,
    // the first three of seven digits say the comuna, the others the block of houses
    postalBlocks: { own: 3, shared: 2 },
    phone: chileanPhone,
    bankAccount: accountNumber,
    accountFields: ['account', 'RUT'],
    invoiceKinds: ['boleta', 'factura'],
    kindsWithTaxId: ['factura'],
    needsGiro: true,
    // tax code, art. 17 and 200
    documentRetentionYears: 6,
  },
}

export const countryCodes = Object.keys(countries) as readonly CountryCode[]

export const isCountryCode = (text: unknown): text is CountryCode =>
  typeof text === 'string' && Object.hasOwn(countries, text)

/**
 * The official code of a place on one level (0 is the largest). Whoever keeps codes as numbers loses the zero
 * before them: 6 and '06' are the same province.
 */
export function placeId(environment: CountryCode, level: 0 | 1 | 2, sent: string): PlaceId {
  const length = countries[environment].placeIdLengths[level].find((digits) => digits >= sent.length)
  return sent.padStart(length ?? 0, '0')
}
