import { type QuoteStage, quoteStages } from '@estampa/domain/quotes'

/** What the list shows, as its address says it: `?stage=asked&q=paz&page=2`. */
export type QuotesFilter = { stage: QuoteStage | null; words: string; page: number }

const PAGE_SIZE = 25

/** The filter that an address means; what it says wrongly is left out. */
export function readQuotesFilter(query: URLSearchParams): QuotesFilter {
  const page = Number(query.get('page'))
  return {
    stage: quoteStages.find((name) => name === query.get('stage')) ?? null,
    words: (query.get('q') ?? '').trim().slice(0, 100),
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  }
}

/** The same as the end of an address; what is as usual is not written. */
export function writeQuotesFilter({ stage, words, page }: QuotesFilter): string {
  const query = new URLSearchParams()
  if (stage) query.set('stage', stage)
  if (words !== '') query.set('q', words)
  if (page > 1) query.set('page', String(page))
  return `?${query}`
}

/** The same as the call takes it. */
export function toQuotesInput({ stage, words, page }: QuotesFilter) {
  return {
    PaginaActual: page,
    maxResultCount: PAGE_SIZE,
    ...(stage && { stage }),
    ...(words !== '' && { Filtro: words }),
  }
}
