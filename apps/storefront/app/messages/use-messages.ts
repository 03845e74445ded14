import type { Locale } from '@estampa/domain/countries'
import { useShopConfigIfKnown } from '../shop/shop-data.ts'
import { type MessageCatalog, messageLocaleOf } from './message-catalog.ts'

export function useLocale(): Locale {
  return messageLocaleOf(useShopConfigIfKnown()?.environment)
}

/** `const t = useMessages(shellMessages)`, then `t.favorites` or `t.results(24)`. */
export function useMessages<S extends Record<string, unknown>>(catalog: MessageCatalog<S>): S {
  return catalog[useLocale()]
}
