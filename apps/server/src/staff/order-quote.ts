/**
 * An order of a quote whose buyer has said yes to the shop: the quote keeps who wrote it down and how it was said, and
 * everything else is as if the buyer had ordered. Once, however often it is sent.
 */
import type { staffTypedOrders } from '@estampa/contract/staff'
import type { Minor } from '@estampa/domain/money'
import { totalOf } from '@estampa/domain/pricing'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import { isCollected, isPickup, pickupServiceCode, type ShippingOption } from '@estampa/domain/shipping'
import type { CheckoutBody } from '../checkout/checkout-request.ts'
import { type ConversionRequest, placeQuote, readQuoteFacts } from '../checkout/convert-quote.ts'
import type { OrderFacts } from '../checkout/decide-order.ts'
import { type PlacedOrderAnswer, placeOnce } from '../checkout/place-once.ts'
import type { Context } from '../http/context.ts'
import { sha256 } from '../http/idempotency-key.ts'
import { findQuote, type StoredQuote } from '../quotes/quotes.store.ts'
import type { ShippingServices } from '../shipping/carriers.ts'
import { listOptions } from '../shipping/list-options.ts'
import { actorOf } from './people.ts'
import { quoteChange } from './record-changes.ts'

type OrderingContext = Context<(typeof staffTypedOrders)['orderQuote'], ShippingServices>

export async function orderQuote(context: OrderingContext): Promise<PlacedOrderAnswer | Refusal> {
  const { services, shop, person, input, now, record } = context
  const { database } = services
  const who = await database.readInShop(shop.id, (tx) => actorOf(tx, person))
  if (isRefusal(who)) return who
  const quote = await database.readInShop(shop.id, (tx) => findQuote(tx, { id: input.Id }))
  if (!quote) return refuse('not_found')
  const request: ConversionRequest = {
    shop,
    now,
    person: { kind: 'customer', customerId: quote.customerId, sessionId: '' },
    input: bodyOf(input, quote),
    idempotencyKey: { key: `typed order ${input.Id}`, bodyHash: sha256(JSON.stringify(input)) },
    by: {
      who,
      evidence: input.evidence,
      async onOrdered(tx, { orderId }) {
        const change = await quoteChange(tx, null, input.Id)
        const before = { state: quote.state }
        await record(tx, { ...change, before, after: { ...change.after, orderId } })
      },
    },
  }
  return placeOnce(database, request, () => placeForCaller(services, request))
}

/** The way of delivery is chosen here: nobody at the telephone has a list of them. */
async function placeForCaller(
  { database, carriers }: ShippingServices,
  request: ConversionRequest,
): Promise<PlacedOrderAnswer | Refusal> {
  const { shop, input } = request
  const facts = await database.readInShop(shop.id, (tx) => readQuoteFacts(tx, request))
  if (isRefusal(facts)) return facts
  const { place, goods } = facts
  const options = await listOptions(carriers, shop, { place, zipCode: input.zipCode, priced: goods.priced })
  if (isRefusal(options)) return place === null ? refuse('pickup_not_offered') : options
  const option = cheapest(options.filter((one) => (place === null ? isCollected(one) : !isPickup(one))))
  if (!option) return refuse(place === null ? 'pickup_not_offered' : 'no_rate_for_zone')
  return placeQuote({ database, carriers }, { ...request, input: shownBody(input, option, facts) }, facts)
}

function cheapest(options: readonly ShippingOption[]): ShippingOption | undefined {
  return options.toSorted((one, other) => priceOf(one) - priceOf(other))[0]
}

const priceOf = ({ amounts }: ShippingOption): Minor => amounts.price_incl_tax

/** What the buyer would have been shown: the prices of the quote with this delivery. */
function shownBody<Body extends CheckoutBody>(
  body: Body,
  option: ShippingOption,
  { goods }: OrderFacts,
): Body {
  const { subTotal, taxes, total } = totalOf(goods.priced.entries)
  const shippingCost = priceOf(option)
  return {
    ...body,
    subTotal,
    taxes,
    total: total + shippingCost - goods.discount,
    shippingCost,
    shippingServiceType: option.service_type.code,
    shippingLogisticType: option.logistic_type,
    shippingCarrierId: option.carrier.id,
    pickupPointId: option.pickup_points[0]?.point_id ?? null,
  }
}

/** The body that the buyer's own page would send, before its delivery is chosen. */
function bodyOf(
  { Id, evidence: _, invoice, delivery, ...typed }: OrderingContext['input'],
  { contact }: StoredQuote,
): ConversionRequest['input'] {
  const { name, lastName, document, phone, email = contact.email, extra } = invoice
  const isPickup = delivery === 'pickup'
  return {
    ...typed,
    Id,
    name,
    lastName,
    phone,
    email,
    locality: '',
    shippingServiceType: isPickup ? pickupServiceCode : 'standard',
    shippingLogisticType: '',
    // the counter of the shop
    shippingCarrierId: 0,
    shippingCost: 0,
    pickupPointId: null,
    deliveryComment: '',
    orderInvoiceFK: { name, lastName, document, phone, email, direction: '', extra },
    subTotal: 0,
    taxes: 0,
    total: 0,
  }
}
