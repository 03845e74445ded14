/** The products of a shop as its people list them: those that are hidden, and those that lack something, too. */
import type { productGaps, productOrders, productStates } from '@estampa/contract/staff'
import type { Generic } from '@estampa/domain/catalog'
import type { Minor } from '@estampa/domain/money'
import { type RawBuilder, sql } from 'kysely'
import { findGenerics, findVariantIds } from '../catalog/catalog.store.ts'
import type { Tx } from '../db/database.ts'
import { hasEveryWord } from '../db/every-word.ts'
import { type ProductSchedule, scheduleOf } from './product-schedules.store.ts'

export type StaffProductsQuery = {
  /** Without accents and in lower case; each must be in the name, the code or a sku. */
  words: readonly string[]
  state: (typeof productStates)[number] | null
  missing: (typeof productGaps)[number] | null
  /** By id. */
  family: number | null
  order: (typeof productOrders)[number]
  skip: number
  /** Those behind this place of the same list; null: from `skip` on. */
  after: ProductPlace | null
  take: number
}
/** Where a product stands in a list, by what the list is in order of. */
export type ProductPlace = { readonly slot: number; readonly key: string }
export type StaffProductItem = {
  id: number
  code: string
  name: string
  picture: string | null
  family: string | null
  costFrom: Minor | null
  stock: number
  isOnOrder: boolean
  isPublished: boolean
  isRetired: boolean
  showAt: string | null
  hideAt: string | null
  version: number
  /** What the list is in order of, of this product. */
  place: ProductPlace
}
type StaffProductsPage = { items: StaffProductItem[]; totalCount: number }

export async function listStaffProducts(tx: Tx, query: StaffProductsQuery): Promise<StaffProductsPage> {
  const { rows } = await staffProductsStatement(query).execute(tx)
  return rows[0] ?? { items: [], totalCount: 0 }
}

/** Filters that are not used are not in the statement. */
export function staffProductsStatement(query: StaffProductsQuery): RawBuilder<StaffProductsPage> {
  return sql<StaffProductsPage>`
    with ${isWalked(query) ? walkedPage(query) : foundPage(query)}
    select (select products from total)::integer as "totalCount",
      coalesce((select jsonb_agg(jsonb_build_object('id', g.id, 'code', l.code, 'name', g.name,
          'picture', g.card -> 'featured_img' ->> 'image_url', 'family', g.card -> 'family' ->> 'title',
          'costFrom', l.cost_from, 'stock', l.stock, 'isOnOrder', l.on_order, 'isPublished', l.published,
          'isRetired', l.retired, 'showAt', s."showAt", 'hideAt', s."hideAt", 'version', g.version,
          'place', jsonb_build_object('slot', l.slot, 'key', ${keyOf(query, 'l')})) order by ${placeIn(query, 'l')})
        from page
        cross join lateral (select * from generic_listings where slot = page.slot limit 1) l
        cross join lateral (select id, name, card, version from generics where id = l.generic_id limit 1) g
        left join lateral (${scheduleOf(sql`g.id`)} limit 1) s on true
      ), '[]') as items`
}

/** Most products are shown: nearly each entry of the order's index is of the page. */
function isWalked({ words, state, missing }: StaffProductsQuery): boolean {
  return words.length === 0 && (state === null || state === 'published') && missing === null
}

function walkedPage(query: StaffProductsQuery): RawBuilder<unknown> {
  const { state, family, skip, take } = query
  if (family !== null) return familyPage(query, family)
  const shown = sql`coalesce((select docs from generic_facets where facet = 'all' and value = ''), 0)`
  return sql`total as (
      select ${shown} ${state === null ? sql`+ ${countOf(isHidden)}` : sql``} as products
    ), page as (
      select l.slot from generic_listings l where ${isShown(state)} and ${isBeyond(query, 'l')}
      order by ${placeIn(query, 'l')} limit ${take} offset ${skip}
    )`
}

/** Up to so many products of a category are read and put in order; more are met soon on the order's own way. */
const FEW_OF_FAMILY = 2_000

function familyPage(query: StaffProductsQuery, family: number): RawBuilder<unknown> {
  const { state, skip, take } = query
  const ofFamily = sql`select from generic_families f where f.family_id = ${family} and f.generic_id = l.generic_id`
  return sql`total as materialized (
      select ${
        state === null
          ? sql`(select count(*) from generic_families where family_id = ${family})
              - (select count(*) from generic_listings l where l.retired and exists (${ofFamily}))`
          : sql`coalesce((select docs from generic_facets where facet = 'family' and value = ${String(family)}), 0)`
      } as products
    ), few as materialized (
      select l.slot, l.name_key, l.code from generic_families f
      cross join lateral (select * from generic_listings where generic_id = f.generic_id limit 1) l
      where f.family_id = ${family} and (select products from total) <= ${FEW_OF_FAMILY} and ${isShown(state)}
    ), page as (
      (select slot from few where ${isBeyond(query, 'few')} order by ${placeIn(query, 'few')} limit ${take} offset ${skip})
      union all
      (select l.slot from generic_listings l
        where (select products from total) > ${FEW_OF_FAMILY} and ${isShown(state)} and exists (${ofFamily} offset 0)
          and ${isBeyond(query, 'l')}
        order by ${placeIn(query, 'l')} limit ${take} offset ${skip})
    )`
}

const isShown = (state: StaffProductsQuery['state']) => (state === null ? isKept : sql`l.published`)

/** What is looked for, hidden or unfinished is little, so it is found once and then put in order. */
function foundPage(query: StaffProductsQuery): RawBuilder<unknown> {
  const { words, state, missing, family, skip, take } = query
  const conditions = [
    hasEveryWord(sql`l.words`, words),
    state === 'hidden' ? isHidden : state === 'retired' ? sql`l.retired` : isShown(state),
    missing === null ? sql`true` : gaps[missing],
    family === null
      ? sql`true`
      : sql`l.generic_id in (select generic_id from generic_families where family_id = ${family})`,
  ]
  return sql`found as materialized (
      select l.slot, l.name_key, l.code from generic_listings l where ${sql.join(conditions, sql` and `)}
    ), total as (
      select count(*) as products from found
    ), page as (
      select slot from found where ${isBeyond(query, 'found')} order by ${placeIn(query, 'found')} limit ${take} offset ${skip}
    )`
}

function placeIn(query: StaffProductsQuery, table: string): RawBuilder<unknown> {
  const slot = sql.ref(`${table}.slot`)
  return query.order === 'newest' ? sql`${slot} desc` : sql`${keyOf(query, table)}, ${slot}`
}

function keyOf({ order }: StaffProductsQuery, table: string): RawBuilder<unknown> {
  return order === 'newest' ? sql`''` : sql.ref(`${table}.${order === 'code' ? 'code' : 'name_key'}`)
}

/** Whether it stands behind the last one that is known: however far that is, nothing before it is read again. */
function isBeyond(query: StaffProductsQuery, table: string): RawBuilder<unknown> {
  const { after, order } = query
  if (after === null) return sql`true`
  const slot = sql.ref(`${table}.slot`)
  if (order === 'newest') return sql`${slot} < ${after.slot}::int`
  return sql`(${keyOf(query, table)}, ${slot}) > (${after.key}::text, ${after.slot}::int)`
}

const isKept = sql`not l.retired`
// as the partial indexes say it
const isHidden = sql`not l.published and not l.retired`
const gaps: Readonly<Record<(typeof productGaps)[number], RawBuilder<unknown>>> = {
  price: sql`l.cost_from is null and not l.retired`,
  picture: sql`not l.has_picture and not l.retired`,
  measures: sql`not l.is_measured and not l.retired`,
  stock: sql`l.stock <= 0 and not l.on_order and not l.retired`,
}
const countOf = (condition: RawBuilder<unknown>) =>
  sql`(select count(*) from generic_listings l where ${condition})`

export type StaffProductCounts = {
  published: number
  hidden: number
  retired: number
  price: number
  picture: number
  measures: number
  stock: number
}

export async function countStaffProducts(tx: Tx): Promise<StaffProductCounts> {
  const { rows } = await sql<StaffProductCounts>`
    select coalesce((select docs from generic_facets where facet = 'all' and value = ''), 0)::int as published,
      ${countOf(isHidden)}::int as hidden, ${countOf(sql`l.retired`)}::int as retired,
      ${countOf(gaps.price)}::int as price,
      ${countOf(gaps.picture)}::int as picture, ${countOf(gaps.measures)}::int as measures,
      ${countOf(gaps.stock)}::int as stock`.execute(tx)
  const [counts] = rows
  if (!counts) throw new Error('counting gave no row')
  return counts
}

export type StaffGeneric = { generic: Generic; url: string; version: number } & ProductSchedule

/** A product whole, published or not. */
export async function findStaffProduct(tx: Tx, id: number): Promise<StaffGeneric | undefined> {
  const { rows } = await sql<{ url: string; version: number } & ProductSchedule>`
    select url, version, "showAt", "hideAt" from generics g
    left join lateral (${scheduleOf(sql`g.id`)}) s on true where id = ${id}`.execute(tx)
  const generic = (await findGenerics(tx, [id])).get(id)
  const [row] = rows
  return row && generic ? { generic, ...row } : undefined
}

/** The version of each product, by id; ids that the shop lacks are left out. */
export async function findProductVersions(tx: Tx, ids: readonly number[]): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; version: number }>`
    select id, version from generics where id = any(${ids}::int[])`.execute(tx)
  return new Map(rows.map(({ id, version }) => [id, version]))
}

/** Those among these skus that a product of the shop has which is not this one. */
export async function listTakenSkus(
  tx: Tx,
  skus: readonly string[],
  butOf: number | null,
): Promise<Set<string>> {
  const { rows } = await sql<{ sku: string }>`
    select sku from variants where sku = any(${skus}::text[]) and generic_id is distinct from ${butOf}::int`.execute(
    tx,
  )
  return new Set(rows.map(({ sku }) => sku))
}

/** Variants under other skus, also where two change theirs with each other. Who names them by id follows. */
export async function renameSkus(tx: Tx, renamed: ReadonlyMap<string, string>): Promise<void> {
  if (renamed.size === 0) return
  const ids = await findVariantIds(tx, [...renamed.keys()])
  const wanted = [...renamed].map(([from, to]) => ({ id: ids.get(from), sku: to }))
  // through names that no sku may have, because each row is checked alone
  await sql`update variants set sku = chr(1) || id where id = any(${[...ids.values()]}::int[])`.execute(tx)
  await sql`
    update variants v set sku = i.sku
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as i(id int, sku text) where v.id = i.id`.execute(
    tx,
  )
}
