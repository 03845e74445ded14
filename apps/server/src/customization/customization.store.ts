import { isTechniqueOffered } from '@estampa/domain/catalog'
import type { ApplicationTechnique } from '@estampa/domain/customization'
import type { FabricFacts } from '@estampa/domain/customization/fabric'
import { type Selectable, sql } from 'kysely'
import {
  type GenericToPrice,
  type GenericToPriceRecord,
  genericsToPrice,
  genericsToPriceOf,
} from '../catalog/catalog.store.ts'
import { indexGenerics } from '../catalog/index-generics.ts'
import { nameFacets } from '../catalog/postings.store.ts'
import type { Tx } from '../db/database.ts'
import { inputValue, statement } from '../db/statement.ts'
import type { Tables } from '../db/tables.ts'

export type TechniqueDraft = Omit<ApplicationTechnique, 'id'>
type TechniqueDocument = Omit<ApplicationTechnique, 'id' | 'key' | 'name'>
type StoredTechnique = Pick<Selectable<Tables['techniques']>, 'id' | 'key' | 'name' | 'document'>

declare module '../db/json-columns.ts' {
  interface JsonColumns {
    'techniques.document': TechniqueDocument
  }
}

const techniquesOfShop = sql<StoredTechnique>`
  select id, key, name, document from techniques order by name, id`

/** Every technique of the shop with its prices, by id. */
export async function listTechniques(tx: Tx): Promise<Map<number, ApplicationTechnique>> {
  const { rows } = await techniquesOfShop.execute(tx)
  return techniquesOf(rows)
}

function techniquesOf(records: readonly StoredTechnique[]): Map<number, ApplicationTechnique> {
  return new Map(records.map(({ document, ...columns }) => [columns.id, { ...document, ...columns }]))
}

/** The tables that decorated lines are priced with. */
export type PriceTables = {
  generics: ReadonlyMap<number, GenericToPrice>
  techniques: ReadonlyMap<number, ApplicationTechnique>
}

/** The version of the shop that the tables are of. */
export type VersionedPriceTables = PriceTables & { version: number }

export type PricedProducts = { ids: readonly number[]; isDecorated: boolean }
type PriceTablesRecord = {
  version: number
  generics: GenericToPriceRecord[] | null
  techniques: StoredTechnique[] | null
}

/** Products, techniques and their version in one statement; no techniques where nothing is decorated. */
export async function findPriceTables(tx: Tx, products: PricedProducts): Promise<VersionedPriceTables> {
  const [found] = await runPriceTables(tx, products)
  if (!found) throw new Error('the tables of prices gave no row')
  return {
    version: found.version,
    generics: genericsToPriceOf(found.generics ?? []),
    techniques: techniquesOf(found.techniques ?? []),
  }
}

const productValue = inputValue<PricedProducts>
const runPriceTables = statement<PricedProducts, PriceTablesRecord>({
  shapeOf: () => 'price tables',
  build: () => sql<PriceTablesRecord>`
    select (select version from shops where id = current_shop()) as version,
      (select json_agg(g) from (${genericsToPrice(productValue(({ ids }) => ids))}) g) as generics,
      case when ${productValue(({ isDecorated }) => isDecorated)}::boolean
        then (select json_agg(t) from (${techniquesOfShop}) t) end as techniques`,
})

/** What tells on which fabric these products are sewn. */
export async function findFabricFacts(tx: Tx, ids: readonly number[]): Promise<Map<number, FabricFacts>> {
  const { rows } = await sql<FabricFacts & { id: number }>`
    select g.id, g.name, g.document->'subattributes' as subattributes,
      (select coalesce(json_agg(json_build_object('title', f.title) order by gf.position), '[]')
        from generic_families gf join families f on f.shop_id = gf.shop_id and f.id = gf.family_id
        where gf.shop_id = g.shop_id and gf.generic_id = g.id) as families
    from generics g where g.id = any(${ids}::int[])`.execute(tx)
  return new Map(rows.map((row) => [row.id, row]))
}

/** Makes or changes the technique of this key and gives its id. Unchanged input changes nothing. */
export async function saveTechnique(tx: Tx, draft: TechniqueDraft): Promise<number> {
  const { key, name, ...document } = draft
  const { rows } = await sql<{ id: number }>`
    insert into techniques (shop_id, key, name, document)
    values (current_shop(), ${key}, ${name}, ${JSON.stringify(document)}::jsonb)
    on conflict (shop_id, key) do nothing returning id`.execute(tx)
  const [made] = rows
  if (made) return made.id
  const { id } = await tx
    .selectFrom('techniques')
    .select('id')
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  await changeTechnique(tx, id, draft)
  return id
}

/** Products are filed anew only where lists show the difference: prices alone are read with the cart. */
export async function changeTechnique(tx: Tx, id: number, draft: TechniqueDraft): Promise<void> {
  const { key: _, name, ...document } = draft
  const { rows: before } = await sql<StoredTechnique>`
    select id, key, name, document from techniques where id = ${id} for update`.execute(tx)
  const [old] = before
  if (!old) return
  const stored = JSON.stringify(document)
  await sql`
    update techniques set name = ${name}, document = ${stored}::jsonb
    where id = ${id} and (name, document) is distinct from (${name}, ${stored}::jsonb)`.execute(tx)
  const isListedAnew = old.name !== name || isTechniqueOffered(old.document) !== isTechniqueOffered(document)
  if (!isListedAnew) return
  const ids = await listDecoratedBy(tx, id)
  for (let at = 0; at < ids.length; at += INDEXED_AT_ONCE) {
    await indexGenerics(tx, ids.slice(at, at + INDEXED_AT_ONCE))
  }
  await nameFacets(tx)
}

const INDEXED_AT_ONCE = 500

export async function listDecoratedBy(tx: Tx, techniqueId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from generics where ${techniqueId}::int = any(technique_ids)`.execute(tx)
  return rows.map((row) => row.id)
}

/** The published ones among these products that take each technique, by the technique's id. */
export async function listTakers(tx: Tx, products: readonly number[]): Promise<Map<number, number[]>> {
  const { rows } = await sql<{ technique: number; products: number[] }>`
    select technique, array_agg(g.id order by g.id) as products
    from generics g cross join unnest(g.technique_ids) technique
    where g.published and g.id = any(${products}::int[])
    group by technique`.execute(tx)
  return new Map(rows.map((row) => [row.technique, row.products]))
}
