import { keep, readIds } from '../../session/browser-storage.ts'

/** Products whose pages were open in this browser, the newest first. */
const MOST_SEEN = 12
const keyOf = (shop: string) => `estampa:${shop}:seen`

export function withSeen(seen: readonly number[], id: number): readonly number[] {
  return [id, ...seen.filter((one) => one !== id)].slice(0, MOST_SEEN)
}

export const readSeen = (shop: string): readonly number[] => readIds(keyOf(shop))

export function keepSeen(shop: string, id: number): void {
  keep(keyOf(shop), withSeen(readSeen(shop), id))
}
