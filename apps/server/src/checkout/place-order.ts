import type { OrderPlaced } from '@estampa/contract/checkout'
import type { OrderProductLine } from '@estampa/domain/orders'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import type { z } from 'zod'
import type { Database, Tx } from '../db/database.ts'
import { enqueue } from '../db/jobs.ts'
import { markUploadsUsed } from '../files/uploads.store.ts'
import { findPlacedBefore } from '../orders/orders.store.ts'
import type { Asked } from './asked.ts'
import { insertOrder, lockOwnUploads, type OrderToSave, reserveStock } from './checkout.store.ts'
import { prepareOrder } from './prepare-order.ts'

const DEADLOCK = '40P01'

type Placed = z.output<typeof OrderPlaced>

/**
 * One wish becomes one order, however often and however much at once it is sent: every sender gets the same
 * answer. Whoever loses the race is refused inside and answered with the winner's order.
 */
export async function placeOnce(database: Database, asked: Asked): Promise<Placed | Refusal> {
  const { id } = asked.shop
  const first = await database.readInShop(id, async (tx) => {
    return (await placedBefore(tx, asked)) ?? prepareOrder(tx, asked)
  })
  if (isRefusal(first) || 'orderId' in first) return first
  const placed = await unlessDeadlocked(() => database.inShop(id, (tx) => placeOrder(tx, asked, first)))
  if (!isRefusal(placed)) return placed
  return (await database.readInShop(id, (tx) => placedBefore(tx, asked))) ?? placed
}

/** Orders never wait for each other in a circle, but an import of the catalogue may lock in another order. */
async function unlessDeadlocked<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work()
    } catch (error) {
      if ((error as { code?: string }).code !== DEADLOCK || tries === 3) throw error
    }
  }
}

async function placedBefore(tx: Tx, { customerId, wish }: Asked): Promise<Placed | Refusal | undefined> {
  const before = await findPlacedBefore(tx, customerId, wish.key)
  if (!before) return undefined
  const { id, number, total, payment, bodyHash } = before
  return bodyHash === wish.bodyHash
    ? { orderId: id, number, total, payment }
    : refuse('idempotency_key_reused', { data: { orderId: id } })
}

async function placeOrder(tx: Tx, { shop, now }: Asked, order: OrderToSave): Promise<Placed | Refusal> {
  const refusal = (await takeStock(tx, order.lines)) ?? (await keepUploads(tx, order, now))
  if (refusal) return refusal
  await enqueue(tx, 'order_placed', { shop: shop.id, orderId: order.id })
  const number = await insertOrder(tx, order)
  if (number === undefined) return refuse('conflict')
  return { orderId: order.id, number, total: order.total, payment: order.payment }
}

async function takeStock(tx: Tx, lines: readonly OrderProductLine[]): Promise<Refusal | null> {
  const wanted = new Map<number, number>()
  for (const { productId, quantity } of lines) wanted.set(productId, (wanted.get(productId) ?? 0) + quantity)
  const rows = await reserveStock(
    tx,
    [...wanted].map(([id, quantity]) => ({ id, quantity })),
  )
  const left = new Map(rows.map(({ id, available }) => [id, available]))
  const short = lines.filter((line) => (left.get(line.productId) ?? 0) < (wanted.get(line.productId) ?? 0))
  const [first] = short
  if (!first) return null
  const missing = short.map(({ shoppingCartUUID, sku, productId }) => ({
    shoppingCartUUID,
    sku,
    wanted: wanted.get(productId),
    available: left.get(productId) ?? 0,
  }))
  return refuse('out_of_stock', {
    name: `${first.productName} ${first.variantName}`.trim(),
    available: missing[0]?.available,
    data: { shoppingCartUUID: first.shoppingCartUUID, lines: missing },
  })
}

/** Logos and designs of the order must be the customer's own, and are never thrown away from now on. */
async function keepUploads(tx: Tx, { customerId, lines }: OrderToSave, now: Date): Promise<Refusal | null> {
  const views = lines.flatMap((line) => line.customization?.views ?? [])
  const ids = new Set(views.flatMap((view) => [view.logo_id, view.design_id]).filter((id) => id !== null))
  if (ids.size === 0) return null
  const own = await lockOwnUploads(tx, customerId, [...ids])
  if (own.length < ids.size) return refuse('upload_not_found')
  await markUploadsUsed(tx, own, now)
  return null
}
