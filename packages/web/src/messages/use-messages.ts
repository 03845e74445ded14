import type { Locale } from '@estampa/domain/countries'
import { createContext, useContext } from 'react'
import { type MessageCatalog, messageLocaleOf } from './message-catalog.ts'

/** The Spanish of the shop's country, which each front end sets around its pages. */
export const LocaleContext = createContext<Locale>(messageLocaleOf(undefined))

export function useLocale(): Locale {
  return useContext(LocaleContext)
}

/** `const t = useMessages(shellMessages)`, then `t.favorites` or `t.results(24)`. */
export function useMessages<S extends Record<string, unknown>>(catalog: MessageCatalog<S>): S {
  return catalog[useLocale()]
}
