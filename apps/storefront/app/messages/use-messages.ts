import { useShopConfigIfKnown } from '../shop/shop-data.ts'
import { type Locale, localeOf, type MessageCatalog } from './message-catalog.ts'

export function useLocale(): Locale {
  return localeOf(useShopConfigIfKnown()?.environment)
}

/** `const t = useMessages(shellMessages)`, then `t.favorites` or `t.results(24)`. */
export function useMessages<S extends Record<string, unknown>>(catalog: MessageCatalog<S>): S {
  return catalog[useLocale()]
}
