/** Removes rows that a run made when it is taken back. */

import { sql } from 'kysely'
import { findGenericIds, findGenerics } from '../../catalog/catalog.store.ts'
import { asDraft } from '../../catalog/product-changes.ts'
import { saveGenerics } from '../../catalog/save-generics.ts'
import type { Tx } from '../../db/database.ts'
import { touchShop } from '../../shops/shops.store.ts'

/** Products that an order, a quote or a saved cart names. */
export async function findMentioned(tx: Tx, ids: readonly number[]): Promise<Set<number>> {
  const { rows } = await sql<{ id: number }>`
    select distinct v.generic_id as id from variants v
    where v.generic_id = any(${ids}::int[]) and (
      exists (select from order_lines o where o.product_id = v.id)
      or exists (select from quote_lines q where strpos(q.line::text, to_json(v.sku)::text) > 0)
      or exists (select from carts c where strpos(c.lines::text, to_json(v.sku)::text) > 0))`.execute(tx)
  return new Set(rows.map((row) => row.id))
}

/** Takes products out of every list and search, and then away. */
export async function removeGenerics(tx: Tx, externalIds: readonly string[]): Promise<void> {
  if (externalIds.length === 0) return
  const ids = [...(await findGenericIds(tx, externalIds)).values()]
  const generics = [...(await findGenerics(tx, ids)).values()]
  await saveGenerics(
    tx,
    generics.map((generic) => ({ ...asDraft(generic), published: false })),
    { stockOf: [] },
  )
  await sql`delete from generics where id = any(${ids}::int[])`.execute(tx)
}

/** Families and techniques that the run made and nothing uses now go; the others are named, a line each. */
export async function removeRunNames(tx: Tx, runId: number): Promise<string[]> {
  const families = await sql<{ title: string; used: boolean }>`
    with recursive of_run as (
      select f.id, f.title from families f join import_runs r on r.id = ${runId}::int and f.id = any(r.family_ids)
    ), below as (
      select id as top, id from of_run
      union all select b.top, f.id from below b join families f on f.parent_id = b.id
    ), made as (
      select o.id, o.title, exists (
        select from below b where b.top = o.id and (
          exists (select from generic_families g where g.family_id = b.id)
          or b.id not in (select id from of_run))) as used
      from of_run o
    ), gone as (delete from families where id in (select id from made where not used)
    ), facets as (
      delete from generic_facets v using made m
      where v.facet = 'family' and v.value = m.id::text and not m.used)
    select title, used from made where used`.execute(tx)
  const techniques = await sql<{ name: string }>`
    with made as (
      select t.id, t.name, t.document->'bands' <> '[]'::jsonb
        or exists (select from generics g where t.id = any(g.technique_ids)) as used
      from techniques t join import_runs r on r.id = ${runId}::int and t.id = any(r.technique_ids)
    ), gone as (delete from techniques where id in (select id from made where not used)
    ), facets as (
      delete from generic_facets v using made m
      where v.facet = 'technique' and v.value = m.id::text and not m.used)
    select name from made where used`.execute(tx)
  await touchShop(tx)
  return [
    ...families.rows.map((row) => `La categoría «${row.title}» queda: hay productos o categorías en ella.`),
    ...techniques.rows.map((row) => `La técnica «${row.name}» queda: tiene precios o productos.`),
  ]
}
