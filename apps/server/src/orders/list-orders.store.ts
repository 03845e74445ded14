import type { OrderRow } from '@estampa/contract/orders'
import { type RawBuilder, sql } from 'kysely'
import type { z } from 'zod'
import type { Tx } from '../db/database.ts'
import { containing } from '../db/like-pattern.ts'
import { utc } from '../db/utc.ts'

export type ListedOrder = z.output<typeof OrderRow>
/** The filters of a customer's orders; null does not limit. Days are of the zone's calendar, both count. */
export type OrderFilters = {
  customerId: number
  skip: number
  take: number
  number: number | null
  words: string | null
  states: readonly string[] | null
  moneyStates: readonly string[] | null
  from: string | null
  to: string | null
  timeZone: string
}

export type OrdersResult = { items: ListedOrder[]; totalCount: number }
/** Each with the key of how its first line's decoration was frozen; null of what is plain or not frozen yet. */
export type RowsResult<Row> = { items: { row: Row; picture: string | null }[]; totalCount: number }

/** A page of a customer's orders, newest first, and how many there are in all. */
export async function listOrders(
  tx: Tx,
  query: OrderFilters,
  addressOf: (key: string) => string,
): Promise<OrdersResult> {
  const { rows } = await ordersStatement(query).execute(tx)
  return pictured(rows[0], addressOf)
}

/** Decorated goods look as they were decorated. */
export function pictured<Row extends ListedOrder>(
  found: RowsResult<Row> | undefined,
  addressOf: (key: string) => string,
): { items: Row[]; totalCount: number } {
  const { items, totalCount } = found ?? { items: [], totalCount: 0 }
  return {
    items: items.map(({ row, picture }) => ({
      ...row,
      image: picture === null ? row.image : addressOf(picture),
    })),
    totalCount,
  }
}

export function ordersStatement(query: OrderFilters): RawBuilder<RowsResult<ListedOrder>> {
  return sql<RowsResult<ListedOrder>>`
    with found as materialized (
      select o.id, o.placed_at, o.number from orders o
      where o.customer_id = ${query.customerId} and ${inStates(query)} and ${inDays(query)} and ${says(query)}
    ), page as (
      select id from found order by placed_at desc, number desc limit ${query.take} offset ${query.skip}
    )
    select (select count(*) from found) as "totalCount",
      coalesce((select jsonb_agg(${withPicture(listedRow)} order by o.placed_at desc, o.number desc)
        from page join orders o on o.id = page.id, lateral (${orderLineSummary}) l
      ), '[]') as items`
}

function inStates({ states, moneyStates }: Pick<OrderFilters, 'states' | 'moneyStates'>) {
  return sql`(${states}::text[] is null or o.state = any(${states}::text[]))
    and (${moneyStates}::text[] is null or o.money_state = any(${moneyStates}::text[]))`
}

function inDays({ from, to, timeZone }: Pick<OrderFilters, 'from' | 'to' | 'timeZone'>) {
  return sql`(${from}::date is null or o.placed_at >= ${from}::date::timestamp at time zone ${timeZone})
    and (${to}::date is null or o.placed_at < (${to}::date + 1)::timestamp at time zone ${timeZone})`
}

/** The order of this number or purchase order, or one with these words in the name of a product. */
function says({ number, words }: OrderFilters) {
  return sql`(${words}::text is null or o.number = ${number} or lower(o.purchase_order) = lower(${words}) or exists (
    select from order_lines l where l.shop_id = o.shop_id and l.order_id = o.id
      and unaccent(l.product_name || ' ' || l.sku) ilike unaccent(${words && containing(words)})))`
}

export const withPicture = (row: RawBuilder<unknown>) => sql`jsonb_build_object('row', ${row}, 'picture', (
  select file ->> 'preview_key'
  from order_artworks a, jsonb_array_elements(a.files) with ordinality as f(file, position)
  where a.shop_id = o.shop_id and a.order_id = o.id and file ->> 'kind' = 'picture'
    and file ->> 'shoppingCartUUID' = l.first_uuid::text
  order by position limit 1))`

/** An order `o` with its lines `l`, as a list shows it. */
export const listedRow = sql`jsonb_build_object('id', o.id, 'number', o.number, 'state', o.state,
  'moneyState', o.money_state, 'total', o.total, 'payment', o.payment_method, 'pieces', l.pieces,
  'productName', l.product_name, 'image', l.image, 'placedAt', ${utc(sql`o.placed_at`)},
  'heldUntil', ${utc(sql`o.held_until`)})`

export const orderLineSummary = sql`
  select sum(quantity) as pieces, (array_agg(product_name order by position))[1] as product_name,
    (array_agg(image order by position))[1] as image,
    (array_agg(shopping_cart_uuid order by position))[1] as first_uuid
  from order_lines where shop_id = o.shop_id and order_id = o.id`
