import { MAX_ON_ORDER } from '@estampa/domain/catalog'
import type { Currency, Minor } from '@estampa/domain/money'
import type { DeliveryMethod, OrderActor, OrderProductLine } from '@estampa/domain/orders'
import type { PaymentMethodCode } from '@estampa/domain/shops'
import { sql } from 'kysely'
import { givenUp, type Tx } from '../db/database.ts'
import type { CarriedShipmentToSave } from '../shipping/shipments.store.ts'
import type { OrderDocument } from './orders.store.ts'

export type OrderToSave = {
  id: string
  paymentId: string
  customerId: number
  who: OrderActor
  isDecorated: boolean
  deliveryMethod: DeliveryMethod
  /** The shipment of a provider; null: the shop delivers by itself. */
  carried: CarriedShipmentToSave | null
  payment: PaymentMethodCode
  currency: Currency
  subTotal: Minor
  taxes: Minor
  shippingCost: Minor
  discount: Minor
  total: Minor
  deposit: Minor
  onCredit: boolean
  document: OrderDocument
  /** Number of the buyer's own purchase order; may be empty. */
  purchaseOrder: string
  /** The uploaded file of it. */
  purchaseOrderFile: string | null
  lines: readonly OrderProductLine[]
  key: string
  bodyHash: string
  placedAt: Date
  heldUntil: Date
}
/** A variant of the order with what is left of it. */
export type ShortVariant = { id: number; available: number }
/** The order's number, or why it was not written: too little of some variants, or an order that this request became meanwhile. */
export type InsertedOrder = { number: number } | { short: readonly ShortVariant[] } | 'placed before'

/**
 * Reserves every variant and writes the order with its number, lines, history, payment and held stock; or gives up the
 * transaction where one variant has too little left. Rows of variants are locked in the order of their ids, so that two
 * orders never wait for each other, and the shop's counter after them. All are locked to the end of the transaction: call
 * it last.
 */
export async function insertOrder(tx: Tx, order: OrderToSave): Promise<InsertedOrder> {
  try {
    return await writeOrder(tx, order)
  } catch (error) {
    const known = givenUp(error)
    if (!known) throw error
    return known.reason === SHORT ? { short: known.facts as ShortVariant[] } : 'placed before'
  }
}

const SHORT = 'short'
const PLACED_BEFORE = 'placed before'

async function writeOrder(tx: Tx, order: OrderToSave): Promise<{ number: number }> {
  const { lines, document, who, carried: _, purchaseOrderFile: __, ...columns } = order
  const { rows } = await sql<{ number: number }>`
    with ${stockTaken(lines)}, o as (
      select * from jsonb_to_record(${JSON.stringify(columns)}::jsonb) as o(
        id uuid, "paymentId" uuid, "customerId" integer, "isDecorated" boolean, "deliveryMethod" text,
        payment text, currency text, "subTotal" bigint, taxes bigint, "shippingCost" bigint, discount bigint,
        total bigint, deposit bigint, "onCredit" boolean, "purchaseOrder" text, key text, "bodyHash" text, "placedAt" timestamptz, "heldUntil" timestamptz)
    ), who as (
      select * from jsonb_to_record(${JSON.stringify(who)}::jsonb) as w(kind text, id text, name text)
    ), counted as (
      insert into order_counters as c (shop_id, last_number)
      select current_shop(), 1 where not exists (select from short)
      on conflict (shop_id) do update set last_number = c.last_number + 1 returning last_number
    ), placed as (
      insert into orders (shop_id, id, number, customer_id, state, money_state, is_decorated, delivery_method,
        payment_method, currency, sub_total, taxes, shipping_cost, discount, total, deposit, on_credit, purchase_order, document,
        idempotency_key, body_hash, placed_at, moved_at, held_until)
      select current_shop(), o.id, last_number, "customerId", 'placed', 'unpaid', "isDecorated", "deliveryMethod",
        payment, currency, "subTotal", taxes, "shippingCost", discount, total, deposit, "onCredit", "purchaseOrder",
        ${JSON.stringify(document)}::jsonb, key, "bodyHash", "placedAt", "placedAt", "heldUntil"
      from o, counted
      on conflict (shop_id, customer_id, idempotency_key) do nothing
      returning number
    ), lined as (${linesInserted}), held as (${holdsInserted}), historied as (
      insert into order_history (shop_id, order_id, sequence, to_state, who_kind, who_id, who_name, at)
      select current_shop(), o.id, 1, 'placed', who.kind, who.id, who.name, "placedAt" from o, who, placed
    ), asked as (
      insert into payments (shop_id, id, order_id, method, state, amount, currency, reference, created_at)
      select current_shop(), "paymentId", o.id, payment, 'pending', total, currency,
        case payment when 'MP' then "paymentId"::text else number::text end, "placedAt"
      from o, placed
    ), followed as (
      insert into payment_history (shop_id, payment_id, sequence, to_state, who_kind, who_id, who_name, at)
      select current_shop(), "paymentId", 1, 'pending', who.kind, who.id, who.name, "placedAt" from o, who, placed
    ), summed as (
      insert into customer_order_stats as s (shop_id, customer_id, orders, ordered, last_placed_at)
      select current_shop(), "customerId", 1, total, "placedAt" from o, placed
      on conflict (shop_id, customer_id) do update set orders = s.orders + 1,
        ordered = s.ordered + excluded.ordered, last_placed_at = excluded.last_placed_at
    )
    select number from placed union all
    select give_up(${SHORT}, jsonb_agg(to_jsonb(short)))::int from short having count(*) > 0 union all
    select give_up(${PLACED_BEFORE}, null)::int where not exists (select from short union all select from placed)`.execute(
    tx,
  )
  const [placed] = rows
  if (!placed) throw new Error('the order gave no row')
  return placed
}

/**
 * Reserves what the lines want of every variant, or of none. A variant that is gone has nothing left, a free line wants
 * none. Variants are named by an array: joined, they would be looked for among all of the shop.
 */
function stockTaken(lines: readonly OrderProductLine[]) {
  return sql`ordered as materialized (${orderedLines(lines)}), wanted as (
      select "productId" as id, sum(quantity) as quantity from ordered
      where "productId" is not null group by "productId"
    ), locked as materialized (
      select v.id, case v.availability when 'on_order' then ${MAX_ON_ORDER}::int when 'none' then 0
        else v.stock - v.reserved_stock end as available
      from variants v where v.id = any(array(select id from wanted))
      order by v.id
      for update of v
    ), short as materialized (
      select w.id, coalesce(l.available, 0) as available
      from wanted w left join locked l on l.id = w.id
      where coalesce(l.available, 0) < w.quantity
    ), reserved as (
      update variants v
      set reserved_stock = v.reserved_stock + (select w.quantity from wanted w where w.id = v.id)
      where v.id = any(array(select id from locked)) and not exists (select from short)
    )`
}

/** The lines as rows, for a query that calls them `ordered`. */
export function orderedLines(lines: readonly OrderProductLine[]) {
  const rows = lines.map((line, index) => ({ ...line, position: index + 1 }))
  return sql`
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as l(
        position integer, "productId" integer, "genericProductId" integer, "shoppingCartUUID" uuid, sku text,
        "productName" text, "variantName" text, image text, quantity integer, "hasProductBuilding" boolean,
        customization jsonb, "priceBase" bigint, "priceAplication" bigint, tax bigint, total bigint)`
}

/** A statement for a query that knows the order as `o`, whether it is `placed`, and its lines as `ordered`. */
export const linesInserted = sql`
    insert into order_lines (shop_id, order_id, position, product_id, generic_product_id, shopping_cart_uuid, sku,
      product_name, variant_name, image, quantity, has_product_building, customization, price_base,
      price_aplication, tax, total)
    select current_shop(), o.id, position, "productId", "genericProductId", "shoppingCartUUID", sku,
      "productName", "variantName", image, quantity, "hasProductBuilding", nullif(customization, 'null'),
      "priceBase", "priceAplication", tax, l.total
    from o, placed, ordered l
    returning product_id, quantity`

const holdsInserted = sql`
  insert into stock_holds (shop_id, order_id, variant_id, quantity)
  select current_shop(), o.id, product_id, sum(quantity) from o, lined where product_id is not null
  group by o.id, product_id`
