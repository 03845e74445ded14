import type { OfficeQuote } from './use-quote.ts'

/** The answer to a version of a quote. */
export const answerName = ({ quote }: OfficeQuote) => `answer ${quote.id}`
/** The quote that is typed for a caller; who called is kept nowhere. */
export const newQuoteName = 'new quote'
