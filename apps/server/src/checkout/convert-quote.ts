/**
 * A quote becomes an order at its frozen prices, once: only its delivery is priced today. Nothing is looked up
 * in the catalog but whether the products are still sold and what they weigh.
 */
import { randomUUID } from 'node:crypto'
import type { checkout } from '@estampa/contract/checkout'
import { toLineItem, withoutQuoted } from '@estampa/domain/cart'
import { flattenLines, freeOrderLine } from '@estampa/domain/orders'
import { convertQuote, type QuoteActor, quoteNumber, toCurrentLines, withTotal } from '@estampa/domain/quotes'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import { effectiveSwitches } from '@estampa/domain/shops'
import { lockCart, markOrdered, writeCart } from '../cart/cart.store.ts'
import { findGenerics } from '../catalog/catalog.store.ts'
import { findCustomer } from '../customers/customers.store.ts'
import { retryDeadlocked, type Tx } from '../db/database.ts'
import type { Context } from '../http/context.ts'
import { idempotencyKeyOf, sha256 } from '../http/idempotency-key.ts'
import { checkAcceptedTerms } from '../law/terms.ts'
import { quoteEntries } from '../quotes/compose-quote.ts'
import { lockQuote, saveQuoteMoves } from '../quotes/quote-life.store.ts'
import { findQuote, hasTypedQuote, type StoredQuote } from '../quotes/quotes.store.ts'
import type { ShippingServices } from '../shipping/carriers.ts'
import type { CheckoutRequest, QuoteConversionInput } from './checkout-request.ts'
import { whyAlreadyOrdered } from './claim-lines.ts'
import { decideOrder, type OrderedLines, type OrderFacts } from './decide-order.ts'
import { readDelivery } from './delivery-place.ts'
import { claimGuestOrder, whyGuestMayNotOrder, whyTooManyOrders } from './order-limits.ts'
import { type PlacedOrderAnswer, placeOnce } from './place-once.ts'
import { saveOrder, saveWithOrder } from './save-order.ts'

/** Somebody of the shop who orders for a caller: how they said yes, and what else is written with the order. */
export type OrderingStaff = {
  who: { kind: 'staff'; id: string; name: string }
  evidence: string
  onOrdered: (tx: Tx, placed: PlacedOrderAnswer) => Promise<void>
}
export type ConversionRequest = CheckoutRequest<QuoteConversionInput> & { by?: OrderingStaff }

export async function convertQuoteToOrder(
  context: Context<typeof checkout.convertQuoteToOrder, ShippingServices>,
): Promise<PlacedOrderAnswer | Refusal> {
  const { services, shop, person, input, headers, now } = context
  if (person.kind !== 'customer') return refuse('no_token')
  const { buyAccionsInShop, quotation } = effectiveSwitches(shop.config)
  if (!buyAccionsInShop || !quotation) return refuse('switched_off')
  const isInvited = await services.database.readInShop(shop.id, (tx) => hasTypedQuote(tx, person.customerId))
  const refusal = whyGuestMayNotOrder(shop, person, input.acceptedTerms, isInvited)
  if (refusal) return refusal
  const body = `quote ${sha256(JSON.stringify(input))}`
  const idempotencyKey = idempotencyKeyOf(input, headers['idempotency-key'], body)
  const request = { shop, person, input, idempotencyKey, now }
  return placeOnce(services.database, request, () => orderQuote(services, request))
}

async function orderQuote(
  { database, config, carriers }: ShippingServices,
  request: ConversionRequest,
): Promise<PlacedOrderAnswer | Refusal> {
  const facts = await database.readInShop(request.shop.id, async (tx) => {
    const refusal = checkAcceptedTerms(request.shop, request.input.acceptedTerms)
    return refusal ?? (await whyTooManyOrders(tx, config, request)) ?? readQuoteFacts(tx, request)
  })
  return isRefusal(facts) ? facts : placeQuote({ database, carriers }, request, facts)
}

/** Decides the order of these facts, and takes the quote and writes it, or nothing. */
export async function placeQuote(
  { database, carriers }: Pick<ShippingServices, 'database' | 'carriers'>,
  request: ConversionRequest,
  facts: OrderFacts,
): Promise<PlacedOrderAnswer | Refusal> {
  const order = await decideOrder(carriers, request, facts)
  if (isRefusal(order)) return order
  return retryDeadlocked(() =>
    database.inShop(request.shop.id, async (tx) => {
      const refusal =
        (await claimGuestOrder(tx, request.person)) ??
        (await claimQuote(tx, request, order.id)) ??
        (await saveWithOrder(tx, request, order))
      const placed = refusal ?? (await saveOrder(tx, order))
      if (!isRefusal(placed)) await request.by?.onOrdered(tx, placed)
      return placed
    }),
  )
}

export async function readQuoteFacts(tx: Tx, request: ConversionRequest): Promise<OrderFacts | Refusal> {
  const { input, person, now } = request
  const quote = await findQuote(tx, { id: input.Id, customerId: person.customerId })
  if (!quote) return refuse('not_found')
  // the same question is asked again under the lock: this one spares the rest of the work
  const asker = { kind: 'customer', id: null, name: '' } as const
  const converted = convertQuote({ ...quote, history: [] }, asker, now)
  if (isRefusal(converted)) return whyNotConverted(converted, quote)
  const delivery = await readDelivery(tx, request)
  if (isRefusal(delivery)) return delivery
  const goods = await readQuotedLines(tx, quote)
  if (isRefusal(goods)) return goods
  const buyer = await findCustomer(tx, person.customerId)
  return { ...delivery, goods, buyer: buyer?.full_name ?? '' }
}

/** Every later try is told which order there is. */
function whyNotConverted(refusal: Refusal, { orderId }: { orderId: string | null }): Refusal {
  return refusal.refusal === 'quote_already_converted' ? { ...refusal, data: { orderId } } : refusal
}

async function readQuotedLines(
  tx: Tx,
  { lines, freeLines, step, discount }: StoredQuote,
): Promise<OrderedLines | Refusal> {
  const products = lines.map(({ line }) => line)
  const toPrice = products.map(toLineItem)
  const generics = await findGenerics(tx, [...new Set(toPrice.map((line) => line.generic_id))])
  const offered = toCurrentLines(toPrice, generics)
  if (isRefusal(offered)) return offered
  const entries = withTotal(quoteEntries({ lines, freeLines }))
  const ordered = flattenLines(products, entries, step)
  if (isRefusal(ordered)) return ordered
  const written = freeLines.flatMap(({ line, entry }) => (entry ? freeOrderLine(line, entry) : []))
  const decorations = Object.fromEntries(
    lines.map((one) => [one.line.shoppingCartUUID, one.decorations] as const),
  )
  return {
    priced: { lines: offered, entries, generics },
    lines: [...ordered, ...written],
    decorations,
    discount: discount ?? 0,
  }
}

/** Takes the quote for this order: the first to lock it has it. The order's own rows are written after. */
async function claimQuote(tx: Tx, request: ConversionRequest, orderId: string): Promise<Refusal | null> {
  const { input, person, now, by } = request
  const { customerId } = person
  const [quote, customer] = [
    await lockQuote(tx, { id: input.Id, customerId }),
    await findCustomer(tx, customerId),
  ]
  if (!quote) return refuse('not_found')
  const buyer: QuoteActor = { kind: 'customer', id: String(customerId), name: customer?.full_name ?? '' }
  const converted = convertQuote(quote, by?.who ?? buyer, now, by?.evidence)
  if (isRefusal(converted)) return whyNotConverted(converted, quote)
  const acceptedBy = quote.acceptedBy ?? buyer.name
  await saveQuoteMoves(tx, { ...converted, orderId, acceptedBy })
  return takeQuotedLines(tx, request)
}

/** The quoted lines leave the cart with the order; lines that are in another order are not ordered again. */
async function takeQuotedLines(tx: Tx, { input, person, now }: ConversionRequest): Promise<Refusal | null> {
  const { customerId } = person
  const quote = await findQuote(tx, { id: input.Id, customerId })
  if (!quote) return refuse('not_found')
  const lines = quote.lines.map(({ line }) => toLineItem(line))
  const before = await lockCart(tx, customerId, now)
  const uuids = lines.map((line) => line.shoppingCartUUID)
  const refusal = await whyAlreadyOrdered(tx, customerId, uuids)
  if (refusal) return refusal
  const number = quoteNumber(quote.number)
  await writeCart(tx, customerId, withoutQuoted(before, { number, lines }, randomUUID), now)
  await markOrdered(tx, customerId, uuids)
  return null
}
