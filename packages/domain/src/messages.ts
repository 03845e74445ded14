/**
 * The sentences that people read, in the Spanish of a shop's country. Every feature declares its own beside its code,
 * here in the one way that there is: `es` is what everybody reads, written with «tú»; `cl` (tú) and `arg` (vos) hold
 * only what their people say otherwise. A locale is no country: a country chooses among them.
 */
export type Locale = 'arg' | 'cl'

type Messages = Record<string, unknown>

export type MessageCatalog<M extends Messages> = Readonly<Record<Locale, M>>

/** A sentence with parameters is a function, so the compiler checks names and parameters alike. */
export function messageCatalog<M extends Messages>(messages: {
  es: M
  cl?: Partial<M>
  arg?: Partial<M>
}): MessageCatalog<M> {
  const { es, cl, arg } = messages
  return { cl: { ...es, ...cl }, arg: { ...es, ...arg } }
}

/** A sentence of a table, whose row is found by a code at run time: `{name}` stands for a parameter. */
export type Sentence = { readonly es: string; readonly cl?: string; readonly arg?: string }

/** The sentence of a row with its parameters; one that is not given leaves nothing. */
export function sentenceIn(row: Sentence, locale: Locale, params: Readonly<Record<string, unknown>> = {}) {
  return (row[locale] ?? row.es).replace(/\{(\w+)\}/g, (_, name: string) => String(params[name] ?? ''))
}
