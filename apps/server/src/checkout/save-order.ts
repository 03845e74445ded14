import type { OrderProductLine } from '@estampa/domain/orders'
import { type Refusal, refuse } from '@estampa/domain/refusal'
import { retainUploads } from '../customization/retain-uploads.ts'
import type { Tx } from '../db/database.ts'
import type { Shop } from '../http/shop.ts'
import { enqueue, enqueueInTurn } from '../jobs/jobs.store.ts'
import { saveAcceptance } from '../law/terms.ts'
import { enqueueMailInOrder } from '../orders/mail-in-order.ts'
import { insertOrder, type OrderToSave, type ShortVariant } from '../orders/new-order.store.ts'
import { attachPurchaseOrder } from '../orders/purchase-order.ts'
import { insertShipment } from '../shipping/shipments.store.ts'
import type { CheckoutRequest } from './checkout-request.ts'
import type { PlacedOrderAnswer } from './place-once.ts'
import { saveOrderAddress } from './save-address-once.ts'

/** Writes all that comes with a decided order; the order itself is written next (`saveOrder`). */
export async function saveWithOrder(
  tx: Tx,
  request: CheckoutRequest,
  order: OrderToSave,
): Promise<Refusal | null> {
  const { shop, input, now } = request
  const customizations = order.lines.map((line) => line.customization)
  const refusal =
    (await retainUploads(tx, order.customerId, customizations, now)) ??
    (await attachPurchaseOrder(tx, { ...order, file: order.purchaseOrderFile }))
  if (refusal) return refusal
  if (order.carried) await insertShipment(tx, order.id, order.carried)
  if (input.acceptedTerms !== undefined) {
    const { customerId, id: orderId } = order
    await saveAcceptance(tx, shop, { customerId, orderId, hash: input.acceptedTerms }, now)
  }
  await saveOrderAddress(tx, request, order)
  await enqueueJobs(tx, shop, order)
  return null
}

/** Writes a decided order by one statement, or nothing at all where something of it is gone. Call it last. */
export async function saveOrder(tx: Tx, order: OrderToSave): Promise<PlacedOrderAnswer | Refusal> {
  const inserted = await insertOrder(tx, order)
  if (inserted === 'placed before') return refuse('conflict')
  if ('short' in inserted) return outOfStock(order.lines, inserted.short)
  return { orderId: order.id, number: inserted.number, total: order.total, payment: order.payment }
}

async function enqueueJobs(tx: Tx, shop: Shop, order: OrderToSave): Promise<void> {
  const { id: orderId, isDecorated, lines } = order
  const genericIds = lines.flatMap((line) => line.genericProductId ?? [])
  await Promise.all([
    enqueueMailInOrder(tx, 'order_placed', { shop: shop.id, orderId }),
    enqueue(tx, 'count_order', { shop: shop.id, orderId, genericIds }),
    isDecorated && enqueueInTurn(tx, `artworks ${shop.id}`, 'order_artwork', { shop: shop.id, orderId }),
  ])
}

/** A free line holds no stock. */
const isOfProduct = (line: OrderProductLine): line is OrderProductLine & { productId: number } =>
  line.productId !== null

/** Every line of a variant that has too little left. */
function outOfStock(all: readonly OrderProductLine[], short: readonly ShortVariant[]): Refusal {
  const lines = all.filter(isOfProduct)
  const left = new Map(short.map(({ id, available }) => [id, available]))
  const wanted = new Map<number, number>()
  for (const { productId, quantity } of lines) wanted.set(productId, (wanted.get(productId) ?? 0) + quantity)
  const missing = lines.filter(({ productId }) => left.has(productId))
  const [first] = missing
  return refuse('out_of_stock', {
    name: `${first?.productName} ${first?.variantName}`.trim(),
    available: first && left.get(first.productId),
    data: {
      shoppingCartUUID: first?.shoppingCartUUID,
      lines: missing.map(({ shoppingCartUUID, sku, productId }) => ({
        shoppingCartUUID,
        sku,
        wanted: wanted.get(productId),
        available: left.get(productId),
      })),
    },
  })
}
