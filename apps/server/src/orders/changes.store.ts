import { MAX_ON_ORDER } from '@estampa/domain/catalog'
import type { Minor } from '@estampa/domain/money'
import type { OrderState } from '@estampa/domain/orders'
import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { linesInserted, orderedLines } from './new-order.store.ts'
import { type ChangeableContent, undesigned } from './stored-changes.store.ts'

export type ChangeableOrder = ChangeableContent & {
  id: string
  version: number
  state: OrderState
  customerId: number
  deliveryMethod: 'shipping' | 'pickup'
}

export async function findChangeableOrder(tx: Tx, id: string): Promise<ChangeableOrder | undefined> {
  const { rows } = await sql<{ found: ChangeableOrder }>`
    select jsonb_build_object('id', o.id, 'version', o.version, 'state', o.state, 'customerId', o.customer_id,
      'deliveryMethod', o.delivery_method, 'totals', o.document -> 'totals', 'address', o.document -> 'address',
      'decorations', coalesce(o.document -> 'decorations', '{}'), 'shippingCost', o.shipping_cost,
      'discount', o.discount, 'total', o.total, 'lines', (select jsonb_agg(jsonb_build_object(
        'productId', l.product_id, 'genericProductId', l.generic_product_id, 'productName', l.product_name,
        'variantName', l.variant_name, 'sku', l.sku, 'quantity', l.quantity,
        'hasProductBuilding', l.has_product_building, 'customization', l.customization, 'shoppingCartId', 0,
        'shoppingCartUUID', l.shopping_cart_uuid, 'principal', true, 'advance', false,
        'priceBase', l.price_base, 'priceAplication', l.price_aplication, 'tax', l.tax, 'total', l.total,
        'image', l.image, 'printingArea', null) order by l.position)
      from order_lines l where l.shop_id = o.shop_id and l.order_id = o.id)) as found
    from orders o where o.id = ${id}`.execute(tx)
  return rows[0]?.found
}

export type StockRequest = { id: number; quantity: number }
export type AvailableStock = { id: number; available: number; held: number }

/** What an order can have of these variants: what is free, with what it holds itself. */
export async function listAvailable(
  tx: Tx,
  orderId: string,
  variants: readonly number[],
): Promise<AvailableStock[]> {
  const { rows } = await sql<AvailableStock>`
    select v.id, coalesce(h.quantity, 0) as held, ${free} + coalesce(h.quantity, 0) as available
    from variants v left join stock_holds h on h.variant_id = v.id and h.order_id = ${orderId}
    where v.id = any(${variants}::integer[])`.execute(tx)
  return rows
}

const free = sql`case v.availability when 'on_order' then ${MAX_ON_ORDER}::int when 'none' then 0
  else v.stock - v.reserved_stock end`

/**
 * Holds exactly this for an order, or leaves what it holds where something has too little left; gives what each variant
 * had for it. Less than before is always there. Rows are locked in the order in which orders take them.
 */
export async function moveHolds(
  tx: Tx,
  orderId: string,
  requests: readonly StockRequest[],
): Promise<AvailableStock[]> {
  const { rows } = await sql<AvailableStock>`
    with asked as (
      select id, quantity from jsonb_to_recordset(${JSON.stringify(requests)}::jsonb) as w(id integer, quantity integer)
    ), before as materialized (
      select variant_id as id, quantity from stock_holds where order_id = ${orderId} for update
    ), locked as materialized (
      select v.id, coalesce(a.quantity, 0) as quantity, coalesce(b.quantity, 0) as held,
        ${free} + coalesce(b.quantity, 0) as available
      from variants v left join asked a on a.id = v.id left join before b on b.id = v.id
      where v.id = any(array(select id from asked union select id from before))
      order by v.id for update of v
    ), possible as (
      select where not exists (select from locked where quantity > held and quantity > available)
    ), moved as (
      update variants v
      set reserved_stock = v.reserved_stock + (select l.quantity - l.held from locked l where l.id = v.id)
      where v.id = any(array(select l.id from locked l, possible where l.quantity <> l.held))
    ), dropped as (
      delete from stock_holds h using locked l, possible
      where h.order_id = ${orderId} and h.variant_id = l.id and l.quantity = 0
    ), taken as (
      insert into stock_holds (shop_id, order_id, variant_id, quantity)
      select current_shop(), ${orderId}::uuid, l.id, l.quantity from locked l, possible where l.quantity > 0
      on conflict (shop_id, order_id, variant_id) do update set quantity = excluded.quantity
    )
    select id, available, held from locked`.execute(tx)
  return rows
}

export type ChangeToSave = {
  state: 'proposed' | 'done'
  before: ChangeableContent
  after: ChangeableContent
  note: string
  evidence: string | null
}

/** Of an order that is locked; gives the number of the change. A proposal that still waits makes way for it. */
export async function insertOrderChange(
  tx: Tx,
  orderId: string,
  { state, before, after, note, evidence }: ChangeToSave,
  { who, now }: { who: { id: string; name: string }; now: Date },
): Promise<number> {
  await endProposal(tx, orderId, 'replaced')
  const { rows } = await sql<{ number: number }>`
    insert into order_changes (order_id, number, state, before, after, note, evidence, who_id, who_name, at)
    select ${orderId}::uuid, coalesce(max(number), 0) + 1, ${state}, ${JSON.stringify(contentOf(before))}::jsonb,
      ${JSON.stringify(contentOf(after))}::jsonb, ${note}, ${evidence}::text, ${who.id}, ${who.name}, ${now}::timestamptz
    from order_changes where order_id = ${orderId} returning number`.execute(tx)
  return rows[0]?.number ?? 0
}

/** The proposal that waits for the buyer ends for another reason than their answer. */
export async function endProposal(tx: Tx, orderId: string, as: 'replaced' | 'ended'): Promise<void> {
  await sql`update order_changes set state = ${as} where order_id = ${orderId} and state = 'proposed'`.execute(
    tx,
  )
}

export type Proposal = { before: ChangeableContent; after: ChangeableContent }

/** A proposal that still waits, with its designs. */
export async function findProposal(tx: Tx, orderId: string, number: number): Promise<Proposal | undefined> {
  const { rows } = await sql<Proposal>`
    select before, after from order_changes
    where order_id = ${orderId} and number = ${number} and state = 'proposed' for update`.execute(tx)
  return rows[0]
}

export type ProposalAnswer = {
  number: number
  state: 'done' | 'refused'
  by: string
  /** How a yes came that somebody of the shop writes down. */
  evidence: string | null
  at: Date
}

export async function saveProposalAnswer(
  tx: Tx,
  orderId: string,
  { number, state, by, evidence, at }: ProposalAnswer,
): Promise<void> {
  await sql`
    update order_changes set state = ${state}, answered_by = ${by}, answered_at = ${at}, evidence = ${evidence}
    where order_id = ${orderId} and number = ${number} and state = 'proposed'`.execute(tx)
}

function contentOf(content: ChangeableContent): ChangeableContent {
  const { lines, totals, shippingCost, discount, total, address, decorations } = content
  return { lines, totals, shippingCost, discount, total, address, decorations }
}

type ChangedOrder = {
  content: ChangeableContent
  deposit: Minor
  isDecorated: boolean
}

/** Writes an order as its change, which is written before, says. Its stock and its payments are others' matter. */
export async function replaceContent(
  tx: Tx,
  orderId: string,
  { content, deposit, isDecorated }: ChangedOrder,
): Promise<void> {
  const { lines, totals, shippingCost, discount, total, address, decorations = {} } = content
  await sql`select take_out_order_lines(${orderId}::uuid)`.execute(tx)
  await sql`
    with o as (select ${orderId}::uuid as id), placed as (select from o), ordered as (${orderedLines(lines)}),
      lined as (${linesInserted})
    select count(*) from lined`.execute(tx)
  await sql`delete from production_jobs where order_id = ${orderId} and units = 0`.execute(tx)
  await sql`
    with was as (select customer_id, total from orders where id = ${orderId}),
    changed as (
      update orders set sub_total = ${totals.subTotal}::bigint, taxes = ${totals.taxes}::bigint,
        shipping_cost = ${shippingCost}::bigint, discount = ${discount}::bigint, total = ${total}::bigint,
        deposit = ${deposit}::bigint, is_decorated = ${isDecorated},
        document = document || ${JSON.stringify({ totals, address, decorations })}::jsonb
      where id = ${orderId}
    )
    update customer_order_stats s set ordered = s.ordered + ${total}::bigint - was.total
    from was where s.customer_id = was.customer_id`.execute(tx)
}

/** Its files are made again, under a revision of their own. */
export async function outdateArtwork(tx: Tx, orderId: string, now: Date): Promise<void> {
  await sql`
    insert into order_artworks (order_id, files, asked_at, revision) values (${orderId}, '[]', ${now}, 1)
    on conflict (shop_id, order_id) do update set files = '[]', ready_at = null, asked_at = excluded.asked_at,
      revision = order_artworks.revision + 1`.execute(tx)
}

/** What a person's orders were is kept without the person: nobody's address, and no design. */
export async function forgetChanges(tx: Tx, orderId: string): Promise<void> {
  await sql`
    update order_changes set before = ${undesigned(sql`before`)} - 'address' - 'decorations',
      after = ${undesigned(sql`after`)} - 'address' - 'decorations', note = '', evidence = null,
      answered_by = case when answered_by is not null then 'Cliente' end
    where order_id = ${orderId}`.execute(tx)
}
