import type { Generic, SizeGuide } from '@estampa/domain/catalog'
import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import { inputValue, statement } from '../db/statement.ts'
import { type GenericRecord, genericColumns, genericOfRecord } from './catalog.store.ts'
import type { ListedItem } from './listing.store.ts'

export type PublishedGeneric = {
  generic: Generic
  url: string
  /** Grows with every change of its stock. */
  version: number
  /** The guide of its category, for a garment that has none of its own. */
  familySizeGuide: SizeGuide | null
  related: readonly ListedItem[]
}

type PublishedRecord = GenericRecord & {
  version: number
  related: ListedItem[]
  family_size_guide: SizeGuide | null
}

type Selector = { id: number } | { external_id: string }
type PublishedInput = {
  selector: Selector
  /** Ids of products that are not among the related ones. */
  relatedExcept: readonly number[]
}

/** A published product with four others that are most wanted: of its main family, of the families beside that one, of the shop. */
export async function findPublished(tx: Tx, input: PublishedInput): Promise<PublishedGeneric | undefined> {
  const [row] = await runPublished(tx, input)
  if (!row) return undefined
  const { related: others, family_size_guide: familySizeGuide, version, ...record } = row
  return { generic: genericOfRecord(record), url: record.url, version, familySizeGuide, related: others }
}

const selected = inputValue<PublishedInput>(({ selector }) => Object.values(selector)[0])
const except = inputValue<PublishedInput>(({ relatedExcept }) => relatedExcept)
const isSelected = { id: sql`g.id = ${selected}::int`, external_id: sql`g.external_id = ${selected}` }

/** The main family of the product, and the two that stand nearest to it. */
const ownFamily = sql`(select main_family from generic_listings where generic_id = g.id)`
const nearestFamilies = sql`
  select f.id from families f join families own on own.id = ${ownFamily} and f.id <> own.id
  order by abs(f.position - own.position), f.position, f.id limit 2`
const mostWanted = sql`l.published and l.generic_id <> g.id and l.generic_id <> all(${except}::int[])`
const byDemand = sql`order by l.trending desc, l.slot`

/** So many of the product's own family, after the first ones. */
const ofOwnFamily = (skipped: number, count: number) => sql`
  select l.* from generic_listings l
  where ${mostWanted} and l.main_family = ${ownFamily} ${byDemand} offset ${sql.lit(skipped)} limit ${sql.lit(count)}`

/** So many of each family beside it, after the first ones. */
const ofNearestFamilies = (skipped: number, count: number) => sql`
  select wanted.* from (${nearestFamilies}) f cross join lateral (
    select l.* from generic_listings l
    where ${mostWanted} and l.main_family = f.id ${byDemand} offset ${sql.lit(skipped)} limit ${sql.lit(count)}) wanted`

/** Two to compare and two to add; more of these fill the row. The database reads no further than to the fourth. */
const related = sql`
  select * from (
    (select 0 as distance, own.* from (${ofOwnFamily(0, 2)}) own)
    union all
    (select 1, beside.* from (${ofNearestFamilies(0, 1)}) beside)
    union all
    (select 2, own.* from (${ofOwnFamily(2, 2)}) own)
    union all
    (select 3, beside.* from (${ofNearestFamilies(1, 3)}) beside)
    union all
    (select 4, l.* from generic_listings l
      where ${mostWanted} and l.main_family is distinct from ${ownFamily}
        and (l.main_family is null or l.main_family not in (${nearestFamilies})) ${byDemand} limit 4)
  ) filled limit 4`

const runPublished = statement<PublishedInput, PublishedRecord>({
  shapeOf: ({ selector }) => ('id' in selector ? 'id' : 'external_id'),
  build: ({ selector }) => sql<PublishedRecord>`
    select ${genericColumns}, (
      select version from generic_listings where generic_id = g.id) as version, (
      select f.size_guide from generic_families gf
      join families f on f.shop_id = gf.shop_id and f.id = gf.family_id
      where gf.shop_id = g.shop_id and gf.generic_id = g.id and f.size_guide is not null
      order by gf.main desc, gf.position limit 1) as family_size_guide, (
      select coalesce(json_agg(json_build_object('id', r.generic_id, 'cost_from', r.cost_from,
        'stock', r.stock, 'version', r.version, 'card', c.card) order by r.distance,
        r.trending desc, r.slot), '[]')
      from (${related}) r
      cross join lateral (select card from generics where id = r.generic_id offset 0) c) as related
    from generics g where ${'id' in selector ? isSelected.id : isSelected.external_id} and g.published`,
})
