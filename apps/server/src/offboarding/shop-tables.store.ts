import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'

/** A table that keeps the rows of shops apart. */
export type ShopTable = { readonly name: string; readonly key: readonly string[] }

/**
 * Every table of shops, each after those that it refers to. They are read from the database itself: what
 * `protect_by_shop` was called for is here, so no table can be forgotten.
 */
export async function listShopTables(tx: Tx): Promise<ShopTable[]> {
  const { rows } = await sql<ShopTable & { needs: string[] }>`
    select c.relname::text as name,
      array(select a.attname::text from pg_index i cross join unnest(i.indkey) with ordinality as k (number, at)
        join pg_attribute a on a.attrelid = c.oid and a.attnum = k.number
        where i.indrelid = c.oid and i.indisprimary order by k.at) as key,
      array(select f.relname::text from pg_constraint r join pg_class f on f.oid = r.confrelid
        where r.contype = 'f' and r.conrelid = c.oid and r.confrelid <> c.oid) as needs
    from pg_class c join pg_policy p on p.polrelid = c.oid and p.polname = 'by_shop'
    where c.relnamespace = 'public'::regnamespace
    order by 1`.execute(tx)
  return inOrder(rows)
}

function inOrder(tables: readonly (ShopTable & { needs: readonly string[] })[]): ShopTable[] {
  const waiting = new Map(tables.map((table) => [table.name, table]))
  const ordered: ShopTable[] = []
  while (waiting.size > 0) {
    const next = [...waiting.values()].filter(({ needs }) => !needs.some((name) => waiting.has(name)))
    if (next.length === 0)
      throw new Error(`tables that refer to each other: ${[...waiting.keys()].join(', ')}`)
    for (const { name, key } of next) {
      waiting.delete(name)
      ordered.push({ name, key })
    }
  }
  return ordered
}
