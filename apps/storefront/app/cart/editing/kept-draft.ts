import type { Draft } from '../../customization/draft.ts'

/** The draft of one address, as this tab keeps it. `from` is the line that it was made of, '' where none was. */
export type KeptDraft = { search: string; from: string; draft: Draft }

/** A draft of an older state of its line is left: it would undo what the cart did since. */
export function readDraft(key: string, search: string, from: string | undefined): Draft | undefined {
  try {
    const kept = JSON.parse(sessionStorage.getItem(key) ?? 'null') as KeptDraft | null
    const isOfAddress = kept?.search === search && Array.isArray(kept.draft.places)
    return isOfAddress && (from === undefined || kept.from === from) ? kept.draft : undefined
  } catch {
    return undefined
  }
}

// a browser may refuse storage altogether: the draft then lives as long as the page
export function writeDraft(key: string, kept: KeptDraft | undefined): void {
  try {
    if (kept) sessionStorage.setItem(key, JSON.stringify(kept))
    else sessionStorage.removeItem(key)
  } catch {}
}
