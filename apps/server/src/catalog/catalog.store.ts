import type { Generic, GenericFamily, Variant } from '@estampa/domain/catalog'
import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'

/** The fields that a generic's row keeps as columns; families, variants and techniques have tables of their own. */
type Columns = 'id' | 'external_id' | 'name' | 'type' | 'published' | 'featured'
export type GenericDocument = Omit<Generic, Columns | 'products' | 'families' | 'printing_types'> & {
  url?: never
}

export type VariantDocument = Omit<
  Variant,
  'id' | 'sku' | 'stock' | 'reserved_stock' | 'tiers' | 'active' | 'availability' | 'on_order_days'
>

declare module '../db/json-columns.ts' {
  interface JsonColumns {
    'generics.document': GenericDocument
    'generics.card': Record<string, unknown>
    'variants.document': VariantDocument
    'variants.tiers': Variant['tiers'][number][]
  }
}

type VariantTuple = [
  id: number,
  sku: string,
  stock: number,
  reserved_stock: number,
  active: boolean,
  tiers: Variant['tiers'],
  document: VariantDocument,
  availability: Variant['availability'],
  on_order_days: number | null,
]

export type GenericRecord = Pick<Generic, Columns> & {
  url: string
  document: GenericDocument
  families: GenericFamily[]
  printing_types: Generic['printing_types']
  products: VariantTuple[]
}

/** The columns of a whole generic, to be selected from `generics g`. */
export const genericColumns = sql`
  g.id, g.external_id, g.name, g.url, g.type, g.published, g.featured, g.document,
  (select coalesce(json_agg(case when f.parent_id is null
        then json_build_object('id', f.id, 'title', f.title, 'url', f.url, 'icon_url', f.icon_url, 'main', gf.main)
        else json_build_object('id', f.id, 'title', f.title, 'url', f.url, 'icon_url', f.icon_url, 'main', gf.main,
          'within', array_remove(array[p.parent_id, f.parent_id], null)) end order by gf.position), '[]')
    from generic_families gf join families f on f.shop_id = gf.shop_id and f.id = gf.family_id
    left join families p on p.shop_id = f.shop_id and p.id = f.parent_id
    where gf.shop_id = g.shop_id and gf.generic_id = g.id) as families,
  (select coalesce(json_agg(case when t.document->'isOffered' = 'false' then
        json_build_object('id', t.id, 'name', t.name, 'isOffered', false)
        else json_build_object('id', t.id, 'name', t.name) end
      order by array_position(g.technique_ids, t.id)), '[]')
    from techniques t where t.shop_id = g.shop_id and t.id = any(g.technique_ids)) as printing_types,
  (select coalesce(json_agg(json_build_array(v.id, v.sku, v.stock, v.reserved_stock, v.active, v.tiers,
      v.document, v.availability, v.on_order_days) order by v.position, v.id), '[]')
    from variants v where v.shop_id = g.shop_id and v.generic_id = g.id) as products`

/** Whole generics by id, unpublished ones and inactive variants too; ids that the shop lacks are left out. */
export async function findGenerics(tx: Tx, ids: readonly number[]): Promise<Map<number, Generic>> {
  const { rows } = await sql<GenericRecord>`
    select ${genericColumns} from generics g where g.id = any(${ids}::int[])`.execute(tx)
  return new Map(rows.map((row) => [row.id, genericOfRecord(row)]))
}

/** The part of a product on which prices depend: half a kilobyte instead of six. */
export type GenericToPrice = Pick<
  Generic,
  'id' | 'published' | 'printing_areas' | 'customization_under_minimum_extra_cost'
> & {
  readonly printing_types: readonly { readonly id: number }[]
  readonly products: readonly Pick<Variant, 'id' | 'sku' | 'tiers' | 'active' | 'color' | 'primary_color'>[]
}

export type GenericToPriceRecord = Omit<GenericToPrice, 'printing_types'> & { technique_ids: number[] }

/** The rows of these generics; `ids` is an array. */
export const genericsToPrice = (ids: unknown) => sql<GenericToPriceRecord>`
  select g.id, g.published, g.technique_ids, g.document->'printing_areas' as printing_areas,
    g.document->'customization_under_minimum_extra_cost' as customization_under_minimum_extra_cost,
    (select coalesce(json_agg(json_build_object('id', v.id, 'sku', v.sku, 'active', v.active, 'tiers', v.tiers,
      'color', v.document->>'color', 'primary_color', v.document->>'primary_color')), '[]')
      from variants v where v.shop_id = g.shop_id and v.generic_id = g.id) as products
  from generics g where g.id = any(${ids}::int[])`

export async function findGenericsToPrice(
  tx: Tx,
  ids: readonly number[],
): Promise<Map<number, GenericToPrice>> {
  const { rows } = await genericsToPrice(ids).execute(tx)
  return genericsToPriceOf(rows)
}

export function genericsToPriceOf(records: readonly GenericToPriceRecord[]): Map<number, GenericToPrice> {
  return new Map(
    records.map(({ technique_ids, ...record }) => [
      record.id,
      { ...record, printing_types: technique_ids.map((id) => ({ id })) },
    ]),
  )
}

export function genericOfRecord({ url: _, document, products, ...columns }: GenericRecord): Generic {
  return { ...document, ...columns, products: products.map(variantOf) }
}

function variantOf(record: VariantTuple): Variant {
  const [id, sku, stock, reserved_stock, active, tiers, document, availability, on_order_days] = record
  return { ...document, id, sku, stock, reserved_stock, active, tiers, availability, on_order_days }
}

/** Ids of variants by sku; skus that the shop lacks are left out. */
export async function findVariantIds(tx: Tx, skus: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ sku: string; id: number }>`
    select sku, id from variants where sku = any(${skus}::text[])`.execute(tx)
  return new Map(rows.map(({ sku, id }) => [sku, id]))
}

export async function findGenericIds(tx: Tx, externalIds: readonly string[]): Promise<Map<string, number>> {
  const { rows } = await sql<{ external_id: string; id: number }>`
    select external_id, id from generics where external_id = any(${externalIds}::text[])`.execute(tx)
  return new Map(rows.map(({ external_id, id }) => [external_id, id]))
}

export type CountedFamily = Omit<GenericFamily, 'main' | 'within'> & {
  parent_id: number | null
  count: number
}

/** The families in the shop's order; by default those that have products. */
export async function listFamilies(tx: Tx, { alsoEmpty = false } = {}): Promise<CountedFamily[]> {
  const { rows } = await sql<CountedFamily>`
    select f.id, f.title, f.url, f.icon_url, f.parent_id, coalesce(v.docs, 0) as count
    from families f left join generic_facets v on v.facet = 'family' and v.value = f.id::text
    where v.docs > 0 or ${alsoEmpty}::boolean order by f.position, f.title`.execute(tx)
  return rows
}

export type CountedColor = { color: string; primary_color: string | null; count: number }

/** The colors in which products are offered, the most usual first. */
export async function listColors(tx: Tx): Promise<CountedColor[]> {
  const { rows } = await sql<CountedColor>`
    select value as color, primary_color, docs as count from generic_facets
    where facet = 'color' and docs > 0 order by docs desc, value`.execute(tx)
  return rows
}

/** Nobody else changes the shop's catalog until the transaction ends. */
export async function lockCatalog(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('catalog'), current_shop())`.execute(tx)
}
