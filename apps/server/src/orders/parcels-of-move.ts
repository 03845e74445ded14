import { type OrderActor, type OrderState, unpackedLines } from '@estampa/domain/orders'
import type { Tx } from '../db/database.ts'
import {
  insertOrderParcel,
  listOrderedLines,
  listOrderParcels,
  markParcelsArrived,
  markParcelsLeft,
} from './order-parcels.store.ts'

/** What a move of the whole order means for its parcels: with it all of them leave, or arrive. */
export async function moveParcelsAlong(
  tx: Tx,
  orderId: string,
  { to, who, now }: { to: OrderState; who: OrderActor; now: Date },
): Promise<void> {
  if (to === 'delivered') await markParcelsArrived(tx, orderId, { number: null, now })
  if (to !== 'shipped') return
  const parcels = await listOrderParcels(tx, orderId)
  if (parcels.length === 0) return
  const rest = unpackedLines(await listOrderedLines(tx, orderId), parcels)
  const tracking = { carrier: '', number: '', url: null }
  if (rest.length > 0) await insertOrderParcel(tx, orderId, { lines: rest, tracking, who, now })
  await markParcelsLeft(tx, orderId, { number: null, now })
}
