import { countsOf, pageOf } from '@estampa/contract/paging'
import { quotes } from '@estampa/contract/quotes'
import { toLineItem } from '@estampa/domain/cart'
import { quoteExpiresAt } from '@estampa/domain/quotes'
import { isRefusal, refuse } from '@estampa/domain/refusal'
import type { ShopConfig } from '@estampa/domain/shops'
import { measuredLines } from '../customization/measure-lines.ts'
import { handle } from '../http/context.ts'
import { isGuestBuyer } from '../http/person.ts'
import { buyerOf } from '../pricing/price-lines.ts'
import { acceptQuote, cancelQuote, rejectQuote, viewQuote } from './answer-quote.ts'
import { composeQuote } from './compose-quote.ts'
import { generateQuote, quoteAmountsOf } from './generate-quote.ts'
import { listQuotes } from './list-quotes.store.ts'
import { hashOfToken } from './quote-links.ts'
import { toQuoteSummary, toQuoteView, toSharedQuoteView, toUnsavedQuoteView } from './quote-view.ts'
import { findQuote } from './quotes.store.ts'
import { sendQuote, sendToGuest } from './send-quote.ts'

const USUAL_PAGE = 20

/**
 * Without quotation nothing is quoted, sent or accepted; without prices only the seller can be asked. What was
 * quoted before can still be read, rejected and cancelled.
 */
const mayQuote = ({ quotation, pricesInShop }: ShopConfig) => quotation && pricesInShop

export const quotesRoutes = handle('quotes', quotes, {
  createUnsavedQuote: async (context) => {
    const { shop, person, input, now, services } = context
    if (!mayQuote(shop.config)) return refuse('switched_off')
    const lines = await measuredLines(context, input.shoppingCart.products.map(toLineItem), { toMake: false })
    if (isRefusal(lines)) return lines
    const document = await services.database.readInShop(shop.id, (tx) =>
      composeQuote(tx, shop, lines, { asksSeller: false, ...buyerOf(person) }),
    )
    if (isRefusal(document)) return document
    return toUnsavedQuoteView(
      document,
      quoteAmountsOf(document.lines),
      quoteExpiresAt(now, shop.rules.quoteDays),
    )
  },
  generateQuote: async (context) => {
    const { shop, person, input, headers, now, services } = context
    if (person.kind !== 'customer') return refuse('no_token')
    const isOffered = input.askSeller ? shop.config.quotation : mayQuote(shop.config)
    if (!isOffered) return refuse('switched_off')
    const { customerId } = person
    const { config } = services
    const idempotencyKey = headers['idempotency-key']
    const linesToMeasure = input.shoppingCart.products.map(toLineItem)
    const lines = await measuredLines(context, linesToMeasure, { toMake: true })
    if (isRefusal(lines)) return lines
    const quote = await services.database.inShop(shop.id, async (tx) => {
      const id = await generateQuote(tx, { shop, config, customerId, input, lines, idempotencyKey, now })
      if (!isRefusal(id) && isGuestBuyer(person)) {
        await sendToGuest(tx, { shop, config, customerId, quoteId: id, now })
      }
      return isRefusal(id) ? id : ((await findQuote(tx, { id, customerId })) ?? refuse('not_found'))
    })
    return isRefusal(quote) ? quote : toQuoteView(quote, { shop, config, now })
  },
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
    if (!mayQuote(shop.config)) return refuse('switched_off')
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
    if (!mayQuote(shop.config)) return refuse('switched_off')
    return acceptQuote(tx, input, { shop, person, now })
  },
  rejectQuote: ({ tx, shop, person, input, now }) => rejectQuote(tx, input, { shop, person, now }),
})
