import { randomUUID } from 'node:crypto'
import { customizationOf, toLineItem } from '@estampa/domain/cart'
import { formatPriceText } from '@estampa/domain/money'
import type { LineToPrice } from '@estampa/domain/pricing'
import {
  answerRequest,
  discountOf,
  type QuoteDiscount,
  startQuote,
  supersedeQuote,
} from '@estampa/domain/quotes'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import { type Customer, findCustomer } from '../customers/customers.store.ts'
import { measuredLines } from '../customization/measure-lines.ts'
import { retainUploads } from '../customization/retain-uploads.ts'
import type { Tx } from '../db/database.ts'
import { sha256 } from '../http/idempotency-key.ts'
import type { Services } from '../http/services.ts'
import type { Shop } from '../http/shop.ts'
import { type ComposedQuote, composeQuote } from '../quotes/compose-quote.ts'
import { lockQuote, type OpenQuote, saveQuoteMoves } from '../quotes/quote-life.store.ts'
import { hashOfToken, quoteToken } from '../quotes/quote-links.ts'
import { findQuote, type StoredQuote } from '../quotes/quotes.store.ts'
import * as store from '../quotes/save-quote.store.ts'
import { quoteAmountsOf } from '../quotes/save-quote.ts'
import { mailQuote } from '../quotes/send-quote.ts'
import type { StaffActor } from './people.ts'

/** Within this time the same answer is a double click. */
const DOUBLE_CLICK_MS = 60_000

export type SellerAnswer = {
  Id: string
  discount: QuoteDiscount | null
  /** null: as many as the shop's other quotes. */
  days: number | null
  note: string
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
  const { database } = answering.services
  const { shop, services, now } = answering
  const quote = await database.readInShop(shop.id, (tx) => findQuote(tx, { id: answer.Id }))
  if (!quote) return refuse('not_found')
  const person = { kind: 'customer', customerId: quote.customerId, sessionId: '' } as const
  const linesToMeasure = quote.lines.map(({ line }) => toLineItem(line))
  const lines = await measuredLines({ services, shop, person, now }, linesToMeasure, { toMake: true })
  if (isRefusal(lines)) return lines
  return database.inShop(shop.id, (tx) => saveAnswer(tx, answering, { quote, answer, lines }))
}

type AnswerRequest = { quote: StoredQuote; answer: SellerAnswer; lines: readonly LineToPrice[] }

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
  if ((await store.newestVersion(tx, number)) > living.version) return refuse('quote_superseded')
  const document = await composeQuote(tx, shop, lines, { asksSeller: false, customerId })
  if (isRefusal(document)) return document
  const priced = pricedBy(answer, document, shop)
  if (isRefusal(priced)) return priced
  const arts = document.lines.map(({ line }) => customizationOf(line))
  const unknown = await retainUploads(tx, customerId, arts, now)
  if (unknown) return unknown
  const kept = { by: who.name, note: answer.note, ...priced.given, hash, at: now.toISOString() }
  const offer = { ...document, totals: priced.totals, answer: kept }
  const id = await saveOffer(tx, { services, shop, who, now }, { quote, living, offer, days: answer.days })
  if (isRefusal(id)) return id
  await onSaved?.(tx, id)
  await mailBuyer(tx, { services, shop, now }, { id, quote, customer, note: answer.note })
  return id
}

/** The sums with the discount, and the discount as it was given. */
function pricedBy({ discount }: SellerAnswer, { lines, step }: ComposedQuote, shop: Shop) {
  const sums = quoteAmountsOf(lines)
  if (!discount) return { totals: sums, given: { discountPercent: null, discountNet: 0 } }
  const off = discountOf(discount, sums, step)
  if (isRefusal(off)) {
    return { ...off, subTotal: formatPriceText(sums.subTotal, shop.config.roundPrice) } as Refusal
  }
  const totals = { ...sums, discount: off.discount, total: sums.total - off.discount }
  const discountPercent = 'percent' in discount ? discount.percent : null
  return { totals, given: { discountPercent, discountNet: off.net } }
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
