import { type CountryCode, defaultLocale, type Locale, localeOf } from '@estampa/domain/countries/languages'

/**
 * The texts that people read. `es` holds every sentence; `cl` (tú) and `arg` (vos) hold only those that differ.
 * A sentence with parameters is a function, so the compiler checks keys and parameters alike.
 * Each part of the shop has its own catalog beside this file: a page carries only what it says.
 */
type Messages = Record<string, unknown>

export type MessageCatalog<S extends Messages> = Record<Locale, S>

export function messageCatalog<S extends Messages>(sentences: {
  es: S
  cl?: Partial<S>
  arg?: Partial<S>
}): MessageCatalog<S> {
  const { es, cl, arg } = sentences
  return { cl: { ...es, ...cl }, arg: { ...es, ...arg } }
}

/** The locale of a shop's country; of a page outside of any shop the default. */
export function messageLocaleOf(environment: CountryCode | undefined): Locale {
  return environment ? localeOf(environment) : defaultLocale
}
