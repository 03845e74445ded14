/**
 * Which saved design shows a line of logos, so that a line is drawn once and not with every visit. Few are kept: the
 * place of the oldest is taken by the next, and the server's list of a person's designs never grows by them.
 */
type Kept = readonly { readonly look: string; readonly design_id: string }[]

const MOST_KEPT = 16

export function readMockups(storage: Pick<Storage, 'getItem'>, key: string): Kept {
  try {
    const kept: unknown = JSON.parse(storage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isKept).slice(-MOST_KEPT) : []
  } catch {
    return []
  }
}

const isKept = (one: unknown): one is Kept[number] =>
  typeof one === 'object' && one !== null && 'look' in one && 'design_id' in one

/** The design whose place a new one takes; null while there is room. */
export const nextToReplace = (kept: Kept): string | null =>
  kept.length < MOST_KEPT ? null : (kept[0]?.design_id ?? null)

export function withMockup(kept: Kept, look: string, design_id: string): Kept {
  const others = kept.filter((one) => one.look !== look && one.design_id !== design_id)
  return [...others, { look, design_id }].slice(-MOST_KEPT)
}

export function writeMockups(storage: Pick<Storage, 'setItem'>, key: string, kept: Kept): void {
  try {
    storage.setItem(key, JSON.stringify(kept))
  } catch {
    // without room it is drawn again at the next visit
  }
}
