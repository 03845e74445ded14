import { useShopConfigIfKnown } from '../shell/shop-data.ts'
import { type Catalogue, type Locale, localeOf } from './catalogue.ts'

export function useLocale(): Locale {
  return localeOf(useShopConfigIfKnown()?.environment)
}

/** `const t = useMessages(shellMessages)`, then `t.favorites` or `t.results(24)`. */
export function useMessages<S extends Record<string, unknown>>(catalogue: Catalogue<S>): S {
  return catalogue[useLocale()]
}
