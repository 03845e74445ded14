/** The techniques of a shop as its people keep them: with their version and where they are in use. */
import type { ApplicationTechnique } from '@estampa/domain/customization'
import { sql } from 'kysely'
import type { TechniqueDraft } from '../customization/customization.store.ts'
import type { Tx } from '../db/database.ts'

/** Everything that may name a technique: one that nothing names can be deleted. */
export type TechniqueUse = ProductsAndOrders & { carts: number; designs: number; quotes: number }
export type ProductsAndOrders = { products: number; orders: number }
export type StoredTechnique = { technique: ApplicationTechnique; version: number }

export async function findStaffTechnique(tx: Tx, id: number): Promise<StoredTechnique | undefined> {
  const row = await tx.selectFrom('techniques').selectAll().where('id', '=', id).executeTakeFirst()
  if (!row) return undefined
  const { key, name, document, version } = row
  return { technique: { ...document, id, key, name }, version }
}

/** How many products take each technique, by its id. */
export async function countDecoratedProducts(tx: Tx): Promise<Map<number, number>> {
  const { rows } = await sql<{ id: number; products: number }>`
    select technique as id, count(*)::int as products
    from generics g cross join unnest(g.technique_ids) technique group by technique`.execute(tx)
  return new Map(rows.map(({ id, products }) => [id, products]))
}

const namesTechnique = (column: string, id: number) =>
  sql`jsonb_path_exists(${sql.ref(column)}, '$.**.technique_id ? (@ == $id)', jsonb_build_object('id', ${id}::int))`

export async function countProductsAndOrders(tx: Tx, id: number): Promise<ProductsAndOrders> {
  const { rows } = await sql<ProductsAndOrders>`
    select (select count(*) from generics where ${id}::int = any(technique_ids))::int as products,
      (select count(*) from production_jobs where technique_id = ${id} and units > 0)::int as orders`.execute(
    tx,
  )
  return rows[0] ?? { products: 0, orders: 0 }
}

export async function countTechniqueUse(tx: Tx, id: number): Promise<TechniqueUse> {
  const { rows } = await sql<TechniqueUse>`
    select (select count(*) from generics where ${id}::int = any(technique_ids))::int as products,
      (select count(*) from carts where ${namesTechnique('lines', id)})::int as carts,
      (select count(*) from designs where ${namesTechnique('document', id)})::int as designs,
      (select count(distinct quote_id) from quote_lines where ${namesTechnique('line', id)})::int as quotes,
      (select count(*) from production_jobs where technique_id = ${id})::int as orders`.execute(tx)
  const [use] = rows
  if (!use) throw new Error('counting gave no row')
  return use
}

export async function insertTechnique(tx: Tx, { key, name, ...document }: TechniqueDraft): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into techniques (shop_id, key, name, document)
    values (current_shop(), ${key}, ${name}, ${JSON.stringify(document)}::jsonb) returning id`.execute(tx)
  const [made] = rows
  if (!made) throw new Error('the technique was not made')
  return made.id
}

export async function deleteTechniqueRow(tx: Tx, id: number): Promise<void> {
  await sql`delete from production_stages where technique_id = ${id}`.execute(tx)
  await sql`delete from techniques where id = ${id}`.execute(tx)
}
