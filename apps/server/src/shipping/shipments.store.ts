import type { ShippingProvider } from '@estampa/domain/shipping'
import type { Package } from '@estampa/domain/shipping/packages'
import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'

/** The provider that carries an order, and the boxes. */
export type CarriedShipmentToSave = { company: ShippingProvider; packages: readonly Package[] }

/** A company will carry this order once it is ready. The order itself may be written after. */
export async function insertShipment(tx: Tx, orderId: string, carried: CarriedShipmentToSave): Promise<void> {
  await sql`
    insert into shipments (order_id, company, packages)
    values (${orderId}, ${carried.company}, ${JSON.stringify(carried.packages)}::jsonb)`.execute(tx)
}

/** The boxes of an order that was changed, while nobody carries it. An order that no company carries has none. */
export async function savePackages(tx: Tx, orderId: string, packages: readonly Package[]): Promise<void> {
  await sql`
    update shipments set packages = ${JSON.stringify(packages)}::jsonb
    where order_id = ${orderId} and shipment_id is null`.execute(tx)
}

/** Whether a company knows of this order's parcel, or is being told of it. */
export async function isCarried(tx: Tx, orderId: string, now: Date): Promise<boolean> {
  const { rows } = await sql`
    select from shipments where order_id = ${orderId} and (shipment_id is not null or claimed_until > ${now})`.execute(
    tx,
  )
  return rows.length > 0
}

/** The order is packed: its company is told as soon as this is committed, where it has one and takes the whole. */
export async function dispatchLater(tx: Tx, orderId: string): Promise<void> {
  await sql`
    select enqueue('dispatch_order', json_build_object('shop', shop_id, 'orderId', order_id),
      'dispatch ' || order_id)
    from shipments where order_id = ${orderId} and shipment_id is null and not ${isParted(orderId)}`.execute(
    tx,
  )
}

/** Whether the shop sends the order by itself, in parcels. */
function isParted(orderId: string) {
  return sql`exists (select from parcels where order_id = ${orderId} and state <> 'taken_back')`
}

export type OrderToLabel = {
  number: number
  /** Null: no company carries it, or none knows of it yet. */
  shipmentId: string | null
}

/** In the order of their numbers. */
export async function listShipmentsOfOrders(tx: Tx, ids: readonly string[]): Promise<OrderToLabel[]> {
  const { rows } = await sql<OrderToLabel>`
    select o.number, s.shipment_id as "shipmentId"
    from orders o left join shipments s on s.order_id = o.id
    where o.id = any(${ids}::uuid[]) order by o.number`.execute(tx)
  return rows
}
