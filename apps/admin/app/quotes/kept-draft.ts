import { useEffect, useState } from 'react'
import { useShop } from '../session/account.ts'
import type { OfferDraft } from './answer-draft.ts'
import type { OfficeQuote } from './use-quote.ts'

type DraftKey = string

/** The answer to a version of a quote. */
export const answerKey = ({ quote }: OfficeQuote): DraftKey => `answer ${quote.id}`
/** The quote that is typed for a caller; who called is kept nowhere. */
export const newQuoteKey: DraftKey = 'new quote'

const keyOf = (shop: string, key: DraftKey) => `estampa:draft:${shop}:${key}`

/** An offer that is being written; it survives a reload of this tab. */
export function useKeptDraft(name: DraftKey, begin: () => OfferDraft) {
  const { shop } = useShop()
  const key = keyOf(shop, name)
  const [draft, setDraft] = useState<OfferDraft>(() => read(key) ?? begin())
  useEffect(() => write(key, draft), [key, draft])
  return { draft, setDraft, forget: () => write(key, null) }
}

/** Whether somebody has begun an answer to this version and not sent it. */
export function isDrafted(shop: string, open: OfficeQuote): boolean {
  return read(keyOf(shop, answerKey(open))) !== undefined
}

function read(key: string): OfferDraft | undefined {
  try {
    const kept = window.sessionStorage.getItem(key)
    return kept === null ? undefined : (JSON.parse(kept) as OfferDraft)
  } catch {
    return undefined
  }
}

/** A browser that refuses storage keeps the answer on the page alone. */
function write(key: string, draft: OfferDraft | null): void {
  try {
    if (draft === null) window.sessionStorage.removeItem(key)
    else window.sessionStorage.setItem(key, JSON.stringify(draft))
  } catch {
    // nothing to do: the fields have it
  }
}
