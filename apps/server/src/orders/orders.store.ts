import type { Order, OrderProductLine } from '@estampa/contract/orders'
import type { Minor } from '@estampa/domain/money'
import type { PaymentMethodCode } from '@estampa/domain/shops'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Tx } from '../db/database.ts'
import { utc } from '../db/utc.ts'
import type { ArtworkFile } from './artwork.store.ts'
import { orderParcelsOf, type StoredOrderParcel } from './order-parcels.store.ts'
import type { StoredProof } from './proofs.store.ts'
import type { StoredReceipt } from './receipts.store.ts'
import { settledOf } from './settlements.store.ts'
import { type StoredOrderChange, storedChangesOf } from './stored-changes.store.ts'

/** An order as it is kept, with money in minor units; what follows from it is added where it is shown. */
export type PlacedOrder = Omit<
  z.output<typeof Order>,
  | ('toPay' | 'refundOwed' | 'split' | 'payable' | 'nextStep' | 'actions')
  | ('artwork' | 'tracking' | 'expected' | 'payments' | 'proofs' | 'changes')
  | ('lines' | 'shipping' | 'purchaseOrder')
  | ('parcels' | 'dispatched')
> & {
  lines: PlacedLine[]
  shipping: Omit<Shipping, 'promised'> & Partial<Pick<Shipping, 'promised'>>
  /** The decorations in words, by the uuid of the line; older orders do not say them. */
  decorations?: Readonly<Record<string, readonly string[]>>
  tracking: StoredTracking | null
  /** Where it leaves in several. */
  parcels: StoredOrderParcel[]
  artwork: { ready: boolean; files: readonly ArtworkFile[] }
  proofs: StoredProof[]
  purchaseOrder: { number: string; file: StoredReceipt | null }
  payments: StoredPayment[]
  changes: StoredOrderChange[]
  onCredit: boolean
  /** The account's person; without an e-mail once the account is gone. */
  buyer: { name: string; email: string }
  /** The refund owed that was settled otherwise. */
  settled: Minor
}

type Shipping = z.output<typeof Order>['shipping']
type PaymentView = z.output<typeof Order>['payments'][number]
export type StoredPayment = Omit<PaymentView, 'notice'> & {
  notice: (Omit<NonNullable<PaymentView['notice']>, 'receipts'> & { receipts: StoredReceipt[] }) | null
}

/** A parcel's way, as its carrier tells it or as the shop that sends it does; its words for people are added where it is shown. */
export type StoredTracking = {
  carrier: string
  status: string
  number: string | null
  url: string | null
  events: { status: string; at: string }[]
}

export type PlacedLine = z.output<typeof OrderProductLine>
/** The parts of an order that are stored as they were, in one document. */
export type OrderDocument = Pick<
  PlacedOrder,
  'totals' | 'shipping' | 'address' | 'orderInvoiceFK' | 'payment' | 'comment' | 'decorations'
>

/** An order of the shop; with `customerId` only where it is this customer's own. */
export async function findOrder(
  tx: Tx,
  id: string,
  customerId: number | null = null,
): Promise<PlacedOrder | undefined> {
  const { rows } = await sql<{ found: PlacedOrder }>`
    select o.document || jsonb_build_object(
      'id', o.id, 'number', o.number, 'state', o.state,
      'placedAt', ${utc(sql`o.placed_at`)}, 'heldUntil', ${utc(sql`o.held_until`)},
      'shippingCost', o.shipping_cost, 'discount', o.discount, 'total', o.total,
      'moneyState', o.money_state, 'deposit', o.deposit, 'onCredit', o.on_credit, 'paid', ${paid}, 'refunded', ${refunded}, 'settled', ${settledOf}, 'lines', ${linesOf},
      'history', ${historyOf}, 'payments', ${paymentsOf}, 'artwork', ${artworkOf}, 'proofs', ${proofsOf}, 'changes', ${storedChangesOf},
      'tracking', ${trackingOf}, 'parcels', ${orderParcelsOf}, 'buyer', ${buyerOf}, 'purchaseOrder', ${purchaseOrderOf}) as found
    from orders o
    where o.id = ${id} and (${customerId}::integer is null or o.customer_id = ${customerId})`.execute(tx)
  return rows[0]?.found
}

const linesOf = sql`(select jsonb_agg(jsonb_build_object(
    'productId', l.product_id, 'genericProductId', l.generic_product_id, 'productName', l.product_name,
    'variantName', l.variant_name, 'sku', l.sku, 'quantity', l.quantity,
    'hasProductBuilding', l.has_product_building, 'customization', l.customization, 'shoppingCartId', 0,
    'shoppingCartUUID', l.shopping_cart_uuid, 'principal', true, 'advance', false,
    'priceBase', l.price_base, 'priceAplication', l.price_aplication, 'tax', l.tax, 'total', l.total,
    'image', l.image, 'printingArea', null) order by l.position)
  from order_lines l where l.shop_id = o.shop_id and l.order_id = o.id)`

/** A person who has been forgotten has neither name nor e-mail: a guest's row is gone then. */
const buyerOf = sql`coalesce((select jsonb_build_object('name', c.full_name,
    'email', case when c.closed_at is null then c.email else '' end)
  from customers c where c.shop_id = o.shop_id and c.id = o.customer_id),
  jsonb_build_object('name', '', 'email', ''))`

const historyOf = sql`(select jsonb_agg(jsonb_build_object(
    'from', h.from_state, 'to', h.to_state, 'who', h.who_name, 'note', h.note, 'at', ${utc(sql`h.at`)})
    order by h.sequence)
  from order_history h where h.shop_id = o.shop_id and h.order_id = o.id)`

const paid = sql`(select coalesce(sum(p.amount - p.refunded), 0) from payments p
  where p.shop_id = o.shop_id and p.order_id = o.id and p.state = 'approved')`

/** The domain's `refundedAmount`: once the goods have been handed over, it counts payments that went back whole. */
const refunded = sql`(select coalesce(sum(case p.state when 'approved' then p.refunded else p.amount end), 0)
  from payments p where p.shop_id = o.shop_id and p.order_id = o.id
    and (p.state = 'approved' or p.state = 'refunded' and o.state in ('delivered', 'returned')))`

const receiptOf = sql`jsonb_build_object('id', r.id, 'name', r.name, 'kind', r.kind, 'bytes', r.bytes,
    'file_key', r.file_key, 'preview_key', r.preview_key)`

const purchaseOrderOf = sql`jsonb_build_object('number', o.purchase_order, 'file', (select ${receiptOf}
  from receipts r where r.shop_id = o.shop_id and r.order_id = o.id and r.purpose = 'purchase_order'))`

const receiptsOf = sql`(select coalesce(jsonb_agg(${receiptOf} order by r.created_at, r.id), '[]')
  from receipts r where r.shop_id = p.shop_id and r.order_id = p.order_id
    and p.notice -> 'receipts' @> to_jsonb(r.id::text))`

const paymentsOf = sql`(select coalesce(jsonb_agg(jsonb_build_object(
    'id', p.id, 'method', p.method, 'state', p.state, 'amount', p.amount, 'refunded', p.refunded,
    'reference', p.reference, 'createdAt', ${utc(sql`p.created_at`)}, 'changedAt', ${utc(sql`h.changed_at`)},
    'notice', p.notice || jsonb_build_object('receipts', ${receiptsOf}),
    'history', h.moves) order by p.created_at, h.changed_at, p.id), '[]')
  from payments p, lateral (
    select max(h.at) as changed_at, jsonb_agg(jsonb_build_object('from', h.from_state, 'to', h.to_state,
      'who', h.who_name, 'note', h.note, 'at', ${utc(sql`h.at`)}) order by h.sequence) as moves
    from payment_history h where h.shop_id = p.shop_id and h.payment_id = p.id) h
  where p.shop_id = o.shop_id and p.order_id = o.id)`

const artworkOf = sql`coalesce((select jsonb_build_object('ready', a.ready_at is not null, 'files', a.files)
  from order_artworks a where a.shop_id = o.shop_id and a.order_id = o.id),
  jsonb_build_object('ready', not o.is_decorated, 'files', '[]'::jsonb))`

const proofsOf = sql`(select coalesce(jsonb_agg(jsonb_build_object(
    'number', p.number, 'file_key', p.file_key, 'preview_key', p.preview_key, 'mail_key', p.mail_key,
    'roster', p.roster, 'comment', p.comment,
    'sentAt', ${utc(sql`p.sent_at`)}, 'sentBy', p.sent_by, 'answer', p.answer,
    'answeredAt', ${utc(sql`p.answered_at`)}, 'answerComment', p.answer_comment) order by p.number), '[]')
  from order_proofs p where p.shop_id = o.shop_id and p.order_id = o.id)`

const trackingOf = sql`coalesce((select jsonb_build_object('carrier', o.document #>> '{shipping,carrier}',
    'status', s.status, 'number', s.tracking_number, 'url', s.tracking_url, 'events', (select coalesce(jsonb_agg(jsonb_build_object('status', e.status,
      'at', ${utc(sql`e.at`)}) order by e.sequence), '[]') from shipment_events e
    where e.shop_id = s.shop_id and e.order_id = s.order_id))
  from shipments s where s.shop_id = o.shop_id and s.order_id = o.id and s.status is not null), (
  select jsonb_build_object('carrier', p.carrier, 'status', case o.state when 'delivered' then 'delivered'
      when 'returned' then 'returned_to_seller' else 'shipped' end,
    'number', nullif(p.tracking_number, ''), 'url', p.tracking_url, 'events', '[]'::jsonb)
  from order_parcels p where p.shop_id = o.shop_id and p.order_id = o.id order by p.sequence desc limit 1))`

export type OrderOfKey = {
  id: string
  number: number
  total: Minor
  payment: PaymentMethodCode
  bodyHash: string
}

/** The order that this customer placed under this key, if there is one. */
export async function findPlacedOrder(
  tx: Tx,
  customerId: number,
  key: string,
): Promise<OrderOfKey | undefined> {
  const { rows } = await sql<OrderOfKey>`
    select id, number, total, payment_method as payment, body_hash as "bodyHash"
    from orders where customer_id = ${customerId} and idempotency_key = ${key}`.execute(tx)
  return rows[0]
}

/** The newest order of this customer that these lines of a cart became; one that is not made counts for none. */
export async function findOrderOfLines(
  tx: Tx,
  customerId: number,
  uuids: readonly string[],
): Promise<{ id: string; number: number; lines: string[] } | undefined> {
  const { rows } = await sql<{ id: string; number: number; lines: string[] }>`
    select o.id, o.number, array_agg(distinct l.shopping_cart_uuid::text) as lines
    from (
      select shop_id, order_id, shopping_cart_uuid from order_lines
      where shopping_cart_uuid = any(${uuids}::uuid[]) offset 0
    ) l join orders o on o.shop_id = l.shop_id and o.id = l.order_id
    where o.customer_id = ${customerId}
      and o.state not in ('cancelled', 'expired')
    group by o.id, o.number order by o.number desc limit 1`.execute(tx)
  return rows[0]
}

/**
 * The name of who bought, in a query of `orders`: the account's person. The invoice may be made out to somebody
 * else, and counts only where the account has given no name or is gone.
 */
export const buyerNameOf = sql<string>`coalesce((select nullif(c.full_name, '') from customers c
    where c.shop_id = orders.shop_id and c.id = orders.customer_id),
  trim(concat_ws(' ', orders.document #>> '{orderInvoiceFK,name}', orders.document #>> '{orderInvoiceFK,lastName}')))`

/** The customer whose order it is. */
export async function findBuyerId(tx: Tx, orderId: string): Promise<number | undefined> {
  const { rows } = await sql<{ buyer: number }>`
    select customer_id as buyer from orders where id = ${orderId}`.execute(tx)
  return rows[0]?.buyer
}
