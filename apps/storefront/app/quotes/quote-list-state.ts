/** The state of the list of quotes lives in its address, so that Back works and a reload keeps it. */
import type { Client } from '@estampa/contract/client'

type QuotesInput = Parameters<Client['quotes']['getQuotes']>[0]

export const quoteGroups = ['all', 'open', 'accepted', 'ordered', 'ended'] as const
export type QuoteGroup = (typeof quoteGroups)[number]
export type QuoteListing = { group: QuoteGroup; words: string; page: number }

export const quotesPerPage = 10
const MAX_WORDS_LENGTH = 120
const MAX_PAGES = 10_000

/** The groups of states that the filter offers; null means all. */
const groups: Record<QuoteGroup, string[] | null> = {
  all: null,
  open: ['requested', 'draft', 'sent', 'viewed'],
  accepted: ['accepted'],
  ordered: ['converted'],
  ended: ['rejected', 'expired', 'cancelled', 'superseded'],
}

export function readQuoteListing(query: URLSearchParams): QuoteListing {
  const group = quoteGroups.find((one) => one === query.get('state')) ?? 'all'
  const page = Number(query.get('page'))
  return {
    group,
    words: (query.get('q') ?? '').trim().slice(0, MAX_WORDS_LENGTH),
    page: Number.isInteger(page) && page >= 1 && page <= MAX_PAGES ? page : 1,
  }
}

export function quoteListPath({ group, words, page }: QuoteListing): string {
  const query = new URLSearchParams({
    ...(group !== 'all' && { state: group }),
    ...(words && { q: words }),
    ...(page > 1 && { page: String(page) }),
  }).toString()
  return `/orders/quote/list${query && `?${query}`}`
}

export function toQuotesInput({ group, words, page }: QuoteListing): QuotesInput {
  const state = groups[group]
  return {
    PaginaActual: page,
    maxResultCount: quotesPerPage,
    ...(state && { state }),
    ...(words && { Filtro: words }),
  }
}
