import type { OrderProductLine } from '@estampa/domain/orders'
import { type Refusal, refuse } from '@estampa/domain/refusal'
import { retainUploads } from '../customization/retain-uploads.ts'
import type { Tx } from '../db/database.ts'
import type { Shop } from '../http/shop.ts'
import { enqueue, enqueueSlow } from '../jobs/jobs.store.ts'
import { saveAcceptance } from '../law/terms.ts'
import { enqueueMailInOrder } from '../orders/mail-in-order.ts'
import { insertOrder, type OrderToSave, reserveStock } from '../orders/new-order.store.ts'
import { attachPurchaseOrder } from '../orders/purchase-order.ts'
import { insertShipment } from '../shipping/shipments.store.ts'
import type { CheckoutRequest } from './checkout-request.ts'
import type { PlacedOrderAnswer } from './place-once.ts'
import { saveOrderAddress } from './save-address-once.ts'

/** Writes a decided order with all that comes with it, or nothing where something of it is gone. */
export async function saveOrder(
  tx: Tx,
  request: CheckoutRequest,
  order: OrderToSave,
): Promise<PlacedOrderAnswer | Refusal> {
  const { shop, input, now } = request
  const customizations = order.lines.map((line) => line.customization)
  const refusal =
    (await takeStock(tx, order.lines)) ??
    (await retainUploads(tx, order.customerId, customizations, now)) ??
    (await attachPurchaseOrder(tx, { ...order, file: order.purchaseOrderFile }))
  if (refusal) return refusal
  if (order.carried) await insertShipment(tx, order.id, order.carried)
  if (input.acceptedTerms !== undefined) {
    const { customerId, id: orderId } = order
    await saveAcceptance(tx, shop, { customerId, orderId, hash: input.acceptedTerms }, now)
  }
  await saveOrderAddress(tx, request, order)
  const [, number] = await Promise.all([enqueueJobs(tx, shop, order), insertOrder(tx, order)])
  if (number === undefined) return refuse('conflict')
  return { orderId: order.id, number, total: order.total, payment: order.payment }
}

async function enqueueJobs(tx: Tx, shop: Shop, order: OrderToSave): Promise<void> {
  const { id: orderId, isDecorated, lines } = order
  const genericIds = lines.map((line) => line.genericProductId)
  await Promise.all([
    enqueueMailInOrder(tx, 'order_placed', { shop: shop.id, orderId }),
    enqueue(tx, 'count_order', { shop: shop.id, orderId, genericIds }),
    isDecorated && enqueueSlow(tx, 'artworks', 'order_artwork', { shop: shop.id, orderId }),
  ])
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
