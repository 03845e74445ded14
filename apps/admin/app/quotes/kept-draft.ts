import { readStored, writeStored } from '@estampa/web/state'
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
  return { draft, setDraft, forget: () => write(key, undefined) }
}

/** Whether somebody has begun an answer to this version and not sent it. */
export function isDrafted(shop: string, open: OfficeQuote): boolean {
  return read(keyOf(shop, answerKey(open))) !== undefined
}

function read(key: string): OfferDraft | undefined {
  return (readStored(key, 'sessionStorage') as OfferDraft | null) ?? undefined
}

const write = (key: string, draft: OfferDraft | undefined) => writeStored(key, draft, 'sessionStorage')
