import type { Draft } from '../../customization/draft.ts'

/** The stored draft of one address in this tab. `from` is the line that it was made of, or ''. */
export type StoredDraft = { search: string; from: string; draft: Draft }

/** A draft of an older state of its line is left: it would undo what the cart did since. */
export function readDraft(key: string, search: string, from: string | undefined): Draft | undefined {
  try {
    const stored = JSON.parse(sessionStorage.getItem(key) ?? 'null') as StoredDraft | null
    const isOfAddress = stored?.search === search && Array.isArray(stored.draft.places)
    return isOfAddress && (from === undefined || stored.from === from) ? stored.draft : undefined
  } catch {
    return undefined
  }
}

// a browser may refuse storage altogether: the draft then lives as long as the page
export function writeDraft(key: string, stored: StoredDraft | undefined): void {
  try {
    if (stored) sessionStorage.setItem(key, JSON.stringify(stored))
    else sessionStorage.removeItem(key)
  } catch {}
}
