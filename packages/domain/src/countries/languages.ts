/**
 * The Spanish of each country: every page needs it, and most pages nothing else of a country. A locale is the words
 * («vos» or «tú»), a language tag what browsers are told.
 */
export type CountryCode = 'ARG' | 'CL'
export type Locale = 'arg' | 'cl'

export const languages: Readonly<
  Record<CountryCode, { readonly locale: Locale; readonly language: string }>
> = {
  ARG: { locale: 'arg', language: 'es-AR' },
  CL: { locale: 'cl', language: 'es-CL' },
}

/** The country of a shop that does not say where it is, and the Spanish where no shop is known. */
export const defaultCountry: CountryCode = 'ARG'
export const defaultLocale: Locale = languages[defaultCountry].locale

export const localeOf = (environment: CountryCode): Locale => languages[environment].locale
