import { keep, readKept } from '../session/browser-storage.ts'
import { withSearch } from './search-kernel.ts'

/** What was searched in this browser and this shop. It stays here. */
const keyOf = (shop: string) => `estampa:${shop}:searches`

export function readSearches(shop: string): readonly string[] {
  const kept = readKept(keyOf(shop))
  return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string') : []
}

export function keepSearch(shop: string, words: string): void {
  keep(keyOf(shop), withSearch(readSearches(shop), words))
}

export function forgetSearches(shop: string): void {
  keep(keyOf(shop), undefined)
}
