/**
 * Orders keep their money, and of the person what an invoice needs. An order that is under way keeps who
 * receives it until it is over, or until money that is owed back has been paid back or settled.
 */
import { sql } from 'kysely'
import { forgetSubjects } from '../customers/attempts.store.ts'
import type { PersonalData } from '../customers/personal-data.ts'
import type { Tx } from '../db/database.ts'
import { dropQuotePictures } from '../quotes/quote-pictures.store.ts'
import { dropArtwork } from './artwork.store.ts'
import { forgetChanges } from './changes.store.ts'
import { dropMessages } from './messages.store.ts'
import { writingSubject } from './messages.ts'
import { forgetOrderParcels } from './order-parcels.store.ts'
import { forgetParcels } from './parcels.store.ts'
import { forgetProofs } from './proofs.store.ts'
import { forgetPurchaseOrder } from './purchase-order.store.ts'
import { dropLooseReceipts, dropReceiptsOf } from './receipts.store.ts'
import { forgetSettlements, settledOf } from './settlements.store.ts'

/** All that is here of it was settled otherwise than by giving it back. */
const isSettled = sql`(${settledOf} > 0 and ${settledOf} >= (
  select sum(p.amount - p.refunded) from payments p
  where p.shop_id = o.shop_id and p.order_id = o.id and p.state = 'approved'))`

export const isOver = sql`(o.state in ('delivered', 'returned', 'expired')
  or o.state = 'cancelled' and (o.money_state in ('unpaid', 'refunded') or ${isSettled}))`

/** As people read money: 1234.5. */
function major(minor: ReturnType<typeof sql>) {
  return sql`round(${minor} / 100.0, 2)`
}

/**
 * The order's papers keep what an invoice needs; its lines, history and quote lose the person. Gives the keys of
 * the files that can go.
 */
export async function forgetPersonOf(tx: Tx, orderId: string): Promise<string[]> {
  await sql`select forget_person_of_order(${orderId}::uuid)`.execute(tx)
  await sql`select forget_person_of_quote(${orderId}::uuid)`.execute(tx)
  // a carrier's page shows who receives what
  await sql`update shipments set tracking_number = null, tracking_url = null where order_id = ${orderId}`.execute(
    tx,
  )
  await forgetPurchaseOrder(tx, orderId)
  await forgetParcels(tx, orderId)
  await forgetOrderParcels(tx, orderId)
  await forgetSettlements(tx, orderId)
  await forgetChanges(tx, orderId)
  return [
    ...(await dropMessages(tx, orderId)),
    ...(await dropArtwork(tx, orderId)),
    ...(await dropQuotePictures(tx, { orderId })),
    ...(await dropReceiptsOf(tx, orderId)),
    ...(await forgetProofs(tx, orderId, 'open')),
  ]
}

/** Orders that are over and were placed in the instant in which their account was deleted. */
export async function listOwnerless(tx: Tx): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select o.id from orders o
    where o.person_forgotten_at is null and ${isOver}
      and not exists (select from customers c where c.id = o.customer_id)`.execute(tx)
  return rows.map((row) => row.id)
}

/** Orders of forgotten people that were placed before this moment and have files of proofs still. */
export async function listKeptProofs(tx: Tx, before: Date): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select o.id from orders o where o.person_forgotten_at is not null and o.placed_at < ${before}
      and exists (select from order_proofs p where p.shop_id = o.shop_id and p.order_id = o.id
        and p.file_key is not null)`.execute(tx)
  return rows.map((row) => row.id)
}

/** Takes the names off the invoices of forgotten people that were placed before this moment. */
export async function blankInvoices(tx: Tx, before: Date): Promise<void> {
  await sql`
    update orders set document = jsonb_set(document, '{orderInvoiceFK}', (document -> 'orderInvoiceFK')
      || '{"name": "", "lastName": "", "document": "", "direction": "", "extra": {}}')
    where person_forgotten_at is not null and placed_at < ${before}
      and document #>> '{orderInvoiceFK,document}' <> ''`.execute(tx)
}

export const ordersPersonalData: PersonalData = {
  name: 'orders',
  async gather(tx, customer) {
    const { rows } = await sql<{ order: unknown }>`
      select jsonb_build_object('id', o.id, 'number', o.number, 'state', o.state, 'money', o.money_state,
        'placedAt', o.placed_at, 'currency', o.currency, 'total', ${major(sql`o.total`)},
        'address', o.document -> 'address', 'orderInvoiceFK', o.document -> 'orderInvoiceFK',
        'shipping', o.document -> 'shipping', 'comment', o.document -> 'comment',
        'lines', (select jsonb_agg(jsonb_build_object('sku', l.sku, 'productName', l.product_name,
            'variantName', l.variant_name, 'quantity', l.quantity, 'customization', l.customization,
            'total', ${major(sql`l.total`)}) order by l.position)
          from order_lines l where l.shop_id = o.shop_id and l.order_id = o.id),
        'payments', (select jsonb_agg(jsonb_build_object('method', p.method, 'state', p.state,
            'amount', ${major(sql`p.amount`)}, 'reference', p.reference, 'notice', p.notice,
            'createdAt', p.created_at) order by p.created_at)
          from payments p where p.shop_id = o.shop_id and p.order_id = o.id),
        'receipts', (select jsonb_agg(r.name order by r.created_at)
          from receipts r where r.shop_id = o.shop_id and r.order_id = o.id and r.purpose = 'payment'),
        'purchaseOrder', jsonb_build_object('number', o.purchase_order, 'file', (select r.name
          from receipts r where r.shop_id = o.shop_id and r.order_id = o.id and r.purpose = 'purchase_order')),
        'parcels', (select jsonb_agg(jsonb_build_object('carrier', p.carrier, 'number', p.tracking_number,
            'url', p.tracking_url, 'at', p.at) order by p.sequence)
          from order_parcels p where p.shop_id = o.shop_id and p.order_id = o.id),
        'parcelsInParts', (select jsonb_agg(jsonb_build_object('carrier', c.carrier, 'number', c.tracking_number,
            'url', c.tracking_url, 'leftAt', c.left_at, 'arrivedAt', c.arrived_at) order by c.number)
          from parcels c where c.shop_id = o.shop_id and c.order_id = o.id and c.left_at is not null),
        'settlements', (select jsonb_agg(jsonb_build_object('kind', s.kind, 'amount', ${major(sql`s.amount`)},
            'note', s.note, 'at', s.at) order by s.sequence)
          from order_settlements s where s.shop_id = o.shop_id and s.order_id = o.id),
        'changes', (select jsonb_agg(jsonb_build_object('state', c.state, 'note', c.note, 'evidence', c.evidence,
            'address', c.after -> 'address', 'answeredBy', c.answered_by, 'at', c.at) order by c.number)
          from order_changes c where c.shop_id = o.shop_id and c.order_id = o.id),
        'proofs', (select jsonb_agg(jsonb_build_object('number', p.number, 'sentAt', p.sent_at,
            'comment', p.comment, 'answer', p.answer, 'answerComment', p.answer_comment) order by p.number)
          from order_proofs p where p.shop_id = o.shop_id and p.order_id = o.id),
        'messages', (select jsonb_agg(jsonb_build_object('who', m.who_name, 'text', m.text, 'at', m.at,
            'files', (select jsonb_agg(f ->> 'name') from jsonb_array_elements(m.files) f))
            order by m.sequence)
          from order_messages m where m.shop_id = o.shop_id and m.order_id = o.id)) as "order"
      from orders o where o.customer_id = ${customer.id} order by o.number`.execute(tx)
    return rows.map(({ order }) => order)
  },
  async erase(tx, customer) {
    await forgetSubjects(tx, [writingSubject({ kind: 'customer', id: String(customer.id) })])
    await sql`delete from customer_order_stats where customer_id = ${customer.id}`.execute(tx)
    const { rows: over } = await sql<{ id: string }>`
      select o.id from orders o
      where o.customer_id = ${customer.id} and o.person_forgotten_at is null and ${isOver}`.execute(tx)
    const keys = await dropLooseReceipts(tx, customer.id, 0)
    for (const { id } of over) keys.push(...(await forgetPersonOf(tx, id)))
    return keys
  },
  async holds(tx, customer) {
    const { rows } = await sql`
      select from orders o where o.customer_id = ${customer.id} and not ${isOver} limit 1`.execute(tx)
    return rows.length > 0
  },
}
