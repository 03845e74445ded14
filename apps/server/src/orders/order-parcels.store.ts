import type { OrderParcel, ParcelTracking } from '@estampa/domain/orders'
import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { utc } from '../db/utc.ts'

/** A parcel of an order that leaves in several. */
export type StoredOrderParcel = Omit<OrderParcel, 'lines'> & {
  /** Grows with each change. */
  revision: number
  carrier: string
  tracking: string
  url: string | null
  packedBy: string
  packedAt: string
  leftAt: string | null
  arrivedAt: string | null
  lines: { position: number; units: number; productName: string; variantName: string; sku: string }[]
}

/** The parcels of an order `o` that nobody took back, in the order in which they were packed. */
export const orderParcelsOf = sql`(select coalesce(jsonb_agg(jsonb_build_object(
    'number', c.number, 'state', c.state, 'revision', c.revision, 'carrier', c.carrier,
    'tracking', c.tracking_number, 'url', c.tracking_url, 'packedBy', c.packed_by,
    'packedAt', ${utc(sql`c.packed_at`)}, 'leftAt', ${utc(sql`c.left_at`)}, 'arrivedAt', ${utc(sql`c.arrived_at`)},
    'lines', (select jsonb_agg(jsonb_build_object('position', i.position, 'units', i.units,
        'productName', l.product_name, 'variantName', l.variant_name, 'sku', l.sku) order by i.position)
      from parcel_lines i join order_lines l
        on l.shop_id = i.shop_id and l.order_id = i.order_id and l.position = i.position
      where i.shop_id = c.shop_id and i.order_id = c.order_id and i.number = c.number)) order by c.number), '[]')
  from parcels c where c.shop_id = o.shop_id and c.order_id = o.id and c.state <> 'taken_back')`

export async function listOrderParcels(tx: Tx, orderId: string): Promise<StoredOrderParcel[]> {
  const { rows } = await sql<{ found: StoredOrderParcel[] }>`
    select ${orderParcelsOf} as found from orders o where o.id = ${orderId}`.execute(tx)
  return rows[0]?.found ?? []
}

export type PackableLine = {
  position: number
  units: number
  productName: string
  variantName: string
  sku: string
}

/** The lines of an order, as they are packed. */
export async function listOrderedLines(tx: Tx, orderId: string): Promise<PackableLine[]> {
  const { rows } = await sql<PackableLine>`
    select position, quantity as units, product_name as "productName", variant_name as "variantName", sku
    from order_lines where order_id = ${orderId} order by position`.execute(tx)
  return rows
}

type ParcelContent = { lines: OrderParcel['lines']; tracking: ParcelTracking }
type ParcelPacked = ParcelContent & { who: { name: string }; now: Date }

/** Its number. The order is locked: nobody else takes the same. */
export async function insertOrderParcel(tx: Tx, orderId: string, packed: ParcelPacked): Promise<number> {
  const { carrier, number, url } = packed.tracking
  const { rows } = await sql<{ number: number }>`
    insert into parcels (order_id, number, carrier, tracking_number, tracking_url, packed_by, packed_at)
    select ${orderId}::uuid, coalesce(max(number), 0) + 1, ${carrier}, ${number}, ${url}, ${packed.who.name}, ${packed.now}::timestamptz
    from parcels where order_id = ${orderId} returning number`.execute(tx)
  const made = rows[0]?.number
  if (made === undefined) throw new Error(`order ${orderId} got no parcel`)
  await insertLines(tx, orderId, made, packed.lines)
  return made
}

/** Another content, and how it is followed. */
export async function saveOrderParcel(
  tx: Tx,
  orderId: string,
  number: number,
  { lines, tracking }: ParcelContent,
): Promise<void> {
  await sql`delete from parcel_lines where order_id = ${orderId} and number = ${number}`.execute(tx)
  await insertLines(tx, orderId, number, lines)
  await saveOrderParcelTracking(tx, orderId, number, tracking)
}

/** Gives the revision that the parcel has then. */
export async function saveOrderParcelTracking(
  tx: Tx,
  orderId: string,
  parcel: number,
  { carrier, number, url }: ParcelTracking,
): Promise<number> {
  const { rows } = await sql<{ revision: number }>`
    update parcels set carrier = ${carrier}, tracking_number = ${number}, tracking_url = ${url}, revision = revision + 1
    where order_id = ${orderId} and number = ${parcel} returning revision`.execute(tx)
  return rows[0]?.revision ?? 0
}

export async function markParcelTakenBack(tx: Tx, orderId: string, number: number): Promise<void> {
  await sql`
    update parcels set state = 'taken_back', revision = revision + 1
    where order_id = ${orderId} and number = ${number} and state = 'packed'`.execute(tx)
}

/** One parcel, or every one that is packed. */
export async function markParcelsLeft(
  tx: Tx,
  orderId: string,
  { number, now }: { number: number | null; now: Date },
): Promise<void> {
  await sql`
    update parcels set state = 'left', left_at = ${now}, revision = revision + 1
    where order_id = ${orderId} and state = 'packed' and (${number}::integer is null or number = ${number})`.execute(
    tx,
  )
}

/** One parcel, or every one that has left. */
export async function markParcelsArrived(
  tx: Tx,
  orderId: string,
  { number, now }: { number: number | null; now: Date },
): Promise<void> {
  await sql`
    update parcels set state = 'arrived', arrived_at = ${now}, revision = revision + 1
    where order_id = ${orderId} and state = 'left' and (${number}::integer is null or number = ${number})`.execute(
    tx,
  )
}

/** A carrier's page shows who receives what. */
export async function forgetOrderParcels(tx: Tx, orderId: string): Promise<void> {
  await sql`update parcels set tracking_number = '', tracking_url = null where order_id = ${orderId}`.execute(
    tx,
  )
}

async function insertLines(
  tx: Tx,
  orderId: string,
  number: number,
  lines: OrderParcel['lines'],
): Promise<void> {
  await sql`
    insert into parcel_lines (order_id, number, position, units)
    select ${orderId}::uuid, ${number}::integer, position, sum(units)
    from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as l(position integer, units integer)
    group by position`.execute(tx)
}
