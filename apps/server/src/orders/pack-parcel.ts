import {
  checkTrackingLink,
  type OrderActor,
  type ParcelLine,
  type ParcelTrackingInput,
  packParcel,
  sendParcel,
} from '@estampa/domain/orders'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import type { Tx } from '../db/database.ts'
import { isCarried } from '../shipping/shipments.store.ts'
import { advanceOpenOrder } from './advance-order.ts'
import { notifyParcelSentLater } from './notify-buyer.ts'
import { lifeOf, type OpenOrder, openOrder } from './open-order.ts'
import {
  insertOrderParcel,
  listOrderedLines,
  listOrderParcels,
  markParcelsArrived,
  markParcelsLeft,
  markParcelTakenBack,
  saveOrderParcel,
} from './order-parcels.store.ts'

export type ParcelToPack = {
  /** The parcel that is changed; undefined: a new one. */
  parcel?: number | undefined
  lines: readonly ParcelLine[]
  tracking: ParcelTrackingInput
  /** It leaves as soon as it is packed. */
  leaves: boolean
  who: OrderActor
  now: Date
}
type ParcelStep = { parcel: number; who: OrderActor; now: Date }

/** Puts units of an order into a parcel, or others into one that has not left. */
export async function packOrderParcel(
  tx: Tx,
  orderId: string,
  { parcel: known, lines, tracking: typed, leaves, who, now }: ParcelToPack,
): Promise<OpenOrder | Refusal> {
  const open = await openOrder(tx, orderId)
  if (!open) return refuse('not_found')
  const order = await packedOrderOf(tx, open, now)
  const before = known === undefined ? undefined : order.parcels.find(({ number }) => number === known)
  if (known !== undefined && !before) return refuse('not_found')
  if (before && before.state !== 'packed') return refuse('parcel_has_left')
  const others = order.parcels.filter(({ number }) => number !== known)
  const content = packParcel(lines, { ...order, parcels: others })
  if (isRefusal(content)) return content
  const tracking = checkTrackingLink(typed)
  if (isRefusal(tracking)) return tracking
  if (before) await saveOrderParcel(tx, orderId, before.number, { lines: content, tracking })
  const parcel =
    before?.number ?? (await insertOrderParcel(tx, orderId, { lines: content, tracking, who, now }))
  return leaves ? sendOpenOrderParcel(tx, open, { parcel, who, now }) : open
}

/** A packed parcel leaves the shop; with the last unit the order is shipped. */
export async function sendOrderParcel(
  tx: Tx,
  orderId: string,
  step: ParcelStep,
): Promise<OpenOrder | Refusal> {
  const open = await openOrder(tx, orderId)
  return open ? sendOpenOrderParcel(tx, open, step) : refuse('not_found')
}

async function sendOpenOrderParcel(
  tx: Tx,
  open: OpenOrder,
  { parcel: number, who, now }: ParcelStep,
): Promise<OpenOrder | Refusal> {
  const { id } = open.order
  const order = await packedOrderOf(tx, open, now)
  const parcel = order.parcels.find((one) => one.number === number)
  if (!parcel) return refuse('not_found')
  const sent = sendParcel(parcel, { ...order, restDue: lifeOf(open).restDue })
  if (isRefusal(sent)) return sent
  await markParcelsLeft(tx, id, { number, now })
  if (!sent.isLast) {
    await notifyParcelSentLater(tx, open.order, number)
    return open
  }
  const moved = await advanceOpenOrder(tx, open, { to: 'shipped', who, now })
  return isRefusal(moved) ? moved : open
}

/** A parcel that has not left is unpacked again. */
export async function takeBackOrderParcel(
  tx: Tx,
  orderId: string,
  number: number,
): Promise<OpenOrder | Refusal> {
  const open = await openOrder(tx, orderId)
  const parcel = open && (await listOrderParcels(tx, orderId)).find((one) => one.number === number)
  if (!open || !parcel) return refuse('not_found')
  if (parcel.state !== 'packed') return refuse('parcel_has_left')
  await markParcelTakenBack(tx, orderId, number)
  return open
}

/** A parcel has arrived; with the last one the order is delivered. */
export async function confirmOrderParcel(
  tx: Tx,
  orderId: string,
  { parcel: number, who, now }: ParcelStep,
): Promise<OpenOrder | Refusal> {
  const open = await openOrder(tx, orderId)
  const parcels = open ? await listOrderParcels(tx, orderId) : []
  const parcel = parcels.find((one) => one.number === number)
  if (!open || !parcel) return refuse('not_found')
  if (parcel.state !== 'left') return refuse('parcel_not_on_its_way')
  await markParcelsArrived(tx, orderId, { number, now })
  const isLast = parcels.every((one) => one.number === number || one.state === 'arrived')
  if (!isLast || open.order.state !== 'shipped') return open
  const moved = await advanceOpenOrder(tx, open, { to: 'delivered', who, now })
  return isRefusal(moved) ? moved : open
}

async function packedOrderOf(tx: Tx, { order }: OpenOrder, now: Date) {
  const { id, state, deliveryMethod } = order
  const [lines, parcels] = [await listOrderedLines(tx, id), await listOrderParcels(tx, id)]
  return { state, deliveryMethod, isCarried: await isCarried(tx, id, now), lines, parcels }
}
