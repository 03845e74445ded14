import { useEffect, useState } from 'react'
import { useShop } from '../session/account.ts'
import { type AnswerDraft, draftAnswer } from './answer-draft.ts'
import type { OfficeQuote } from './use-quote.ts'

const keyOf = (shop: string, quote: OfficeQuote['quote']) => `estampa:answer:${shop}:${quote.id}`

/** The answer that is being written; it survives a reload of this tab. */
export function useKeptDraft(open: OfficeQuote) {
  const { shop } = useShop()
  const key = keyOf(shop, open.quote)
  const [draft, setDraft] = useState<AnswerDraft>(() => read(key) ?? draftAnswer(open))
  useEffect(() => write(key, draft), [key, draft])
  return { draft, setDraft, forget: () => write(key, null) }
}

/** Whether somebody has begun an answer to this version and not sent it. */
export function isDrafted(shop: string, quote: OfficeQuote['quote']): boolean {
  return read(keyOf(shop, quote)) !== undefined
}

function read(key: string): AnswerDraft | undefined {
  try {
    const kept = window.sessionStorage.getItem(key)
    return kept === null ? undefined : (JSON.parse(kept) as AnswerDraft)
  } catch {
    return undefined
  }
}

/** A browser that refuses storage keeps the answer on the page alone. */
function write(key: string, draft: AnswerDraft | null): void {
  try {
    if (draft === null) window.sessionStorage.removeItem(key)
    else window.sessionStorage.setItem(key, JSON.stringify(draft))
  } catch {
    // nothing to do: the fields have it
  }
}
