import {
  isSameParcelTracking,
  checkParcelTracking as name,
  type ParcelTrackingInput,
} from '@estampa/domain/orders'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import type { Tx } from '../db/database.ts'
import { isCarried } from '../shipping/shipments.store.ts'
import { notifyParcelLater } from './notify-buyer.ts'
import { type OpenOrder, openOrder } from './open-order.ts'
import { insertParcel, listParcels } from './parcels.store.ts'

type ParcelInput = { said: ParcelTrackingInput; who: { id: string; name: string }; now: Date }

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

/** The number of what was written down; null: it was known. The order is locked. */
export async function recordParcel(
  tx: Tx,
  { id, state }: Pick<OpenOrder['order'], 'id' | 'state'>,
  { said, who, now }: ParcelInput,
): Promise<number | null | Refusal> {
  const parcel = name(said, { state, isCarried: await isCarried(tx, id, now) })
  if (isRefusal(parcel)) return parcel
  const before = (await listParcels(tx, id)).at(-1)
  if (before && isSameParcelTracking(before, parcel)) return null
  const sequence = (before?.sequence ?? 0) + 1
  await insertParcel(tx, id, { ...parcel, sequence }, { who, now })
  return sequence
}
