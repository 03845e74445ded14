/**
 * A quote that somebody of the shop types for whoever called: priced as every other, frozen, mailed with its link.
 * Whoever has no account gets none, but the link that opens this quote; the same request makes one quote.
 */
import { randomUUID } from 'node:crypto'
import { startQuote } from '@estampa/domain/quotes'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import { isBlocked } from '../customers/blocks.store.ts'
import { type Customer, changeCustomer, findCustomer } from '../customers/customers.store.ts'
import { addGuestLink } from '../customers/guest-links.ts'
import { addGuest } from '../customers/guests.store.ts'
import type { Tx } from '../db/database.ts'
import type { Context } from '../http/context.ts'
import { sha256 } from '../http/idempotency-key.ts'
import type { Services } from '../http/services.ts'
import type { Shop } from '../http/shop.ts'
import { hashOfToken, quoteToken } from '../quotes/quote-links.ts'
import { insertQuote } from '../quotes/save-quote.store.ts'
import { mailQuote } from '../quotes/send-quote.ts'
import { DOUBLE_CLICK_MS, keptAnswer, type SellerTerms } from './answer-quote.ts'
import type { StaffActor } from './people.ts'
import {
  newLines,
  type OfferedLines,
  type PricedAnswer,
  priceAnswer,
  type SellerFreeLine,
  type SellerLine,
} from './price-answer.ts'
import { quoteChange } from './record-changes.ts'
import { findTypedQuote, lockTypedQuotes } from './typed-quotes.store.ts'

/** A customer of the shop by their number, or what the caller said of themselves. */
export type QuoteCaller =
  | { id: number }
  | { fullName: string; email: string; phoneNumber: string; company: string }
export type TypedQuote = SellerTerms & {
  caller: QuoteCaller
  lines: readonly SellerLine[]
  freeLines: readonly SellerFreeLine[]
}
type TypingContext = {
  services: Services
  shop: Shop
  who: StaffActor
  now: Date
  record: Context['record']
  /** The client's Idempotency-Key. */
  key: string | undefined
}

/** Makes the quote, mails it and gives its id. Opens the database itself. */
export async function createQuote(typing: TypingContext, typed: TypedQuote): Promise<string | Refusal> {
  const { services, shop } = typing
  if (!shop.config.quotation) return refuse('switched_off')
  const lines = await services.database.readInShop(shop.id, (tx) => newLines(tx, typed))
  if (isRefusal(lines)) return lines
  return services.database.inShop(shop.id, (tx) => createOnce(tx, typing, { typed, lines }))
}

/** What the quote would say, without its being made. */
export async function previewQuote(
  { services, shop }: Pick<TypingContext, 'services' | 'shop'>,
  { discount, ...asked }: Pick<TypedQuote, 'lines' | 'freeLines' | 'discount'>,
): Promise<PricedAnswer | Refusal> {
  if (!shop.config.quotation) return refuse('switched_off')
  return services.database.readInShop(shop.id, async (tx) => {
    const lines = await newLines(tx, asked)
    return isRefusal(lines) ? lines : priceAnswer(tx, shop, lines, { customerId: null, discount })
  })
}

type QuoteRequest = { typed: TypedQuote; lines: OfferedLines }

async function createOnce(
  tx: Tx,
  typing: TypingContext,
  { typed, lines }: QuoteRequest,
): Promise<string | Refusal> {
  const { shop, who, now, record } = typing
  const given = typing.key?.trim()
  const wish = { key: given ? sha256(`typed ${given}`) : null, bodyHash: sha256(JSON.stringify(typed)) }
  await lockTypedQuotes(tx, wish)
  const before = await findTypedQuote(tx, wish, new Date(now.getTime() - DOUBLE_CLICK_MS))
  if (before) return before.bodyHash === wish.bodyHash ? before.id : refuse('quote_key_reused')
  const customer = await customerOf(tx, typing, typed.caller)
  if (isRefusal(customer)) return customer
  const { id: customerId } = customer
  const priced = await priceAnswer(tx, shop, lines, { customerId, discount: typed.discount })
  if (isRefusal(priced)) return priced
  const id = randomUUID()
  const { document, totals } = priced
  await insertQuote(tx, {
    ...startQuote(false, who, now, typed.days ?? shop.rules.quoteDays),
    ...document,
    id,
    totals,
    customerId,
    wish,
    number: undefined,
    version: 1,
    contact: contactOf(customer),
    comment: '',
    answer: keptAnswer(typed, priced, { by: who.name, hash: wish.bodyHash, at: now.toISOString() }),
    tokenHash: hashOfToken(quoteToken(typing.services.config, shop.id, id)),
    isTyped: true,
    createdAt: now,
  })
  await record(tx, await quoteChange(tx, null, id))
  await mailCaller(tx, typing, { id, customer, note: typed.note })
  return id
}

/** The account that was chosen, or a guest of this one quote: nobody without an account has two things behind one link. */
async function customerOf(
  tx: Tx,
  { services, shop, now }: TypingContext,
  caller: QuoteCaller,
): Promise<Customer | Refusal> {
  const chosen = 'id' in caller ? await findCustomer(tx, caller.id) : undefined
  if ('id' in caller && (!chosen || chosen.closed_at)) return refuse('not_found')
  const person = chosen ? personOf(chosen) : (caller as Exclude<QuoteCaller, { id: number }>)
  if (await isBlocked(tx, person.email)) return refuse('customer_blocked')
  if (chosen && !chosen.is_guest) return chosen
  const added = await addGuest(tx, { ...person, guestId: null }, now)
  await addGuestLink(tx, services, shop, added, now)
  // the link goes nowhere but to this mailbox: whoever opens it has read its mail
  return changeCustomer(tx, added.id, { verified_at: now })
}

const personOf = ({ full_name, email, phone_number, company }: Customer) => {
  return { fullName: full_name, email, phoneNumber: phone_number, company }
}

const contactOf = ({ full_name, email, phone_number, company }: Customer) => {
  return { name: full_name, email, phone: phone_number, company }
}

type CallerMail = { id: string; customer: Customer; note: string }

async function mailCaller(
  tx: Tx,
  { services: { config }, shop, now }: TypingContext,
  { id, customer, note }: CallerMail,
): Promise<void> {
  const request = { shop, config, customerId: customer.id, quoteId: id, now }
  await mailQuote(tx, { ...request, emails: [customer.email], message: note })
}
