import type { quotes } from '@estampa/contract/quotes'
import { toLineItem } from '@estampa/domain/cart'
import { isRefusal, refuse } from '@estampa/domain/refusal'
import { measuredLines } from '../customization/measure-lines.ts'
import type { Context } from '../http/context.ts'
import { isGuestBuyer } from '../http/person.ts'
import { offersQuotes } from './offers-quotes.ts'
import { toQuoteView } from './quote-view.ts'
import { findQuote } from './quotes.store.ts'
import { saveQuote } from './save-quote.ts'
import { sendToGuest } from './send-quote.ts'

/** Measures the lines, keeps the quote, or asks the seller for its prices, and sends it to who has no account. */
export async function generateQuote(context: Context<typeof quotes.generateQuote>) {
  const { shop, person, input, headers, now, services } = context
  if (person.kind !== 'customer') return refuse('no_token')
  const isOffered = input.askSeller ? shop.config.quotation : offersQuotes(shop.config)
  if (!isOffered) return refuse('switched_off')
  const { customerId } = person
  const { config } = services
  const lines = await measuredLines(context, input.shoppingCart.products.map(toLineItem), { toMake: true })
  if (isRefusal(lines)) return lines
  const request = { shop, config, customerId, input, lines, idempotencyKey: headers['idempotency-key'], now }
  const quote = await services.database.inShop(shop.id, async (tx) => {
    const id = await saveQuote(tx, request)
    if (isRefusal(id)) return id
    if (isGuestBuyer(person)) await sendToGuest(tx, { shop, config, customerId, quoteId: id, now })
    return (await findQuote(tx, { id, customerId })) ?? refuse('not_found')
  })
  return isRefusal(quote) ? quote : toQuoteView(quote, { shop, config, now })
}
