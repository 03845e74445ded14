/** What the shop's buyers lately chose with a technique: what its prices can be compared with. */
import type { LineItem } from '@estampa/domain/cart'
import type { Customization } from '@estampa/domain/customization'
import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'

export type OrderedSample = {
  number: number
  genericId: number
  rows: { sku: string; quantity: number }[]
  customization: Customization
}

/** The lines with this technique of the newest orders, the rows of a curve together. */
export async function listOrderedSamples(tx: Tx, technique: number, limit: number): Promise<OrderedSample[]> {
  const { rows } = await sql<OrderedSample>`
    with recent as (
      select o.id, o.number, o.placed_at from production_jobs j
      join orders o on o.shop_id = j.shop_id and o.id = j.order_id
      where j.technique_id = ${technique} order by o.placed_at desc limit ${limit}
    )
    select r.number, min(l.generic_product_id) as "genericId",
      jsonb_agg(jsonb_build_object('sku', l.sku, 'quantity', l.quantity) order by l.position) as rows,
      (array_agg(l.customization order by l.position))[1] as customization
    from recent r join order_lines l on l.order_id = r.id
    where l.generic_product_id is not null and jsonb_path_exists(l.customization,
      '$.views[*].technique_id ? (@ == $id)', jsonb_build_object('id', ${technique}::int))
    group by r.id, r.number, r.placed_at, l.shopping_cart_uuid
    order by r.placed_at desc, min(l.position) limit ${limit}`.execute(tx)
  return rows
}

/** The lines with this technique of the carts that were saved last. */
export async function listCartSamples(
  tx: Tx,
  technique: number,
  limit: number,
): Promise<Pick<LineItem, 'generic_id' | 'rows' | 'customization'>[]> {
  const { rows } = await sql<{ line: LineItem }>`
    select line from carts c cross join jsonb_array_elements(c.lines) line
    where jsonb_path_exists(line, '$.customization.views[*].technique_id ? (@ == $id)',
      jsonb_build_object('id', ${technique}::int))
    order by c.saved_at desc limit ${limit}`.execute(tx)
  return rows.map(({ line }) => line)
}

/** Published products that take it, those that people look at first. */
export async function listTakingProducts(tx: Tx, technique: number, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from generics where published and ${technique}::int = any(technique_ids)
    order by featured desc, id limit ${limit}`.execute(tx)
  return rows.map(({ id }) => id)
}
