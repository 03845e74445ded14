import { randomUUID } from 'node:crypto'
import { customizationOf } from '@estampa/domain/cart'
import {
  answerRequest,
  effectiveQuoteState,
  type QuoteState,
  startQuote,
  supersedeQuote,
} from '@estampa/domain/quotes'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import { type Customer, findCustomer } from '../customers/customers.store.ts'
import { retainUploads } from '../customization/retain-uploads.ts'
import type { Tx } from '../db/database.ts'
import { sha256 } from '../http/idempotency-key.ts'
import type { Services } from '../http/services.ts'
import type { Shop } from '../http/shop.ts'
import type { ComposedQuote } from '../quotes/compose-quote.ts'
import { findNewest } from '../quotes/list-quotes.store.ts'
import { lockQuote, type OpenQuote, saveQuoteMoves } from '../quotes/quote-life.store.ts'
import { hashOfToken, quoteToken } from '../quotes/quote-links.ts'
import { findQuote, type StoredQuote, type StoredQuoteAnswer } from '../quotes/quotes.store.ts'
import * as store from '../quotes/save-quote.store.ts'
import { mailQuote } from '../quotes/send-quote.ts'
import type { StaffActor } from './people.ts'
import {
  type OfferedLines,
  offeredLines,
  type PricedAnswer,
  priceAnswer,
  type SellerOffer,
} from './price-answer.ts'

/** Within this time the same answer is a double click. */
export const DOUBLE_CLICK_MS = 60_000

/** What holds for all that the seller offers. */
export type SellerTerms = Pick<SellerOffer, 'discount'> & {
  /** null: as many as the shop's other quotes. */
  days: number | null
  leadTimeDays: number | null
  note: string
}
export type SellerAnswer = SellerOffer &
  SellerTerms & {
    Id: string
    /** The state that the seller saw; null: whichever it is in. */
    state: QuoteState | null
  }
type AnswerContext = {
  services: Services
  shop: Shop
  who: StaffActor
  now: Date
  /** In the transaction that saves the offer of this id. */
  onSaved?: (tx: Tx, id: string) => Promise<void>
}

/**
 * The seller's answer to a quote, at today's prices: one that waits for it is priced and sent, any other gets a
 * new version that takes its place. It is frozen like every quote, and mailed to who asked. Gives its id. Opens
 * the database itself: designs are measured before.
 */
export async function answerQuote(answering: AnswerContext, answer: SellerAnswer): Promise<string | Refusal> {
  const { shop, services } = answering
  const quote = await services.database.readInShop(shop.id, (tx) => findQuote(tx, { id: answer.Id }))
  if (!quote) return refuse('not_found')
  const lines = await offeredLines(answering, quote, answer, { toMake: true })
  if (isRefusal(lines)) return lines
  return services.database.inShop(shop.id, (tx) => saveAnswer(tx, answering, { quote, answer, lines }))
}

/** What the answer would say, without its being sent. */
export async function previewAnswer(
  asking: Omit<AnswerContext, 'who' | 'onSaved'>,
  answer: SellerAnswer,
): Promise<PricedAnswer | Refusal> {
  const { shop, services } = asking
  const { database } = services
  const quote = await database.readInShop(shop.id, (tx) => findQuote(tx, { id: answer.Id }))
  if (!quote) return refuse('not_found')
  const lines = await offeredLines(asking, quote, answer, { toMake: false })
  if (isRefusal(lines)) return lines
  const { customerId } = quote
  return database.readInShop(shop.id, (tx) =>
    priceAnswer(tx, shop, lines, { customerId, discount: answer.discount }),
  )
}

type AnswerRequest = { quote: StoredQuote; answer: SellerAnswer; lines: OfferedLines }

async function saveAnswer(
  tx: Tx,
  { services, shop, who, now, onSaved }: AnswerContext,
  { quote, answer, lines }: AnswerRequest,
): Promise<string | Refusal> {
  const { customerId, number } = quote
  await store.lockQuotesOf(tx, customerId)
  const hash = sha256(JSON.stringify(answer))
  const since = new Date(now.getTime() - DOUBLE_CLICK_MS)
  const before = await store.findAnswered(tx, number, { hash, since })
  if (before !== undefined) return before
  const customer = await findCustomer(tx, customerId)
  const living = await lockQuote(tx, { id: quote.id })
  if (!living || !customer || customer.closed_at) return refuse('not_found')
  const changed = await whyChanged(tx, living, answer.state, now)
  if (changed) return changed
  const priced = await priceAnswer(tx, shop, lines, { customerId, discount: answer.discount })
  if (isRefusal(priced)) return priced
  const { document, totals } = priced
  const arts = document.lines.map(({ line }) => customizationOf(line))
  const unknown = await retainUploads(tx, customerId, arts, now)
  if (unknown) return unknown
  const kept = keptAnswer(answer, priced, { by: who.name, hash, at: now.toISOString() })
  const offer = { ...document, totals, answer: kept }
  const id = await saveOffer(tx, { services, shop, who, now }, { quote, living, offer, days: answer.days })
  if (isRefusal(id)) return id
  await onSaved?.(tx, id)
  await mailBuyer(tx, { services, shop, now }, { id, quote, customer, note: answer.note })
  return id
}

/** Whether the quote is another than the seller saw. That the buyer has looked at it since changes nothing. */
async function whyChanged(
  tx: Tx,
  living: OpenQuote,
  seen: QuoteState | null,
  now: Date,
): Promise<Refusal | null> {
  const isNewest = (await store.newestVersion(tx, living.number)) === living.version
  if (seen === null) return isNewest ? null : refuse('quote_superseded')
  const state = effectiveQuoteState(living, now)
  const isAsSeen = state === seen || (state === 'viewed' && seen === 'sent')
  if (isNewest && isAsSeen) return null
  return refuse('quote_changed', { data: { id: await findNewest(tx, living.number), state } })
}

/** The answer as it was given, beside the amounts that follow from it. */
export function keptAnswer(
  { discount, note, leadTimeDays }: SellerTerms,
  { off }: PricedAnswer,
  said: Pick<StoredQuoteAnswer, 'by' | 'hash' | 'at'>,
): StoredQuoteAnswer {
  return {
    ...said,
    note,
    leadTimeDays,
    discountPercent: discount && 'percent' in discount ? discount.percent : null,
    discountNet: off.net,
    lineDiscounts: off.lines.map(({ shoppingCartUUID, percent, net }) => ({
      shoppingCartUUID,
      percent,
      net,
    })),
  }
}

type QuoteOffer = ComposedQuote & Pick<store.PricedQuote, 'totals' | 'answer'>
type OfferPosition = { quote: StoredQuote; living: OpenQuote; offer: QuoteOffer; days: number | null }

/** The version that was asked of the seller becomes the offer; any other makes way for one that is. */
async function saveOffer(
  tx: Tx,
  { services, shop, who, now }: AnswerContext,
  { quote, living, offer, days }: OfferPosition,
): Promise<string | Refusal> {
  const lasts = days ?? shop.rules.quoteDays
  if (living.state === 'requested') {
    const answered = answerRequest(living, who, now, lasts)
    if (isRefusal(answered)) return answered
    await store.priceQuote(tx, { ...answered, ...offer })
    return living.id
  }
  const ended = supersedeQuote(living, who, now)
  if (isRefusal(ended)) return ended
  if (ended.history.length > 0) await saveQuoteMoves(tx, ended)
  const { number, customerId, contact, comment } = quote
  const id = randomUUID()
  await store.insertQuote(tx, {
    ...startQuote(false, who, now, lasts),
    ...offer,
    id,
    number,
    customerId,
    contact,
    comment,
    version: living.version + 1,
    tokenHash: hashOfToken(quoteToken(services.config, shop.id, id)),
    wish: { key: null, bodyHash: offer.answer.hash },
    createdAt: now,
  })
  return id
}

type BuyerMail = { id: string; quote: StoredQuote; customer: Customer; note: string }

/** The account hears of it, and whoever the quote names beside. The shop's own mails are not counted as a buyer's. */
async function mailBuyer(
  tx: Tx,
  { services: { config }, shop, now }: Omit<AnswerContext, 'who'>,
  { id, quote, customer, note }: BuyerMail,
): Promise<void> {
  const emails = [...new Set([customer.email, quote.contact.email.toLowerCase()])].filter(Boolean)
  await mailQuote(tx, { shop, config, customerId: customer.id, quoteId: id, emails, message: note, now })
}
