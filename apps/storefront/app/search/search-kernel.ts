/** The offers of a search box in keyboard order. Each leads to `to`, a path of the shop. */
export type SearchOffer =
  | { kind: 'recent' | 'word' | 'all'; words: string; to: string }
  | { kind: 'category'; title: string; count: number; to: string }
  | { kind: 'product'; id: number; to: string }

export const searchPath = (words: string) => `/products-list/all?${new URLSearchParams({ name: words })}`

const MAX_RECENT = 6

/** The newest first; what was searched again moves to the front, however it was written. */
export function withSearch(recent: readonly string[], words: string): readonly string[] {
  const typed = words.trim().replace(/\s+/g, ' ')
  if (typed === '') return recent
  const others = recent.filter((one) => one.toLowerCase() !== typed.toLowerCase())
  return [typed, ...others].slice(0, MAX_RECENT)
}

/** The target of the arrow, Home and End keys; -1 is the field itself. Undefined for keys that the field handles. */
export function findMoveTarget(key: string, at: number, count: number): number | undefined {
  if (count === 0) return undefined
  if (key === 'ArrowDown') return at + 1 < count ? at + 1 : -1
  if (key === 'ArrowUp') return at === -1 ? count - 1 : at - 1
  // in the text they move the caret
  if (at === -1) return undefined
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}

/** Cut in two: what was typed, and what the suggestion adds to it. */
export function splitTyped(suggestion: string, typed: string): [typed: string, added: string] {
  const begun = suggestion.toLowerCase().startsWith(typed.trim().toLowerCase()) ? typed.trim().length : 0
  return [suggestion.slice(0, begun), suggestion.slice(begun)]
}
