/** What the list of quotes shows lives in its address, so that Back works and a reload keeps it. */
import type { Client } from '@estampa/contract/client'

type QuotesInput = Parameters<Client['quotes']['getQuotes']>[0]

export const quoteGroups = ['all', 'open', 'accepted', 'ordered', 'ended'] as const
export type QuoteGroup = (typeof quoteGroups)[number]
export type QuoteListing = { group: QuoteGroup; words: string; page: number }

export const quotesPerPage = 10
const longestWords = 120
const mostPages = 10_000

/** States as people look for them; null does not limit. */
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
    words: (query.get('q') ?? '').trim().slice(0, longestWords),
    page: Number.isInteger(page) && page >= 1 && page <= mostPages ? page : 1,
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

export function quotesInput({ group, words, page }: QuoteListing): QuotesInput {
  const state = groups[group]
  return {
    PaginaActual: page,
    maxResultCount: quotesPerPage,
    ...(state && { state }),
    ...(words && { Filtro: words }),
  }
}
