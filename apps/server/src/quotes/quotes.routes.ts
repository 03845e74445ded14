import { countsOf, pageOf } from '@estampa/contract/paging'
import { quotes } from '@estampa/contract/quotes'
import { refuse } from '@estampa/domain/refusal'
import { handle } from '../http/context.ts'
import { acceptQuote, cancelQuote, rejectQuote, viewQuote } from './answer-quote.ts'
import { createUnsavedQuote } from './create-unsaved-quote.ts'
import { generateQuote } from './generate-quote.ts'
import { listQuotes } from './list-quotes.store.ts'
import { offersQuotes } from './offers-quotes.ts'
import { hashOfToken } from './quote-links.ts'
import { toQuoteSummary, toQuoteView, toSharedQuoteView } from './quote-view.ts'
import { findQuote } from './quotes.store.ts'
import { sendQuote } from './send-quote.ts'

const USUAL_PAGE = 20

export const quotesRoutes = handle('quotes', quotes, {
  createUnsavedQuote,
  generateQuote,
  getQuotes: async ({ tx, shop, person, input, now }) => {
    if (person.kind !== 'customer') return refuse('no_token')
    const page = pageOf(input, USUAL_PAGE)
    const search = { words: input.Filtro ?? '', states: input.state ?? [], ...page, now }
    const { items, total } = await listQuotes(tx, person.customerId, search)
    return { items: items.map((quote) => toQuoteSummary(quote, shop)), ...countsOf(total, page) }
  },
  getQuoteById: async ({ tx, shop, person, input, now, services }) => {
    if (person.kind !== 'customer') return refuse('no_token')
    const quote = await findQuote(tx, { id: input.Id, customerId: person.customerId })
    return quote ? toQuoteView(quote, { shop, config: services.config, now }) : refuse('not_found')
  },
  sendEmailQuote: async ({ tx, shop, person, input, now, services: { config } }) => {
    if (person.kind !== 'customer') return refuse('no_token')
    if (!offersQuotes(shop.config)) return refuse('switched_off')
    const { Id: quoteId, emails, message } = input
    return sendQuote(tx, { shop, config, customerId: person.customerId, quoteId, emails, message, now })
  },
  cancelQuote: async ({ tx, shop, person, input, now }) => {
    if (person.kind !== 'customer') return refuse('no_token')
    return cancelQuote(tx, input.Id, { shop, person, now })
  },
  getPublicQuote: async ({ tx, shop, person, input, now, services: { config } }) => {
    const quote = await findQuote(tx, { tokenHash: hashOfToken(input.token) })
    return quote ? toSharedQuoteView(quote, person, { shop, config, now }) : refuse('not_found')
  },
  viewQuote: ({ tx, shop, person, input, now }) => viewQuote(tx, input.token, { shop, person, now }),
  acceptQuote: async ({ tx, shop, person, input, now }) => {
    if (!offersQuotes(shop.config)) return refuse('switched_off')
    return acceptQuote(tx, input, { shop, person, now })
  },
  rejectQuote: ({ tx, shop, person, input, now }) => rejectQuote(tx, input, { shop, person, now }),
})
