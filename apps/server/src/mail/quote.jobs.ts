import { isQuoteOpen } from '@estampa/domain/quotes'
import { z } from 'zod'
import { findCustomer } from '../customers/customers.store.ts'
import { quoteLink, quoteToken } from '../quotes/quote-links.ts'
import { findQuoteMail } from '../quotes/quote-mails.store.ts'
import { findQuote } from '../quotes/quotes.store.ts'
import type { Job } from '../worker.ts'
import { lookOf } from './letterhead.ts'
import { quoteSentLetter } from './quote-sent.ts'
import { sendMail } from './send-mail.ts'

const QuoteMail = z.object({ shop: z.int(), mail: z.uuid() })

/** Nothing goes out for a quote that was closed or forgotten meanwhile. */
export const quoteMail: Job = async (payload, services) => {
  const { shop: shopId, mail: mailId } = QuoteMail.parse(payload)
  const { shops, database, config, now } = services
  const shop = await shops.byId(shopId)
  if (!shop) return
  const found = await database.readInShop(shopId, async (tx) => {
    const mail = await findQuoteMail(tx, mailId)
    const quote = mail && (await findQuote(tx, { id: mail.quoteId }))
    const sender = quote && (await findCustomer(tx, quote.customerId))
    return mail && quote && sender && { mail, quote, sender }
  })
  if (!found || !isQuoteOpen(found.quote, now())) return
  const { mail, quote, sender } = found
  const link = quoteLink(quoteToken(config, shopId, quote.id))
  const letter = quoteSentLetter(lookOf(services, shop), quote, { mail, senderEmail: sender.email, link })
  await sendMail(services, shop, letter)
}
