import type { OrderPlaced } from '@estampa/contract/checkout'
import type { OrderProductLine } from '@estampa/domain/orders'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import type { z } from 'zod'
import { retainUploads } from '../customization/retain-uploads.ts'
import type { Database, Tx } from '../db/database.ts'
import { enqueue, enqueueSlow } from '../jobs/jobs.store.ts'
import { saveAcceptance } from '../law/terms.ts'
import { enqueueMailInOrder } from '../orders/mail-in-order.ts'
import { findPlacedOrder } from '../orders/orders.store.ts'
import { attachPurchaseOrder } from '../orders/purchase-order.ts'
import { insertShipment } from '../shipping/shipments.store.ts'
import { insertOrder, type OrderToSave, reserveStock } from './checkout.store.ts'
import type { CheckoutRequest } from './checkout-request.ts'
import type { OrderFacts } from './prepare-order.ts'
import { saveOrderAddress } from './save-address.ts'

const DEADLOCK = '40P01'

type Placed = z.output<typeof OrderPlaced>

/** How an order comes to be. */
export type OrderSteps = {
  /** Reads what it depends on, changing nothing. */
  read(tx: Tx): Promise<OrderFacts | Refusal>
  /** Makes the order of it, with the database closed: outside companies may be asked. */
  decide(facts: OrderFacts): Promise<OrderToSave | Refusal>
  /** Takes what can be ordered once, before anything else is taken. */
  claim?(tx: Tx, orderId: string): Promise<Refusal | null>
}

/**
 * One request becomes one order, however often and however much at once it is sent: every sender gets the same
 * answer. Whoever loses the race is refused inside and answered with the winner's order.
 */
export async function placeOnce(
  database: Database,
  request: CheckoutRequest,
  making: OrderSteps,
): Promise<Placed | Refusal> {
  const { id } = request.shop
  const before = () => database.readInShop(id, (tx) => findOrderOfKey(tx, request))
  const tried = await tryToPlace(database, request, making)
  // what was read, decided or taken may be refused for the very order that this request has become meanwhile
  return isRefusal(tried) ? ((await before()) ?? tried) : tried
}

async function tryToPlace(
  database: Database,
  request: CheckoutRequest,
  making: OrderSteps,
): Promise<Placed | Refusal> {
  const { id } = request.shop
  const first = await database.readInShop(id, async (tx) => {
    return (await findOrderOfKey(tx, request)) ?? making.read(tx)
  })
  if (isRefusal(first) || 'orderId' in first) return first
  const order = await making.decide(first)
  if (isRefusal(order)) return order
  return unlessDeadlocked(() =>
    database.inShop(id, async (tx) => (await making.claim?.(tx, order.id)) ?? placeOrder(tx, request, order)),
  )
}

/** Orders never wait for each other in a circle, but an import of the catalog may lock in another order. */
async function unlessDeadlocked<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work()
    } catch (error) {
      if ((error as { code?: string }).code !== DEADLOCK || tries === 3) throw error
    }
  }
}

/** The order that this request became, if it did. */
export async function findOrderOfKey(
  tx: Tx,
  { customerId, wish }: CheckoutRequest,
): Promise<Placed | Refusal | undefined> {
  const before = await findPlacedOrder(tx, customerId, wish.key)
  if (!before) return undefined
  const { id, number, total, payment, bodyHash } = before
  return bodyHash === wish.bodyHash
    ? { orderId: id, number, total, payment }
    : refuse('idempotency_key_reused', { data: { orderId: id } })
}

async function placeOrder(tx: Tx, request: CheckoutRequest, order: OrderToSave): Promise<Placed | Refusal> {
  const { shop, input, now } = request
  const customizations = order.lines.map((line) => line.customization)
  const refusal =
    (await takeStock(tx, order.lines)) ??
    (await retainUploads(tx, order.customerId, customizations, now)) ??
    (await attachPurchaseOrder(tx, { ...order, file: order.purchaseOrderFile }))
  if (refusal) return refusal
  await enqueueMailInOrder(tx, 'order_placed', { shop: shop.id, orderId: order.id })
  if (order.isDecorated)
    await enqueueSlow(tx, 'artworks', 'order_artwork', { shop: shop.id, orderId: order.id })
  const genericIds = order.lines.map((line) => line.genericProductId)
  await enqueue(tx, 'count_order', { shop: shop.id, orderId: order.id, genericIds })
  if (order.carried) await insertShipment(tx, order.id, order.carried)
  if (input.acceptedTerms !== undefined) {
    const { customerId, id: orderId } = order
    await saveAcceptance(tx, shop, { customerId, orderId, hash: input.acceptedTerms }, now)
  }
  await saveOrderAddress(tx, request, order)
  const number = await insertOrder(tx, order)
  if (number === undefined) return refuse('conflict')
  return { orderId: order.id, number, total: order.total, payment: order.payment }
}

async function takeStock(tx: Tx, lines: readonly OrderProductLine[]): Promise<Refusal | null> {
  const quantities = new Map<number, number>()
  for (const { productId, quantity } of lines)
    quantities.set(productId, (quantities.get(productId) ?? 0) + quantity)
  const rows = await reserveStock(
    tx,
    [...quantities].map(([id, quantity]) => ({ id, quantity })),
  )
  const left = new Map(rows.map(({ id, available }) => [id, available]))
  const short = lines.filter(
    (line) => (left.get(line.productId) ?? 0) < (quantities.get(line.productId) ?? 0),
  )
  const [first] = short
  if (!first) return null
  const missing = short.map(({ shoppingCartUUID, sku, productId }) => ({
    shoppingCartUUID,
    sku,
    wanted: quantities.get(productId),
    available: left.get(productId) ?? 0,
  }))
  return refuse('out_of_stock', {
    name: `${first.productName} ${first.variantName}`.trim(),
    available: missing[0]?.available,
    data: { shoppingCartUUID: first.shoppingCartUUID, lines: missing },
  })
}
