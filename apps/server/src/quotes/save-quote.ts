import { randomUUID } from 'node:crypto'
import type { GenerateQuoteInput } from '@estampa/contract/quotes'
import { customizationOf } from '@estampa/domain/cart'
import { MAX_GUEST_QUOTES } from '@estampa/domain/customers'
import type { LineToPrice } from '@estampa/domain/pricing'
import { type QuoteActor, type QuoteMove, startQuote, supersedeQuote } from '@estampa/domain/quotes'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import { DAY_MS } from '@estampa/domain/time'
import type { z } from 'zod'
import type { Config } from '../config.ts'
import { type Customer, findCustomer } from '../customers/customers.store.ts'
import { retainUploads } from '../customization/retain-uploads.ts'
import type { Tx } from '../db/database.ts'
import { sha256 } from '../http/idempotency-key.ts'
import type { Shop } from '../http/shop.ts'
import { enqueueInTurn } from '../jobs/jobs.store.ts'
import { type ComposedQuote, composeQuote, quoteEntries } from './compose-quote.ts'
import { lockQuote, type OpenQuote, saveQuoteMoves } from './quote-life.store.ts'
import { hashOfToken, quoteToken } from './quote-links.ts'
import { isDecorated } from './quote-pictures.ts'
import { findQuote, type QuoteContactData } from './quotes.store.ts'
import * as store from './save-quote.store.ts'

/** How long a body that was sent twice without a key is a double click. */
const DOUBLE_CLICK_MS = 60_000
const MAX_A_DAY = 200

type GenerateQuoteBody = z.output<typeof GenerateQuoteInput>
export type QuoteRequest = {
  shop: Shop
  config: Config
  customerId: number
  input: GenerateQuoteBody
  /** Those of the input, with measured decorations. */
  lines: readonly LineToPrice[]
  idempotencyKey: string | undefined
  now: Date
}

/** Keeps a quote, or a new version of one, and gives its id. One request becomes one version, however often it is sent. */
export async function saveQuote(tx: Tx, request: QuoteRequest): Promise<string | Refusal> {
  const { customerId, input, now } = request
  const wish = quoteIdempotencyKey(request)
  await store.lockQuotesOf(tx, customerId)
  const before = await store.findQuoteMade(tx, customerId, wish, new Date(now.getTime() - DOUBLE_CLICK_MS))
  if (before) return before.bodyHash === wish.bodyHash ? before.id : refuse('quote_key_reused')
  const customer = await findCustomer(tx, customerId)
  if (!customer) return refuse('no_token')
  const isBeyond = await hasEnough(tx, customer, now)
  if (isBeyond) return isBeyond
  const who = quoteActorOf(customer)
  const earlier = input.quoteId === undefined ? null : await takePlace(tx, request, input.quoteId, who)
  return isRefusal(earlier) ? earlier : saveVersion(tx, request, { customer, who, earlier, wish })
}

/** A guest has shown that the mailbox is theirs, and asks for so many quotes; an account for so many in a day. */
async function hasEnough(
  tx: Tx,
  { id, is_guest, verified_at }: Customer,
  now: Date,
): Promise<Refusal | null> {
  if (is_guest && !verified_at) return refuse('guest_unconfirmed')
  const made = await store.countQuotesSince(tx, id, is_guest ? new Date(0) : new Date(now.getTime() - DAY_MS))
  return made >= (is_guest ? MAX_GUEST_QUOTES : MAX_A_DAY) ? refuse('too_many_quotes') : null
}

export function quoteActorOf(customer: Customer): QuoteActor {
  return { kind: 'customer', id: String(customer.id), name: customer.full_name }
}

function quoteIdempotencyKey({ input, idempotencyKey }: QuoteRequest) {
  const given = idempotencyKey?.trim()
  return { key: given ? sha256(given) : null, bodyHash: sha256(JSON.stringify(input)) }
}

/** Ends the newest version of a quote of one's own, so that another takes its place. */
async function takePlace(
  tx: Tx,
  { customerId, input, now }: QuoteRequest,
  id: string,
  who: QuoteActor,
): Promise<OpenQuote | Refusal> {
  const quote = await lockQuote(tx, { id, customerId })
  if (!quote) return refuse('not_found')
  if ((await store.newestVersion(tx, quote.number)) > quote.version) return refuse('quote_superseded')
  const ended = supersedeQuote(quote, who, now)
  if (isRefusal(ended)) return ended
  // prices of today carry no discount: whoever has one says that it may go
  if (quote.discount > 0 && !input.dropsDiscount) return refuse('quote_discount_dropped')
  if (ended.history.length > 0) await saveQuoteMoves(tx, ended)
  return ended
}

type QuoteParts = {
  customer: Customer
  who: QuoteActor
  earlier: OpenQuote | null
  wish: { key: string | null; bodyHash: string }
}

async function saveVersion(
  tx: Tx,
  { shop, config, input, lines, now }: QuoteRequest,
  { customer, who, earlier, wish }: QuoteParts,
): Promise<string | Refusal> {
  const asksSeller = input.askSeller
  // what a seller wrote stays in it, at the seller's price; a buyer writes none
  const before = earlier && (await findQuote(tx, { id: earlier.id }))
  const freeLines = before?.freeLines.map(({ line }) => line) ?? []
  const buyer = { asksSeller, customerId: customer.id, freeLines }
  const document = await composeQuote(tx, shop, lines, buyer)
  if (isRefusal(document)) return document
  const arts = document.lines.map(({ line }) => customizationOf(line))
  const unknown = await retainUploads(tx, customer.id, arts, now)
  if (unknown) return unknown
  const id = randomUUID()
  const life = startQuote(asksSeller, who, now, shop.rules.quoteDays)
  await store.insertQuote(tx, {
    ...life,
    history: notedIn(life.history, earlier),
    ...document,
    id,
    number: earlier?.number,
    version: (earlier?.version ?? 0) + 1,
    customerId: customer.id,
    totals: asksSeller ? null : quoteAmountsOf(document),
    contact: contactOf(input, customer),
    comment: input.comment,
    answer: null,
    tokenHash: hashOfToken(quoteToken(config, shop.id, id)),
    wish,
    createdAt: now,
  })
  if (isDecorated(document))
    await enqueueInTurn(tx, `artworks ${shop.id}`, 'quote_pictures', { shop: shop.id, quote: id })
  return id
}

/** A reader of the new version sees that the one before it was cheaper, and still stands. */
function notedIn(history: readonly QuoteMove[], earlier: OpenQuote | null): readonly QuoteMove[] {
  const [first, ...rest] = history
  if (!first || !earlier || earlier.discount === 0) return history
  return [
    { ...first, note: `Sin el descuento de la versión ${earlier.version}, que queda guardada` },
    ...rest,
  ]
}

export function quoteAmountsOf(document: Pick<ComposedQuote, 'lines' | 'freeLines'>): store.QuoteAmounts {
  const entries = quoteEntries(document)
  const sum = (field: 'subTotal' | 'taxes' | 'total') =>
    entries.reduce((amount, { prices }) => amount + prices[field], 0)
  return { subTotal: sum('subTotal'), taxes: sum('taxes'), discount: 0, total: sum('total') }
}

function contactOf({ contact }: GenerateQuoteBody, customer: Customer): QuoteContactData {
  return {
    name: contact.name || customer.full_name,
    email: contact.email || customer.email,
    phone: contact.phone || customer.phone_number,
    company: contact.company || customer.company,
  }
}
