import type { Generic } from '@estampa/domain/catalog'
import { type Selectable, sql } from 'kysely'
import { findGenericIds, findGenerics } from '../../catalog/catalog.store.ts'
import type { Tx } from '../../db/database.ts'
import { openClient } from '../../db/open-client.ts'
import type { Tables } from '../../db/tables.ts'

/** Whole products by external_id; those that the shop lacks are left out. */
export async function findByExternalId(
  tx: Tx,
  externalIds: readonly string[],
): Promise<Map<string, Generic>> {
  const ids = await findGenericIds(tx, externalIds)
  const generics = await findGenerics(tx, [...ids.values()])
  return new Map([...generics.values()].map((generic) => [generic.external_id, generic]))
}

export type FamilyRow = Pick<Selectable<Tables['families']>, 'id' | 'title' | 'position'>

export async function listAllFamilies(tx: Tx): Promise<FamilyRow[]> {
  return tx.selectFrom('families').select(['id', 'title', 'position']).execute()
}

export type TechniqueRow = Pick<Selectable<Tables['techniques']>, 'id' | 'key' | 'name'> & {
  /** What suppliers call it too. */
  aliases: string[]
}

export async function listAllTechniques(tx: Tx): Promise<TechniqueRow[]> {
  const { rows } = await sql<TechniqueRow>`
    select id, key, name, coalesce(document->'aliases', '[]') as aliases from techniques`.execute(tx)
  return rows
}

/** The external_id of the product that has each sku; skus that the shop lacks are left out. */
export async function findSkuOwners(tx: Tx, skus: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ sku: string; external_id: string }>`
    select v.sku, g.external_id from variants v join generics g on g.shop_id = v.shop_id and g.id = v.generic_id
    where v.sku = any(${skus}::text[])`.execute(tx)
  return new Map(rows.map((row) => [row.sku, row.external_id]))
}

/** The variants on sale of these products. */
export async function findActiveSkus(
  tx: Tx,
  externalIds: readonly string[],
): Promise<{ external_id: string; sku: string }[]> {
  const { rows } = await sql<{ external_id: string; sku: string }>`
    select g.external_id, v.sku from generics g join variants v on v.shop_id = g.shop_id and v.generic_id = g.id
    where g.external_id = any(${externalIds}::text[]) and v.active`.execute(tx)
  return rows
}

/** The codes of the products of a supplier that the shop shows. */
export async function listPublishedOf(tx: Tx, supplierId: number): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select external_id as code from generics where supplier_id = ${supplierId} and published order by id`.execute(
    tx,
  )
  return rows.map(({ code }) => code)
}

/** Every code of the shop that begins so, the longest first: «MUG-11» is no picture of «MUG». */
export async function listCodesToPicture(tx: Tx, prefix: string): Promise<string[]> {
  const { rows } = await sql<{ code: string }>`
    select external_id as code from generics where starts_with(external_id, ${prefix})
    order by length(external_id) desc, id`.execute(tx)
  return rows.map(({ code }) => code)
}

export async function findVariantNames(
  tx: Tx,
  externalId: string,
): Promise<{ sku: string; color: string }[]> {
  const { rows } = await sql<{ sku: string; color: string }>`
    select v.sku, coalesce(v.document->>'color', '') as color from generics g join variants v on v.shop_id = g.shop_id and v.generic_id = g.id
    where g.external_id = ${externalId} order by v.id`.execute(tx)
  return rows
}

/** The supplier of each product by external_id; null for the shop's own namespace. */
export async function findSuppliers(
  tx: Tx,
  externalIds: readonly string[],
): Promise<Map<string, string | null>> {
  const { rows } = await sql<{ external_id: string; supplier: string | null }>`
    select g.external_id, s.name as supplier from generics g
    left join suppliers s on s.shop_id = g.shop_id and s.id = g.supplier_id
    where g.external_id = any(${externalIds}::text[])`.execute(tx)
  return new Map(rows.map((row) => [row.external_id, row.supplier]))
}

export async function setSupplier(
  tx: Tx,
  externalIds: readonly string[],
  supplierId: number | null,
): Promise<void> {
  await sql`update generics set supplier_id = ${supplierId}
    where external_id = any(${externalIds}::text[])`.execute(tx)
}

export async function countProducts(tx: Tx): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from generics`.execute(tx)
  return rows[0]?.count ?? 0
}

/** Lets the planner know the new rows. Only the owner of the tables may. */
export async function analyzeCatalog(ownerUrl: string): Promise<void> {
  const client = await openClient(ownerUrl)
  try {
    await client.query(
      'analyze families, generics, generic_families, variants, generic_listings, generic_filings',
    )
    await client.query('analyze generic_postings, generic_facets, generic_words')
  } finally {
    await client.end()
  }
}
