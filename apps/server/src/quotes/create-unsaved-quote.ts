import type { quotes } from '@estampa/contract/quotes'
import { toLineItem } from '@estampa/domain/cart'
import { quoteExpiresAt } from '@estampa/domain/quotes'
import { isRefusal, refuse } from '@estampa/domain/refusal'
import { measuredLines } from '../customization/measure-lines.ts'
import type { Context } from '../http/context.ts'
import { buyerOf } from '../pricing/price-lines.ts'
import { composeQuote } from './compose-quote.ts'
import { offersQuotes } from './offers-quotes.ts'
import { toUnsavedQuoteView } from './quote-view.ts'
import { quoteAmountsOf } from './save-quote.ts'

/** Measures and prices the lines as a quote would, and keeps nothing. */
export async function createUnsavedQuote(context: Context<typeof quotes.createUnsavedQuote>) {
  const { shop, person, input, now, services } = context
  if (!offersQuotes(shop.config)) return refuse('switched_off')
  const lines = await measuredLines(context, input.shoppingCart.products.map(toLineItem), { toMake: false })
  if (isRefusal(lines)) return lines
  const document = await services.database.readInShop(shop.id, (tx) =>
    composeQuote(tx, shop, lines, { asksSeller: false, ...buyerOf(person) }),
  )
  if (isRefusal(document)) return document
  const expiresAt = quoteExpiresAt(now, shop.rules.quoteDays)
  return toUnsavedQuoteView(document, quoteAmountsOf(document), expiresAt)
}
