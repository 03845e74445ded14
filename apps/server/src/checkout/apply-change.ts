/** A planned change is written: the order, its stock, its money and what the workshop makes of it, all or nothing. */
import { isCustomized } from '@estampa/domain/customization'
import { depositAfterChange, isChangeable, type OrderActor, type OrderState } from '@estampa/domain/orders'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import { packParcels } from '@estampa/domain/shipping/packages'
import { findGenerics } from '../catalog/catalog.store.ts'
import type { Tx } from '../db/database.ts'
import type { Shop } from '../http/shop.ts'
import { enqueueInTurn } from '../jobs/jobs.store.ts'
import { dropArtwork } from '../orders/artwork.store.ts'
import { insertOrderChange, outdateArtwork, replaceContent } from '../orders/changes.store.ts'
import { notifyChangeLater } from '../orders/notify-buyer.ts'
import { lifeOf, type OpenOrder, openOrder, saveDerivedMoneyState } from '../orders/open-order.ts'
import { saveMoves } from '../orders/order-life.store.ts'
import type { ChangeableContent } from '../orders/stored-changes.store.ts'
import { confirmIfDue } from '../payments/approve-payment.ts'
import { requestRest } from '../payments/request-rest.ts'
import { parcelsOf } from '../shipping/list-options.ts'
import { savePackages } from '../shipping/shipments.store.ts'
import { priceStepOf } from '../shops/shop-rules.ts'
import { moveStock } from './change-stock.ts'

export type ChangeToApply = {
  shop: Shop
  orderId: string
  before: ChangeableContent
  after: ChangeableContent
  who: OrderActor
  now: Date
}

/** Of an order whose content is `before` still. The change itself is kept by `keep`, before anything is written. */
export async function applyChange(
  tx: Tx,
  { shop, orderId, before, after, who, now }: ChangeToApply,
  keep: () => Promise<number>,
): Promise<OpenOrder | Refusal> {
  const open = await openOrder(tx, orderId)
  if (!open) return refuse('not_found')
  const { order, payments } = open
  if (!isChangeable(order.state)) return refuse('order_not_changeable')
  const short = await moveStock(tx, orderId, after.lines)
  if (short) return short
  const number = await keep()
  const isDecorated = after.lines.some((line) => isCustomized(line.customization))
  const deposit = depositAfterChange(order, after.total, priceStepOf(shop))
  await replaceContent(tx, orderId, { content: after, deposit, isDecorated })
  await remakeFiles(tx, { shop, orderId, before, after, now })
  await repack(tx, orderId, after)
  const isListChanged = rostersOf(before) !== rostersOf(after)
  const state = await leaveProofs(tx, open, { isDecorated, isListChanged, who, now })
  const changed = { order: { ...order, state, total: after.total, deposit, isDecorated }, payments }
  const derived = { order: await saveDerivedMoneyState(tx, changed), payments }
  const confirmed = await confirmIfPaid(tx, derived, { who, now })
  if (isRefusal(confirmed)) return confirmed
  await notifyChangeLater(tx, order, { number, state: 'done' })
  return requestRest(tx, confirmed, { who, now })
}

type Step = { who: OrderActor; now: Date }

/** An order that asks for nothing any more was not paid by that alone. */
async function confirmIfPaid(tx: Tx, open: OpenOrder, step: Step): Promise<OpenOrder | Refusal> {
  return lifeOf(open).paid > 0 ? confirmIfDue(tx, open, step) : open
}

type ProofsLeft = Step & { isDecorated: boolean; isListChanged: boolean }

/**
 * An order without decoration has no proof to wait for: it is where it was before that. A proof shows the persons of the
 * list, so with another list neither it nor its approval counts any more: a new one is sent.
 */
async function leaveProofs(
  tx: Tx,
  open: OpenOrder,
  { isDecorated, isListChanged, who, now }: ProofsLeft,
): Promise<OrderState> {
  const { id, state } = open.order
  if (state === 'placed' || state === 'confirmed') return state
  const isProofOutdated = isListChanged && (state === 'proof_sent' || state === 'proof_approved')
  if (isDecorated && !isProofOutdated) return state
  const to = isDecorated ? 'art_review' : 'confirmed'
  const note = isDecorated
    ? 'Cambió la lista de nombres: hace falta un boceto nuevo'
    : 'El pedido ya no lleva decoración'
  await saveMoves(tx, id, { ...lifeOf(open), state: to, history: [{ from: state, to, who, at: now, note }] })
  return to
}

/** The lists of the order's lines, each once. */
function rostersOf({ lines }: ChangeableContent): string {
  const lists = new Map(
    lines.flatMap(({ shoppingCartUUID, customization }) =>
      customization?.roster?.length ? [[shoppingCartUUID, customization.roster] as const] : [],
    ),
  )
  return JSON.stringify([...lists])
}

/** Print files are of what is decorated, and of nothing else. */
async function remakeFiles(
  tx: Tx,
  { shop, orderId, before, after, now }: Omit<ChangeToApply, 'who'>,
): Promise<void> {
  const [old, fresh] = [decoratedGoods(before), decoratedGoods(after)]
  if (old === fresh) return
  if (fresh === '[]') {
    await dropArtwork(tx, orderId)
    return
  }
  await outdateArtwork(tx, orderId, now)
  await enqueueInTurn(tx, `artworks ${shop.id}`, 'order_artwork', { shop: shop.id, orderId })
}

function decoratedGoods({ lines }: ChangeableContent): string {
  const decorated = lines.filter((line) => isCustomized(line.customization))
  return JSON.stringify(
    decorated.map(({ sku, quantity, customization, shoppingCartUUID }) => [
      shoppingCartUUID,
      sku,
      quantity,
      customization,
    ]),
  )
}

/** The company that carries the order is told of the boxes that it really has. */
async function repack(tx: Tx, orderId: string, { lines }: ChangeableContent): Promise<void> {
  const goods = lines.flatMap(({ genericProductId, ...line }) =>
    genericProductId === null ? [] : { ...line, generic_id: genericProductId },
  )
  const generics = await findGenerics(tx, [...new Set(goods.map((line) => line.generic_id))])
  const isKnown = goods.every((line) => generics.has(line.generic_id))
  const toPack = goods.map(({ shoppingCartUUID, generic_id, sku, quantity, customization }) => ({
    shoppingCartUUID,
    type: 'ProductoSimple' as const,
    generic_id,
    rows: [{ sku, quantity }],
    customization,
  }))
  const packages = isKnown ? packParcels(parcelsOf({ lines: toPack, generics })) : []
  if (!isRefusal(packages)) await savePackages(tx, orderId, packages)
}

/** Keeps what was done, with who did it. */
export function keepDone(
  tx: Tx,
  { orderId, before, after, who, now }: ChangeToApply,
  { note, evidence }: { note: string; evidence: string | null },
): Promise<number> {
  const change = { state: 'done' as const, before, after, note, evidence }
  return insertOrderChange(tx, orderId, change, { who: { id: who.id ?? '', name: who.name }, now })
}
