/** Runs over many products, and what each changed. */
import type { ProductAct } from '@estampa/domain/catalog/product-act'
import { sql } from 'kysely'
import type { FieldChange } from '../catalog/product-changes.ts'
import type { Tx } from '../db/database.ts'
import { utc } from '../db/utc.ts'

declare module '../db/json-columns.ts' {
  interface JsonColumns {
    'product_runs.act': ProductAct
    'product_run_changes.fields': FieldChange[]
    'product_run_changes.kept': FieldChange[]
  }
}

export type NewProductRun = { readonly who: string; readonly at: Date; readonly act: ProductAct }
export type ProductRunChange = { readonly id: number; readonly fields: readonly FieldChange[] }
export type StoredProductRun = {
  id: number
  at: string
  who: string
  act: ProductAct
  products: number
  undoneAt: string | null
  kept: { id: number; code: string; name: string }[]
}

/** The caller holds the catalog of the shop, so that no two runs get one number. */
export async function insertProductRun(
  tx: Tx,
  { who, at, act }: NewProductRun,
  changes: readonly ProductRunChange[],
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into product_runs (id, at, who, act)
    select coalesce(max(id), 0) + 1, ${at}::timestamptz, ${who}, ${JSON.stringify(act)}::jsonb from product_runs
    returning id`.execute(tx)
  const id = rows[0]?.id ?? 0
  await sql`
    insert into product_run_changes (run_id, generic_id, fields)
    select ${id}::int, i.id, i.fields
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as i(id int, fields jsonb)`.execute(tx)
  return id
}

export async function listProductRuns(tx: Tx, most: number): Promise<StoredProductRun[]> {
  const { rows } = await sql<StoredProductRun>`${runs} order by r.id desc limit ${most}`.execute(tx)
  return rows
}

export async function findProductRun(tx: Tx, id: number): Promise<StoredProductRun | undefined> {
  const { rows } = await sql<StoredProductRun>`${runs} where r.id = ${id}`.execute(tx)
  return rows[0]
}

const runs = sql`
  select r.id, ${utc(sql`r.at`)} as at, r.who, r.act, ${utc(sql`r.undone_at`)} as "undoneAt",
    (select count(*)::int from product_run_changes c where c.run_id = r.id) as products,
    (select coalesce(json_agg(json_build_object('id', g.id, 'code', g.external_id, 'name', g.name)
        order by g.name, g.id), '[]')
      from product_run_changes c join generics g on g.shop_id = c.shop_id and g.id = c.generic_id
      where c.run_id = r.id and c.kept <> '[]') as kept
  from product_runs r`

export async function listProductRunChanges(tx: Tx, runId: number): Promise<ProductRunChange[]> {
  const { rows } = await sql<ProductRunChange>`
    select generic_id as id, fields from product_run_changes where run_id = ${runId} order by generic_id`.execute(
    tx,
  )
  return rows
}

/** Taken back; `kept` are the fields of each product that stayed. */
export async function endProductRun(
  tx: Tx,
  runId: number,
  at: Date,
  kept: readonly { readonly id: number; readonly kept: readonly FieldChange[] }[],
): Promise<void> {
  await sql`update product_runs set undone_at = ${at} where id = ${runId}`.execute(tx)
  await sql`
    update product_run_changes c set kept = i.kept
    from jsonb_to_recordset(${JSON.stringify(kept)}::jsonb) as i(id int, kept jsonb)
    where c.run_id = ${runId} and c.generic_id = i.id`.execute(tx)
}
