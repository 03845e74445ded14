import { readStored, writeStored } from '@estampa/web/state'
import { withSearch } from './search-kernel.ts'

/** The recent searches of this browser and this shop. They never leave the browser. */
const keyOf = (shop: string) => `estampa:${shop}:searches`

export function readSearches(shop: string): readonly string[] {
  const stored = readStored(keyOf(shop))
  return Array.isArray(stored) ? stored.filter((one) => typeof one === 'string') : []
}

export function addSearch(shop: string, words: string): void {
  writeStored(keyOf(shop), withSearch(readSearches(shop), words))
}

export function clearSearches(shop: string): void {
  writeStored(keyOf(shop), undefined)
}
