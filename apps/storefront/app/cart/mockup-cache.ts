/**
 * The saved designs that show lines with logos, so that a line is drawn once and not with every visit. Few are stored: the
 * newest replaces the oldest, so that the server's list of a person's designs does not grow.
 */
type MockupCache = readonly { readonly look: string; readonly design_id: string }[]

const MAX_MOCKUPS = 16

export function readMockups(storage: Pick<Storage, 'getItem'>, key: string): MockupCache {
  try {
    const cache: unknown = JSON.parse(storage.getItem(key) ?? '[]')
    return Array.isArray(cache) ? cache.filter(isCacheEntry).slice(-MAX_MOCKUPS) : []
  } catch {
    return []
  }
}

const isCacheEntry = (one: unknown): one is MockupCache[number] =>
  typeof one === 'object' && one !== null && 'look' in one && 'design_id' in one

/** The design that a new one replaces; null while there is room. */
export const findReplaceable = (cache: MockupCache): string | null =>
  cache.length < MAX_MOCKUPS ? null : (cache[0]?.design_id ?? null)

export function withMockup(cache: MockupCache, mockupKey: string, design_id: string): MockupCache {
  const others = cache.filter((one) => one.look !== mockupKey && one.design_id !== design_id)
  return [...others, { look: mockupKey, design_id }].slice(-MAX_MOCKUPS)
}

export function writeMockups(storage: Pick<Storage, 'setItem'>, key: string, cache: MockupCache): void {
  try {
    storage.setItem(key, JSON.stringify(cache))
  } catch {
    // without room it is drawn again at the next visit
  }
}
