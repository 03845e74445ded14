import { randomUUID } from 'node:crypto'
import { isQuoteOpen, moveQuote } from '@estampa/domain/quotes'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import type { Config } from '../config.ts'
import { findCustomer } from '../customers/customers.store.ts'
import type { Tx } from '../db/database.ts'
import { enqueue } from '../db/jobs.ts'
import type { Shop } from '../shops/shop-directory.ts'
import { type LivingQuote, lockQuote } from './quote-life.store.ts'
import { hashOfToken, quoteToken } from './quote-links.ts'
import { countQuoteMails, insertQuoteMails, lockQuoteMails, renewToken } from './quote-mails.store.ts'

const HOUR_MS = 3_600_000
/** Mails that one person may send, and that one address may get of a shop's people. */
const MOST = { senderHour: 20, senderDay: 60, addressDay: 5 }

export type AskedMail = {
  shop: Shop
  config: Config
  customerId: number
  quoteId: string
  emails: readonly string[]
  message: string
  now: Date
}

/** Asks for the mails of a quote that is open. They are kept with it, and counted from then on. */
export async function sendQuote(tx: Tx, asked: AskedMail): Promise<{ sent: number } | Refusal> {
  const { customerId, quoteId, now } = asked
  const quote = await lockQuote(tx, { id: quoteId, customerId })
  if (!quote) return refuse('not_found')
  const closed = whyNotSent(quote, now)
  if (closed) return closed
  const recipients = [...new Set(asked.emails)]
  await lockQuoteMails(tx)
  if (!(await mayBeSent(tx, customerId, recipients, now))) return refuse('too_many_quote_mails')
  return mailQuote(tx, { ...asked, emails: recipients })
}

/** Whoever has no account finds the quote again by its mail. What limits mails holds here too, and the quote stands. */
export async function sendToGuest(tx: Tx, asked: Omit<AskedMail, 'emails' | 'message'>): Promise<void> {
  const guest = await findCustomer(tx, asked.customerId)
  if (guest) await sendQuote(tx, { ...asked, emails: [guest.email], message: '' })
}

/** Mails a version with its link, counted or not. */
export async function mailQuote(tx: Tx, asked: AskedMail): Promise<{ sent: number }> {
  const { shop, config, customerId, quoteId, message, now } = asked
  await renewToken(tx, quoteId, hashOfToken(quoteToken(config, shop.id, quoteId)))
  const mails = asked.emails.map((recipient) => ({ id: randomUUID(), recipient }))
  await insertQuoteMails(tx, mails, { quoteId, customerId, message, now })
  for (const { id } of mails) await enqueue(tx, 'quote_mail', { shop: shop.id, mail: id })
  return { sent: mails.length }
}

/** What says why nobody can accept it any more says why it is not sent. */
function whyNotSent(quote: LivingQuote, now: Date): Refusal | null {
  if (isQuoteOpen(quote, now)) return null
  const refused = moveQuote(quote, 'accepted', { kind: 'system', id: null, name: '' }, now)
  return isRefusal(refused) ? refused : refuse('quote_move_not_allowed')
}

async function mayBeSent(tx: Tx, customerId: number, recipients: readonly string[], now: Date) {
  const hour = new Date(now.getTime() - HOUR_MS)
  const day = new Date(now.getTime() - 24 * HOUR_MS)
  const sent = await countQuoteMails(tx, customerId, recipients, { hour, day })
  return (
    sent.senderHour + recipients.length <= MOST.senderHour &&
    sent.senderDay + recipients.length <= MOST.senderDay &&
    sent.addressDay < MOST.addressDay
  )
}
