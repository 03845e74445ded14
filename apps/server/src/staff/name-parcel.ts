import { isSameParcel, nameParcel as name, type ParcelSaid } from '@estampa/domain/orders/parcel'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import type { Tx } from '../db/database.ts'
import { insertParcel, listParcels } from '../orders/parcels.store.ts'
import { type OpenOrder, openOrder } from '../payments/open-order.ts'
import { tellParcelLater } from '../payments/tell-buyer.ts'
import { isCarried } from '../shipping/shipments.store.ts'
import type { StaffActor } from './people.ts'

type Naming = { said: ParcelSaid; who: StaffActor; now: Date }

/**
 * Who carries a parcel and how it is followed, given or corrected while it is on its way. Saying the same again
 * changes nothing.
 */
export async function correctParcel(tx: Tx, orderId: string, naming: Naming): Promise<OpenOrder | Refusal> {
  const open = await openOrder(tx, orderId)
  if (!open) return refuse('not_found')
  const kept = await nameParcel(tx, open.order, naming)
  if (isRefusal(kept)) return kept
  if (kept !== null) await tellParcelLater(tx, open.order, kept)
  return open
}

/** The number of what was written down; null: it was known. The order is locked. */
export async function nameParcel(
  tx: Tx,
  { id, state }: Pick<OpenOrder['order'], 'id' | 'state'>,
  { said, who, now }: Naming,
): Promise<number | null | Refusal> {
  const parcel = name(said, { state, isCarried: await isCarried(tx, id, now) })
  if (isRefusal(parcel)) return parcel
  const before = (await listParcels(tx, id)).at(-1)
  if (before && isSameParcel(before, parcel)) return null
  const sequence = (before?.sequence ?? 0) + 1
  await insertParcel(tx, id, { ...parcel, sequence }, { who, now })
  return sequence
}
