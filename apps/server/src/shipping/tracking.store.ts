import type { Package } from '@estampa/domain/shipping/packages'
import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'
import type { CarriedShipment } from './zippin.ts'

/** The parts of an order's document that its carrier is told of: who receives it, where, and by which service. */
type DeliveryDocument = {
  address: Record<
    | ('name' | 'lastName' | 'phone' | 'email')
    | ('street' | 'streetNumber' | 'apartment')
    | ('province' | 'locality' | 'zipCode'),
    string
  >
  orderInvoiceFK: { document: string }
  shipping: {
    shippingCarrierId: number
    shippingServiceType: string
    shippingLogisticType: string
    pickupPointId: string | null
    deliveryComment: string
  }
}

/** An order as its carrier has to know it. */
export type OrderToDispatch = {
  number: number
  subTotal: number
  document: DeliveryDocument
  packages: Package[]
  /** An earlier try may have been heard: since when. */
  askedAt: Date | null
  /** Somebody else is at it, or was when the process was killed. */
  isBusy: boolean
}

/**
 * Takes the shipment that nobody has told its company of, for a while and for one alone. Undefined: there is
 * none, it is done, or the order went on without it.
 */
export async function claimShipment(
  tx: Tx,
  orderId: string,
  now: Date,
  until: Date,
): Promise<OrderToDispatch | undefined> {
  const { rows } = await sql<OrderToDispatch>`
    with due as (
      select s.order_id, s.packages, s.asked_at, coalesce(s.claimed_until > ${now}, false) as busy
      from shipments s join orders o on o.id = s.order_id
      where s.order_id = ${orderId} and s.shipment_id is null and o.state = 'ready'
        and not exists (select from parcels where order_id = s.order_id and state <> 'taken_back')
      for update of s
    ), claimed as (
      update shipments s set claimed_until = ${until}, asked_at = coalesce(s.asked_at, ${now})
      from due where s.order_id = due.order_id and not due.busy
    )
    select o.number, o.sub_total as "subTotal", due.asked_at as "askedAt", due.busy as "isBusy", due.packages,
      jsonb_build_object('address', o.document -> 'address', 'shipping', o.document -> 'shipping',
        'orderInvoiceFK', o.document -> 'orderInvoiceFK') as document
    from due join orders o on o.id = due.order_id`.execute(tx)
  return rows[0]
}

/** The try failed: the next one need not wait for this one's time to pass. */
export async function releaseShipment(tx: Tx, orderId: string): Promise<void> {
  await sql`update shipments set claimed_until = null where order_id = ${orderId}`.execute(tx)
}

export type TrackedShipment = { orderId: string; state: Tables['orders']['state'] }

/** The order that this shipment, or another one under our number, carries; locked until the transaction ends. */
export async function lockShipment(
  tx: Tx,
  { id, externalId }: Pick<CarriedShipment, 'id' | 'externalId'>,
): Promise<TrackedShipment | undefined> {
  const { rows } = await sql<TrackedShipment>`
    select s.order_id as "orderId", o.state
    from shipments s join orders o on o.id = s.order_id
    where s.shipment_id is not null and o.number::text = ${externalId}
      -- a carrier that sends it on under a new number says so of the old one
      and s.order_id in (${named(id)}) and (s.shipment_id = ${id} or s.status = 'reshipped')
    for update of s`.execute(tx)
  return rows[0]
}

/** Whether it is one of ours: asked before the company is. */
export async function isKnownShipment(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql`
    ${named(id)} limit 1`.execute(tx)
  return rows.length > 0
}

/** Each half has an index of its own. */
const named = (id: string) => sql`
  select order_id from shipments where shipment_id = ${id}
  union all select order_id from shipments where status = 'reshipped'`

/**
 * Saves a provider's answer about a shipment as of this moment. False where a later answer is known, or
 * nothing changed.
 */
export async function saveTracking(
  tx: Tx,
  orderId: string,
  { id, status, trackingNumber, trackingUrl }: CarriedShipment,
  request: Date,
): Promise<boolean> {
  const { rows } = await sql<{ isNew: boolean }>`
    with before as (
      select status, shipment_id from shipments where order_id = ${orderId} for update
    ), seen as (
      update shipments s set shipment_id = ${id}, status = ${status}, seen_at = ${request}, claimed_until = null,
        tracking_number = nullif(${trackingNumber}, ''), tracking_url = ${trackingUrl}::text
      from before where s.order_id = ${orderId} and (s.seen_at is null or s.seen_at < ${request})
      returning before.status is distinct from ${status} or before.shipment_id is distinct from ${id} as "isNew"
    ), told as (
      insert into shipment_events (order_id, sequence, status, at)
      select ${orderId}, (select count(*) + 1 from shipment_events where order_id = ${orderId}), ${status}, ${request}
      from seen where "isNew"
    )
    select "isNew" from seen`.execute(tx)
  return rows[0]?.isNew === true
}

/** Shipments under way that nobody asked about since; the longest forgotten first. */
export async function listShipmentsToSync(tx: Tx, seenBefore: Date, most: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select s.shipment_id as id from shipments s join orders o on o.id = s.order_id
    where s.shipment_id is not null and s.seen_at < ${seenBefore} and o.state in ('ready', 'shipped')
    order by s.seen_at limit ${most}`.execute(tx)
  return rows.map(({ id }) => id)
}
