import { moveQuote, type QuoteActor, type QuoteState } from '@estampa/domain/quotes'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import { findCustomer } from '../customers/customers.store.ts'
import type { Tx } from '../db/database.ts'
import type { Person } from '../http/person.ts'
import type { Shop } from '../http/shop.ts'
import { enqueue } from '../jobs/jobs.store.ts'
import { lockQuote, type OpenQuote, saveQuoteMoves } from './quote-life.store.ts'
import { hashOfToken } from './quote-links.ts'
import type { QuoteSelector } from './quotes.store.ts'
import { quoteActorOf } from './save-quote.ts'

export type QuoteContext = { shop: Shop; person: Person; now: Date }
/** By the token of a link, or one's own by its id. */
export type QuoteReference = { token?: string | undefined; Id?: string | undefined }
type QuoteStateResult = { state: QuoteState }

/** The name of a holder of the link who gives none. */
const HOLDER = 'Destinatario'

/** A person has opened the link. Nothing changes for the owner, for what was seen before, or for what is over. */
export async function viewQuote(
  tx: Tx,
  token: string,
  { person, now }: QuoteContext,
): Promise<QuoteStateResult | Refusal> {
  const quote = await lockQuote(tx, { tokenHash: hashOfToken(token) })
  if (!quote) return refuse('not_found')
  if (isOwn(quote, person) || quote.state !== 'sent') return { state: quote.state }
  const viewed = moveQuote(quote, 'viewed', { kind: 'guest', id: null, name: HOLDER }, now)
  if (isRefusal(viewed)) return { state: quote.state }
  await saveQuoteMoves(tx, viewed)
  return { state: viewed.state }
}

/** Accepts once for each name, also when it is sent twice. */
export async function acceptQuote(
  tx: Tx,
  which: QuoteReference & { name?: string | undefined },
  context: QuoteContext,
): Promise<QuoteStateResult | Refusal> {
  const found = await findNamedQuote(tx, which, context)
  if (isRefusal(found)) return found
  const { quote, who } = found
  if (quote.state === 'accepted' && quote.acceptedBy === who.name) return { state: quote.state }
  const accepted = moveQuote(quote, 'accepted', who, context.now)
  if (isRefusal(accepted)) return accepted
  await saveQuoteMoves(tx, { ...accepted, acceptedBy: who.name })
  await notifyOwner(tx, accepted, context)
  return { state: accepted.state }
}

export async function rejectQuote(
  tx: Tx,
  which: QuoteReference & { name?: string | undefined; reason: string },
  context: QuoteContext,
): Promise<QuoteStateResult | Refusal> {
  return moveNamedQuote(tx, which, context, { to: 'rejected', note: which.reason })
}

export async function cancelQuote(
  tx: Tx,
  Id: string,
  context: QuoteContext,
): Promise<QuoteStateResult | Refusal> {
  return moveNamedQuote(tx, { Id }, context, { to: 'cancelled', note: '' })
}

async function moveNamedQuote(
  tx: Tx,
  which: QuoteReference & { name?: string | undefined },
  context: QuoteContext,
  { to, note }: { to: QuoteState; note: string },
): Promise<QuoteStateResult | Refusal> {
  const found = await findNamedQuote(tx, which, context)
  if (isRefusal(found)) return found
  const moved = moveQuote(found.quote, to, found.who, context.now, note)
  if (isRefusal(moved)) return moved
  await saveQuoteMoves(tx, moved)
  await notifyOwner(tx, moved, context)
  return { state: moved.state }
}

/** The owner hears of what somebody else has answered. */
async function notifyOwner(tx: Tx, quote: OpenQuote, { shop, person }: QuoteContext): Promise<void> {
  if (!isOwn(quote, person)) await enqueue(tx, 'quote_answered', { shop: shop.id, quote: quote.id })
}

/** The version that is meant, locked, and who speaks of it. */
async function findNamedQuote(
  tx: Tx,
  { token, Id, name }: QuoteReference & { name?: string | undefined },
  { person }: QuoteContext,
): Promise<{ quote: OpenQuote; who: QuoteActor } | Refusal> {
  const which = whichOf(token, Id, person)
  if (isRefusal(which)) return which
  const quote = await lockQuote(tx, which)
  if (!quote) return refuse('not_found')
  if (!isOwn(quote, person)) return { quote, who: { kind: 'guest', id: null, name: name ?? HOLDER } }
  const customer = await findCustomer(tx, quote.customerId)
  if (!customer) return refuse('not_found')
  const own = quoteActorOf(customer)
  return { quote, who: { ...own, name: name ?? own.name } }
}

function whichOf(token: string | undefined, id: string | undefined, person: Person): QuoteSelector | Refusal {
  if (token !== undefined) return { tokenHash: hashOfToken(token) }
  if (person.kind !== 'customer' || id === undefined) return refuse('no_token')
  return { id, customerId: person.customerId }
}

function isOwn(quote: OpenQuote, person: Person): boolean {
  return person.kind === 'customer' && person.customerId === quote.customerId
}
