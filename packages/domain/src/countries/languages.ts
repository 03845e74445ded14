/** The Spanish of each country: every page needs it, and most pages nothing else of a country. */
import type { Locale } from '../messages.ts'

export type CountryCode = 'ARG' | 'CL'

/** The locale is how people are spoken to, the language the tag that browsers are told. */
export const languages: Readonly<
  Record<CountryCode, { readonly locale: Locale; readonly language: string }>
> = {
  ARG: { locale: 'arg', language: 'es-AR' },
  CL: { locale: 'cl', language: 'es-CL' },
}

/** The country of a shop that does not say where it is, and the Spanish where no shop is known. */
export const defaultCountry: CountryCode = 'ARG'
export const defaultLocale: Locale = languages[defaultCountry].locale

/** The locale of a shop's country; of a page outside of any shop the default. */
export function localeOf(environment: CountryCode | undefined): Locale {
  return environment ? languages[environment].locale : defaultLocale
}
