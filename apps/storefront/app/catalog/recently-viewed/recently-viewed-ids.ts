import { readIds, writeStored } from '@estampa/web/state'

/** Products whose pages were open in this browser, the newest first. */
const MAX_VIEWED = 12
const keyOf = (shop: string) => `estampa:${shop}:seen`

export function withViewed(viewed: readonly number[], id: number): readonly number[] {
  return [id, ...viewed.filter((one) => one !== id)].slice(0, MAX_VIEWED)
}

export const readRecentlyViewed = (shop: string): readonly number[] => readIds(keyOf(shop))

export function addRecentlyViewed(shop: string, id: number): void {
  writeStored(keyOf(shop), withViewed(readRecentlyViewed(shop), id))
}
