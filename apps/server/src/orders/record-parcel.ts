import {
  checkParcelTracking,
  isSameParcelTracking,
  type OrderState,
  type ParcelTrackingInput,
} from '@estampa/domain/orders'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import type { Tx } from '../db/database.ts'
import { isCarried } from '../shipping/shipments.store.ts'
import { notifyParcelLater } from './notify-buyer.ts'
import { type OpenOrder, openOrder } from './open-order.ts'
import { listOrderParcels, type StoredOrderParcel, saveOrderParcelTracking } from './order-parcels.store.ts'
import { insertParcel, listParcels } from './parcels.store.ts'

type ParcelInput = {
  said: ParcelTrackingInput
  /** Of an order that leaves in several; the one that left last where nobody says which. */
  parcel?: number | undefined
  who: { id: string; name: string }
  now: Date
}

/** Which parcel is followed otherwise, null where the order has but one, and for which time this was said of it. */
export type ParcelNews = { parcel: number | null; sequence: number }

/**
 * Saves the carrier of a parcel and how it is followed, or corrects it while it is on its way. The same input again
 * changes nothing.
 */
export async function correctParcel(
  tx: Tx,
  orderId: string,
  naming: ParcelInput,
): Promise<OpenOrder | Refusal> {
  const open = await openOrder(tx, orderId)
  if (!open) return refuse('not_found')
  const kept = await recordParcel(tx, open.order, naming)
  if (isRefusal(kept)) return kept
  if (kept !== null) await notifyParcelLater(tx, open.order, kept)
  return open
}

/** What was written down; null: it was known. The order is locked. */
export async function recordParcel(
  tx: Tx,
  { id, state }: Pick<OpenOrder['order'], 'id' | 'state'>,
  naming: ParcelInput,
): Promise<ParcelNews | null | Refusal> {
  const parcels = await listOrderParcels(tx, id)
  if (parcels.length > 0 || naming.parcel !== undefined) return recordOneOf(tx, id, parcels, naming)
  const { said, who, now } = naming
  const parcel = checkParcelTracking(said, { state, isCarried: await isCarried(tx, id, now) })
  if (isRefusal(parcel)) return parcel
  const before = (await listParcels(tx, id)).at(-1)
  if (before && isSameParcelTracking(before, parcel)) return null
  const sequence = (before?.sequence ?? 0) + 1
  await insertParcel(tx, id, { ...parcel, sequence }, { who, now })
  return { parcel: null, sequence }
}

/** Of an order that leaves in several parcels, each is followed by itself while it is on its way. */
async function recordOneOf(
  tx: Tx,
  id: string,
  parcels: readonly StoredOrderParcel[],
  { said, parcel: number }: ParcelInput,
): Promise<ParcelNews | null | Refusal> {
  const left = parcels.filter(({ state }) => state !== 'packed')
  const parcel = number === undefined ? left.at(-1) : parcels.find((one) => one.number === number)
  if (!parcel) return refuse(number === undefined ? 'parcel_not_on_its_way' : 'not_found')
  const state: OrderState = parcel.state === 'left' ? 'shipped' : 'ready'
  const tracking = checkParcelTracking(said, { state, isCarried: false })
  if (isRefusal(tracking)) return tracking
  const { carrier, tracking: known, url } = parcel
  if (isSameParcelTracking({ carrier, number: known, url }, tracking)) return null
  const sequence = await saveOrderParcelTracking(tx, id, parcel.number, tracking)
  return { parcel: parcel.number, sequence }
}
