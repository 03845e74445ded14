import type { Locale } from '@estampa/domain/countries'

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

/** CL speaks Chilean Spanish; every other environment Argentine. */
export function messageLocaleOf(environment: string | undefined): Locale {
  return environment === 'CL' ? 'cl' : 'arg'
}

export const languageTags: Record<Locale, string> = { cl: 'es-CL', arg: 'es-AR' }
