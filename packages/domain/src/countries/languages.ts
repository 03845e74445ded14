/** What every page needs of a country, and most pages nothing else of it. */
import type { Locale } from '../messages.ts'
import type { Currency } from '../money.ts'

export type CountryCode = 'ARG' | 'CL'

type Language = {
  /** How people are spoken to. */
  readonly locale: Locale
  /** The tag that browsers are told. */
  readonly language: string
  readonly currency: Currency
  /** Before a price without taxes, where the law wants it beside the price with them (docs/law.md, LAW-03). */
  readonly netPrice?: string
}

export const languages: Readonly<Record<CountryCode, Language>> = {
  ARG: {
    locale: 'arg',
    language: 'es-AR',
    currency: 'ARS',
    netPrice: 'Precio sin impuestos nacionales',
  },
  CL: { locale: 'cl', language: 'es-CL', currency: 'CLP' },
}

/** The country of a shop that does not say where it is, and the Spanish where no shop is known. */
export const defaultCountry: CountryCode = 'ARG'
export const defaultLocale: Locale = languages[defaultCountry].locale

/** The locale of a shop's country; of a page outside of any shop the default. */
export function localeOf(environment: CountryCode | undefined): Locale {
  return environment ? languages[environment].locale : defaultLocale
}
