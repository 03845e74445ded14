import type { Generic } from '@estampa/domain/catalog'
import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { type GenericRecord, genericColumns, genericOf } from './catalog.store.ts'
import type { ListedItem } from './listing.store.ts'

export type PublishedGeneric = { generic: Generic; url: string; related: readonly ListedItem[] }

const FEW = 500

/** A published product with up to four others of its main family, the most wanted ones. */
export async function findPublished(tx: Tx, id: number): Promise<PublishedGeneric | undefined> {
  const { rows } = await sql<GenericRecord & { related: ListedItem[] }>`
    select ${genericColumns}, (
      select coalesce(json_agg(json_build_object('id', r.generic_id, 'cost_from', r.cost_from,
        'stock', r.stock, 'card', c.card) order by r.trending desc, r.slot), '[]')
      from (${related}) r
      cross join lateral (select card from generics where id = r.generic_id offset 0) c) as related
    from generics g where g.id = ${id}::int and g.published`.execute(tx)
  const [row] = rows
  if (!row) return undefined
  const { related: others, ...record } = row
  return { generic: genericOf(record), url: record.url, related: others }
}

const mainFamily = sql`(select family_id from generic_families where generic_id = g.id
  order by main desc, position limit 1)`
const docs = sql`coalesce((select docs from generic_facets
  where facet = 'family' and value = ${mainFamily}::text), 0)`

// a small family is sorted, a large one met soon on the way down from the most wanted product
const related = sql`
  (select l.* from (select generic_id from generic_families
      where family_id = ${mainFamily} and generic_id <> g.id and ${docs} <= ${sql.lit(FEW)}) f
    cross join lateral (select * from generic_listings where generic_id = f.generic_id offset 0) l
    where l.published order by l.trending desc, l.slot limit 4)
  union all
  (select l.* from generic_listings l
    where l.published and l.generic_id <> g.id and ${docs} > ${sql.lit(FEW)}
      and exists (select from generic_families f
        where f.generic_id = l.generic_id and f.family_id = ${mainFamily} offset 0)
    order by l.trending desc, l.slot limit 4)`
