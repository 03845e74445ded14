import { sql } from 'kysely'
import type { ListedItem } from '../catalog/listing.store.ts'
import type { Tx } from '../db/database.ts'

/** All products instead of those of one family. */
export const WHOLE = 0
/** Some 850 pages and 100 MB: past this a catalog is no file that anybody opens. */
export const MAX_PRODUCTS = 10_000
/** A job that has said nothing for so long was lost. */
const LOST = '10 minutes'
const REST = '10 seconds'

export type CatalogPdf = {
  state: 'working' | 'ready' | 'failed'
  progress: number
  shopVersion: number
  key: string | null
  hash: string | null
}
export type CatalogProduct = Omit<ListedItem, 'version'> & { family: string }

/**
 * Asks for a catalog; true for the one who is to enqueue its job. What is being made, what shows this version
 * already and what has just failed is not asked for again.
 */
export async function claimCatalogPdf(
  tx: Tx,
  { family, version, now, isGone }: { family: number; version: number; now: Date; isGone: boolean },
): Promise<boolean> {
  const { rows } = await sql`
    insert into catalog_papers as c (family_id, state, shop_version, asked_at, told_at)
    values (${family}, 'working', ${version}, ${now}, ${now})
    on conflict (shop_id, family_id) do update
    set state = 'working', progress = 0, shop_version = excluded.shop_version, asked_at = excluded.asked_at,
      told_at = excluded.asked_at
    where c.state = 'ready' and (c.shop_version <> excluded.shop_version or ${isGone}::boolean)
      or c.state = 'working' and coalesce(c.told_at, c.asked_at) < excluded.asked_at - ${LOST}::interval
      or c.state = 'failed' and c.ended_at < excluded.asked_at - ${REST}::interval
    returning family_id`.execute(tx)
  return rows.length > 0
}

export async function findCatalogPdf(tx: Tx, family: number): Promise<CatalogPdf | undefined> {
  const { rows } = await sql<CatalogPdf>`
    select state, progress, shop_version as "shopVersion", key, hash
    from catalog_papers where family_id = ${family}`.execute(tx)
  return rows[0]
}

export async function saveProgress(tx: Tx, family: number, progress: number, now: Date): Promise<void> {
  await sql`update catalog_papers set progress = ${progress}, told_at = ${now}
    where family_id = ${family} and state = 'working'`.execute(tx)
}

export async function saveFailure(tx: Tx, family: number, now: Date): Promise<void> {
  await sql`update catalog_papers set state = 'failed', ended_at = ${now}
    where family_id = ${family} and state = 'working'`.execute(tx)
}

type CatalogPdfResult = { family: number; version: number; key: string; hash: string; now: Date }

/** The catalog is there. Gives the keys of replaced files whose addresses have ended. */
export async function saveCatalogPdf(tx: Tx, made: CatalogPdfResult): Promise<string[]> {
  const { family, version, key, hash, now } = made
  await sql`
    update catalog_papers set state = 'ready', progress = 100, shop_version = ${version}, ended_at = ${now},
      key = ${key}, hash = ${hash}, replaced = case when key is null or key = ${key} then replaced
        else replaced || jsonb_build_object('key', key, 'at', ${now}::timestamptz) end
    where family_id = ${family}`.execute(tx)
  const { rows } = await sql<{ key: string }>`
    select r ->> 'key' as key from catalog_papers, jsonb_array_elements(replaced) r
    where family_id = ${family} and (r ->> 'at')::timestamptz < ${now}::timestamptz - interval '3 hours'
      and r ->> 'key' <> ${key}`.execute(tx)
  await sql`
    update catalog_papers set replaced = coalesce((select jsonb_agg(r) from jsonb_array_elements(replaced) r
      where (r ->> 'at')::timestamptz >= ${now}::timestamptz - interval '3 hours'), '[]')
    where family_id = ${family}`.execute(tx)
  return rows.map((one) => one.key)
}

export async function findFamilyId(tx: Tx, url: string): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`select id from families where url = ${url}`.execute(tx)
  return rows[0]?.id
}

export async function findFamilyTitle(tx: Tx, family: number): Promise<string | undefined> {
  const { rows } = await sql<{ title: string }>`
    select title from families where id = ${family}`.execute(tx)
  return rows[0]?.title
}

/** The first `most` published products in the order of the families, then by name, and how many there are. */
export async function listCatalogProducts(
  tx: Tx,
  family: number,
  most: number,
): Promise<{ total: number; products: CatalogProduct[] }> {
  const isIn = sql`l.published and (${family}::integer = ${WHOLE} or exists (
    select from generic_families x
    where x.shop_id = l.shop_id and x.generic_id = l.generic_id and x.family_id = ${family}))`
  const { rows: products } = await sql<CatalogProduct>`
    select g.id, l.cost_from, l.stock, g.card, coalesce(f.title, '') as family
    from generic_listings l
    join generics g on g.shop_id = l.shop_id and g.id = l.generic_id
    left join families f on f.shop_id = l.shop_id and f.id = l.main_family
    where ${isIn}
    order by f.position nulls last, f.title, l.name_key, l.slot limit ${most}`.execute(tx)
  if (products.length < most) return { total: products.length, products }
  const { rows } = await sql<{ total: number }>`
    select count(*)::integer as total from generic_listings l where ${isIn}`.execute(tx)
  return { total: rows[0]?.total ?? products.length, products }
}
