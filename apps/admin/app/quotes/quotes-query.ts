import { type QuoteStage, quoteStages } from '@estampa/domain/quotes'
import { type ListedPage, readListedPage, toListedInput, writeListedPage } from '../controls/listed-page.ts'

/** The list shows what its address says: `?stage=asked&q=paz&page=2`. */
export type QuotesFilter = ListedPage & { stage: QuoteStage | null }

/** The filter that an address means; what it says wrongly is left out. */
export function readQuotesFilter(query: URLSearchParams): QuotesFilter {
  return {
    stage: quoteStages.find((name) => name === query.get('stage')) ?? null,
    ...readListedPage(query),
  }
}

/** The same as the end of an address; what is as usual is not written. */
export function writeQuotesFilter({ stage, ...listed }: QuotesFilter): string {
  const query = new URLSearchParams()
  if (stage) query.set('stage', stage)
  return writeListedPage(listed, query)
}

/** The same as the call takes it. */
export function toQuotesInput({ stage, ...listed }: QuotesFilter) {
  return { ...toListedInput(listed), ...(stage && { stage }) }
}
