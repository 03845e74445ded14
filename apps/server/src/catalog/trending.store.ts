import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
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
export async function bumpTrending(tx: Tx, genericIds: readonly number[], weight: number): Promise<void> {
  const ids = [...new Set(genericIds)].sort((a, b) => a - b)
  await sql`
    update generic_listings l set trending = l.trending + ${weight}::float8 * trending_weight(now())
    from (select slot from generic_listings where generic_id = any(${ids}::int[]) order by slot for update) o
    where l.slot = o.slot`.execute(tx)
}
