import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { touchShop } from '../shops/shops.store.ts'
import type { ListedItem } from './listing.store.ts'

/** The published products that are wanted most, in that order. */
export async function listTrending(tx: Tx, limit: number): Promise<ListedItem[]> {
  const { rows } = await sql<ListedItem>`
    select g.id, l.cost_from, l.stock, g.card
    from (select * from generic_listings where published order by trending desc, slot limit ${limit}::int) l
    cross join lateral (select id, card from generics where id = l.generic_id offset 0) g
    order by l.trending desc, l.slot`.execute(tx)
  return rows
}

/** Counts that products were wanted: an order counts 1, a view a small part of that. */
export function bumpTrending(tx: Tx, genericIds: readonly number[], weight: number): Promise<void> {
  return bumpEach(
    tx,
    [...new Set(genericIds)].map((id) => ({ id, weight })),
  )
}

/** Rows are locked in the order in which stock is counted anew, so that orders never wait in a circle. */
export async function bumpEach(tx: Tx, weights: readonly { id: number; weight: number }[]): Promise<void> {
  await sql`
    update generic_listings l set trending = l.trending + o.weight * trending_weight(now())
    from (select l.slot, w.weight
      from jsonb_to_recordset(${JSON.stringify(weights)}::jsonb) as w(id int, weight float8)
      cross join lateral (select slot from generic_listings where generic_id = w.id offset 0) s
      join generic_listings l on l.slot = s.slot order by l.generic_id for update of l) o
    where l.slot = o.slot`.execute(tx)
}

/** An order counts once for each of its products, however often it is told. */
export async function countOrder(tx: Tx, orderId: string, genericIds: readonly number[]): Promise<void> {
  const { rows } = await sql`
    insert into counted_orders (order_id) values (${orderId}) on conflict do nothing returning order_id`.execute(
    tx,
  )
  if (rows.length === 0) return
  await bumpTrending(tx, genericIds, 1)
}

/** No job is tried again after a month. */
export async function forgetCountedOrders(tx: Tx): Promise<void> {
  await sql`delete from counted_orders where counted_at < now() - interval '30 days'`.execute(tx)
}

/** How many of the most wanted products pages show. */
const SHOWN = 24

/** Has pages made anew where they would show others as most wanted. True: they will be. */
export async function refreshTrendingPages(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ changed: boolean }>`
    with wanted as (
      select coalesce(array_agg(generic_id order by trending desc, slot), '{}') as generic_ids from (
        select generic_id, trending, slot from generic_listings where published
        order by trending desc, slot limit ${SHOWN}) top
    )
    insert into trending_shown as t (generic_ids) select generic_ids from wanted
    on conflict (shop_id) do update set generic_ids = excluded.generic_ids
      where t.generic_ids is distinct from excluded.generic_ids
    returning true as changed`.execute(tx)
  if (rows.length === 0) return false
  await touchShop(tx)
  return true
}
