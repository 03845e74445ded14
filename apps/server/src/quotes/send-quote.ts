import { randomUUID } from 'node:crypto'
import { isQuoteOpen, moveQuote } from '@estampa/domain/quotes'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import type { Config } from '../config.ts'
import { findCustomer } from '../customers/customers.store.ts'
import type { Tx } from '../db/database.ts'
import type { Shop } from '../http/shop.ts'
import { enqueue } from '../jobs/jobs.store.ts'
import { lockQuote, type OpenQuote } from './quote-life.store.ts'
import { hashOfToken, quoteToken } from './quote-links.ts'
import { countQuoteMails, insertQuoteMails, lockQuoteMails, renewToken } from './quote-mails.store.ts'

const HOUR_MS = 3_600_000
/** Mails that one person may send, and that one address may get of a shop's people. */
const MAX_MAILS = { senderHour: 20, senderDay: 60, addressDay: 5 }

export type QuoteMailRequest = {
  shop: Shop
  config: Config
  customerId: number
  quoteId: string
  emails: readonly string[]
  message: string
  now: Date
}

/** Asks for the mails of a quote that is open. They are kept with it, and counted from then on. */
export async function sendQuote(tx: Tx, request: QuoteMailRequest): Promise<{ sent: number } | Refusal> {
  const { customerId, quoteId, now } = request
  const quote = await lockQuote(tx, { id: quoteId, customerId })
  if (!quote) return refuse('not_found')
  const closed = whyNotSent(quote, now)
  if (closed) return closed
  const recipients = [...new Set(request.emails)]
  await lockQuoteMails(tx)
  if (!(await mayBeSent(tx, customerId, recipients, now))) return refuse('too_many_quote_mails')
  return mailQuote(tx, { ...request, emails: recipients })
}

/** A person without an account finds the quote again by its mail. The limits of mails hold here too, and the quote stands. */
export async function sendToGuest(
  tx: Tx,
  request: Omit<QuoteMailRequest, 'emails' | 'message'>,
): Promise<void> {
  const guest = await findCustomer(tx, request.customerId)
  if (guest) await sendQuote(tx, { ...request, emails: [guest.email], message: '' })
}

/** Mails a version with its link, counted or not. */
export async function mailQuote(tx: Tx, request: QuoteMailRequest): Promise<{ sent: number }> {
  const { shop, config, customerId, quoteId, message, now } = request
  await renewToken(tx, quoteId, hashOfToken(quoteToken(config, shop.id, quoteId)))
  const mails = request.emails.map((recipient) => ({ id: randomUUID(), recipient }))
  await insertQuoteMails(tx, mails, { quoteId, customerId, message, now })
  for (const { id } of mails) await enqueue(tx, 'quote_mail', { shop: shop.id, mail: id })
  return { sent: mails.length }
}

/** The reasons why nobody can accept a quote any more are those why it is not sent. */
function whyNotSent(quote: OpenQuote, now: Date): Refusal | null {
  if (isQuoteOpen(quote, now)) return null
  const refused = moveQuote(quote, 'accepted', { kind: 'system', id: null, name: '' }, now)
  return isRefusal(refused) ? refused : refuse('quote_move_not_allowed')
}

async function mayBeSent(tx: Tx, customerId: number, recipients: readonly string[], now: Date) {
  const hour = new Date(now.getTime() - HOUR_MS)
  const day = new Date(now.getTime() - 24 * HOUR_MS)
  const sent = await countQuoteMails(tx, customerId, recipients, { hour, day })
  return (
    sent.senderHour + recipients.length <= MAX_MAILS.senderHour &&
    sent.senderDay + recipients.length <= MAX_MAILS.senderDay &&
    sent.addressDay < MAX_MAILS.addressDay
  )
}
