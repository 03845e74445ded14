/**
 * A cart becomes an order. What the order depends on is read; it is decided with the database closed, because carriers
 * may be asked; and it is written in one transaction.
 */
import type { checkout } from '@estampa/contract/checkout'
import { isCustomized } from '@estampa/domain/customization'
import { decorationsOf } from '@estampa/domain/customization/decorations'
import { flattenLines } from '@estampa/domain/orders'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import { effectiveSwitches } from '@estampa/domain/shops'
import { gatherLines } from '../cart/gather-lines.ts'
import { productOf } from '../cart/line-view.ts'
import { findGenerics } from '../catalog/catalog.store.ts'
import { findCustomer } from '../customers/customers.store.ts'
import { listTechniques } from '../customization/customization.store.ts'
import { measureLines } from '../customization/measure-lines.ts'
import { retryDeadlocked, type Tx } from '../db/database.ts'
import type { Context } from '../http/context.ts'
import { idempotencyKeyOf, sha256 } from '../http/idempotency-key.ts'
import { checkAcceptedTerms } from '../law/terms.ts'
import { type PricedLines, priceWith } from '../pricing/price-lines.ts'
import type { ShippingServices } from '../shipping/carriers.ts'
import { priceStepOf } from '../shops/shop-rules.ts'
import type { CheckoutRequest, OrderInput } from './checkout-request.ts'
import { claimLines } from './claim-lines.ts'
import { decideOrder, type OrderedLines, type OrderFacts } from './decide-order.ts'
import { readDelivery } from './delivery-place.ts'
import { claimGuestOrder, whyGuestMayNotOrder, whyTooManyOrders } from './order-limits.ts'
import { type PlacedOrderAnswer, placeOnce } from './place-once.ts'
import { saveOrder, saveWithOrder } from './save-order.ts'

type CartRequest = CheckoutRequest<OrderInput>

export async function completeOrder(
  context: Context<typeof checkout.completeOrder, ShippingServices>,
): Promise<PlacedOrderAnswer | Refusal> {
  const { services, shop, person, input, headers, now } = context
  if (person.kind !== 'customer') return refuse('no_token')
  if (!effectiveSwitches(shop.config).buyAccionsInShop) return refuse('switched_off')
  const refusal = whyGuestMayNotOrder(shop, person, input.acceptedTerms)
  if (refusal) return refusal
  // without a key the uuids of the lines serve, which a client makes once per line
  const uuids = input.shoppingCart.products.map((row) => row.shoppingCartUUID).sort()
  const idempotencyKey = idempotencyKeyOf(input, headers['idempotency-key'], `lines ${sha256(uuids.join())}`)
  const request = { shop, person, input, idempotencyKey, now }
  return placeOnce(services.database, request, () => orderCart(services, request))
}

async function orderCart(
  services: ShippingServices,
  claimed: CartRequest,
): Promise<PlacedOrderAnswer | Refusal> {
  const { database, config, carriers } = services
  const request = await withMeasuredDesigns(services, claimed)
  if (isRefusal(request)) return request
  const facts = await database.readInShop(request.shop.id, async (tx) => {
    const [tooMany, read] = await Promise.all([whyTooManyOrders(tx, config, request), readFacts(tx, request)])
    return tooMany ?? read
  })
  if (isRefusal(facts)) return facts
  const order = await decideOrder(carriers, request, facts)
  if (isRefusal(order)) return order
  return retryDeadlocked(() =>
    database.inShopToCommit(
      request.shop.id,
      async (tx) =>
        (await claimGuestOrder(tx, request.person)) ??
        (await claimLines(tx, request)) ??
        saveWithOrder(tx, request, order),
      (tx) => saveOrder(tx, order),
    ),
  )
}

/** The request with what the server measures of its designs instead of what was claimed. */
async function withMeasuredDesigns(
  services: ShippingServices,
  request: CartRequest,
): Promise<CartRequest | Refusal> {
  const { shop, person, input, now } = request
  const rows = input.shoppingCart.products
  if (!rows.some(({ customization }) => isCustomized(customization ?? null))) return request
  const lines = rows.map(({ shoppingCartUUID, genericProductId, customization = null }) => ({
    shoppingCartUUID,
    generic_id: genericProductId,
    customization,
    variantIds: rows.flatMap((row) => (row.shoppingCartUUID === shoppingCartUUID ? row.productId : [])),
  }))
  const first = new Map(lines.toReversed().map((line) => [line.shoppingCartUUID, line]))
  const measured = await measureLines({ services, shop, person, now }, [...first.values()], { toMake: true })
  if (isRefusal(measured)) return measured
  const products = rows.map((row) => {
    const own = first.get(row.shoppingCartUUID)?.customization
    // rows of one line that say different things stay so, and are refused later
    const isSame = JSON.stringify(own) === JSON.stringify(row.customization ?? null)
    const customization = isSame ? measured.get(row.shoppingCartUUID) : undefined
    return customization ? { ...row, customization: customization as typeof row.customization } : row
  })
  return { ...request, input: { ...input, shoppingCart: { ...input.shoppingCart, products } } }
}

async function readFacts(tx: Tx, request: CartRequest): Promise<OrderFacts | Refusal> {
  const unaccepted = checkAcceptedTerms(request.shop, request.input.acceptedTerms)
  const [delivery, goods, buyer] = await Promise.all([
    readDelivery(tx, request),
    readOrderedLines(tx, request),
    findCustomer(tx, request.person.customerId),
  ])
  if (isRefusal(delivery)) return delivery
  if (unaccepted) return unaccepted
  if (isRefusal(goods)) return goods
  return { ...delivery, goods, buyer: buyer?.full_name ?? '' }
}

/** The lines at today's prices. */
async function readOrderedLines(
  tx: Tx,
  { shop, person, input }: CartRequest,
): Promise<OrderedLines | Refusal> {
  const { products } = input.shoppingCart
  const generics = await findGenerics(tx, [...new Set(products.map((row) => row.genericProductId))])
  const gathered = gatherLines(products, generics)
  if (isRefusal(gathered)) return gathered
  const priced = await priceWith(tx, shop, gathered, { customerId: person.customerId, generics })
  if (isRefusal(priced)) return priced
  const named = priced.lines.map((line) => productOf(line, generics))
  const lines = flattenLines(named, priced.entries, priceStepOf(shop))
  if (isRefusal(lines)) return lines
  return { priced, lines, decorations: await describeDecorations(tx, priced), discount: 0 }
}

async function describeDecorations(
  tx: Tx,
  { lines, generics }: PricedLines,
): Promise<OrderedLines['decorations']> {
  const decorated = lines.filter((line) => isCustomized(line.customization))
  if (decorated.length === 0) return {}
  const techniques = await listTechniques(tx)
  return Object.fromEntries(
    decorated.map(({ shoppingCartUUID, customization, generic_id }) => [
      shoppingCartUUID,
      decorationsOf(customization, generics.get(generic_id), techniques),
    ]),
  )
}
