import type { ParcelTracking } from '@estampa/domain/orders'
import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'

export type StoredParcel = ParcelTracking & { sequence: number; who: string; at: string }

/** The records of the order's parcel, oldest first; the last one counts. */
export async function listParcels(tx: Tx, orderId: string): Promise<StoredParcel[]> {
  const { rows } = await sql<Omit<StoredParcel, 'at'> & { at: Date }>`
    select sequence, carrier, tracking_number as number, tracking_url as url, who_name as who, at
    from order_parcels where order_id = ${orderId} order by sequence`.execute(tx)
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}

type ParcelAuthor = { who: { id: string; name: string }; now: Date }

/** The order is locked: nobody else takes the same place. */
export async function insertParcel(
  tx: Tx,
  orderId: string,
  { sequence, carrier, number, url }: ParcelTracking & { sequence: number },
  { who, now }: ParcelAuthor,
): Promise<void> {
  await sql`
    insert into order_parcels (order_id, sequence, carrier, tracking_number, tracking_url, who_id, who_name, at)
    values (${orderId}, ${sequence}, ${carrier}, ${number}, ${url}, ${who.id}, ${who.name}, ${now})`.execute(
    tx,
  )
}

export async function forgetParcels(tx: Tx, orderId: string): Promise<void> {
  await sql`select forget_parcels_of(${orderId}::uuid)`.execute(tx)
}
