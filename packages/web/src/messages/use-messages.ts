import { defaultLocale } from '@estampa/domain/countries/languages'
import type { Locale, MessageCatalog } from '@estampa/domain/messages'
import { createContext, useContext } from 'react'

/** The Spanish of the shop's country, which each front end sets around its pages. */
export const LocaleContext = createContext<Locale>(defaultLocale)

export function useLocale(): Locale {
  return useContext(LocaleContext)
}

/** `const t = useMessages(shellMessages)`, then `t.favorites` or `t.results(24)`. */
export function useMessages<S extends Record<string, unknown>>(catalog: MessageCatalog<S>): S {
  return catalog[useLocale()]
}
