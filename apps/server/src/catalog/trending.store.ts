import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { touchShop } from '../shops/shops.store.ts'
import type { ListedItem } from './listing.store.ts'

/** The published products that are wanted most, in that order. */
export async function listTrending(tx: Tx, limit: number): Promise<ListedItem[]> {
  const { rows } = await sql<ListedItem>`
    select g.id, l.cost_from, l.stock, l.version, g.card
    from (select * from generic_listings where published order by trending desc, slot limit ${limit}::int) l
    cross join lateral (select id, card from generics where id = l.generic_id offset 0) g
    order by l.trending desc, l.slot`.execute(tx)
  return rows
}

/** An order counts once for each of its products, however often it is told. */
export async function countOrder(tx: Tx, orderId: string, genericIds: readonly number[]): Promise<void> {
  const { rows } = await sql`
    insert into counted_orders (order_id) values (${orderId}) on conflict do nothing returning order_id`.execute(
    tx,
  )
  if (rows.length === 0) return
  await addDemand(
    tx,
    [...new Set(genericIds)].map((id) => ({ id, weight: 1 })),
  )
}

/**
 * Counts that products were wanted: an order counts 1, a look a small part of that. Rows are locked in the order of
 * their numbers, so that none waits in a circle.
 */
export async function addDemand(tx: Tx, weights: readonly { id: number; weight: number }[]): Promise<void> {
  await sql`
    insert into generic_demand as d (generic_id, weight)
    select g.id, w.weight * trending_weight(now())
    from jsonb_to_recordset(${JSON.stringify(weights)}::jsonb) as w(id int, weight float8)
    join generics g on g.id = w.id order by g.id
    on conflict (shop_id, generic_id) do update set weight = d.weight + excluded.weight`.execute(tx)
}

/** No job is tried again after a month. */
export async function forgetCountedOrders(tx: Tx): Promise<void> {
  await sql`delete from counted_orders where counted_at < now() - interval '30 days'`.execute(tx)
}

/** How many of the most wanted products pages show. */
const SHOWN = 24
/** The order of what stands further behind is made anew so often. */
const MAX_AGE = '1 day'

/**
 * Puts the products in the order of what is wanted most, where other ones would come first or another first; what is
 * counted waits else, a day at most. Lists are the same for everybody between, and pages are made anew. True: it did.
 */
export async function applyDemand(tx: Tx): Promise<boolean> {
  const { rows } = await sql<{ is_due: boolean }>`
    with top as materialized (
      select generic_id, trending, slot from generic_listings where published
      order by trending desc, slot limit ${SHOWN}
    ), risen as (
      select l.generic_id, l.trending + coalesce(d.weight, 0) as trending, l.slot
      from generic_listings l left join generic_demand d using (generic_id)
      where l.published and l.generic_id in (select generic_id from generic_demand union select generic_id from top)
      order by 2 desc, 3 limit ${SHOWN}
    )
    select (select array_agg(generic_id order by trending desc, slot) from top)
        is distinct from (select array_agg(generic_id order by trending desc, slot) from risen)
      or exists (select from generic_demand where since < now() - ${MAX_AGE}::interval) as is_due`.execute(tx)
  if (!rows[0]?.is_due) return false
  await sql`
    with counted as (delete from generic_demand returning generic_id, weight)
    update generic_listings l set trending = l.trending + d.weight
    from (select l.slot, c.weight from counted c join generic_listings l using (generic_id)
      order by l.generic_id for update of l) d
    where l.slot = d.slot`.execute(tx)
  await touchShop(tx)
  return true
}
