/** Runs over many products, what each has still to do, and what it changed. */
import type { ProductAct } from '@estampa/domain/catalog/product-act'
import { type RawBuilder, sql } from 'kysely'
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
/** A product as the person saw it. */
export type RunTarget = { readonly id: number; readonly version: number }
export type ProductRunChange = { readonly id: number; readonly fields: readonly FieldChange[] }
export type RevertedProduct = { readonly id: number; readonly kept: readonly FieldChange[] }
type ProductName = { id: number; code: string; name: string }
export type StoredProductRun = {
  id: number
  at: string
  who: string
  act: ProductAct
  total: number
  products: number
  reverted: number
  doneAt: string | null
  undoneAt: string | null
  undoDoneAt: string | null
  kept: ProductName[]
  left: ProductName[]
  beyondQuota: ProductName[]
}

/** The caller holds the catalog of the shop, so that no two runs get one number. */
export async function insertProductRun(
  tx: Tx,
  { who, at, act }: NewProductRun,
  targets: readonly RunTarget[],
): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into product_runs (id, at, who, act, total)
    select coalesce(max(id), 0) + 1, ${at}::timestamptz, ${who}, ${JSON.stringify(act)}::jsonb, ${targets.length}::int
    from product_runs
    returning id`.execute(tx)
  const id = rows[0]?.id ?? 0
  await sql`
    insert into product_run_targets (run_id, generic_id, version)
    select ${id}::int, i.id, i.version
    from jsonb_to_recordset(${JSON.stringify(targets)}::jsonb) as i(id int, version int)
    cross join lateral (select id from generics where id = i.id offset 0) g`.execute(tx)
  return id
}

/** The next products that a run has to change; those that are changed or left are no targets any more. */
export async function listNextTargets(tx: Tx, runId: number, most: number): Promise<RunTarget[]> {
  const { rows } = await sql<RunTarget>`
    select generic_id as id, version from product_run_targets
    where run_id = ${runId} and not is_left order by generic_id limit ${most}`.execute(tx)
  return rows
}

/** What became of some targets: changed, as they were, or left: somebody changed them, or the shop may show no more. */
export async function saveTargetsDone(
  tx: Tx,
  runId: number,
  {
    changes,
    done,
    left,
    beyond,
  }: {
    changes: readonly ProductRunChange[]
    done: readonly number[]
    left: readonly number[]
    beyond: readonly number[]
  },
): Promise<void> {
  await sql`
    insert into product_run_changes (run_id, generic_id, fields)
    select ${runId}::int, i.id, i.fields
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as i(id int, fields jsonb)`.execute(tx)
  await sql`
    delete from product_run_targets
    where run_id = ${runId} and not is_left and generic_id = any(${[...done]}::int[])`.execute(tx)
  await sql`
    update product_run_targets set is_left = true, is_beyond_quota = generic_id = any(${[...beyond]}::int[])
    where run_id = ${runId} and not is_left and generic_id = any(${[...left, ...beyond]}::int[])`.execute(tx)
  await sql`update product_runs set changed = changed + ${changes.length}::int where id = ${runId}`.execute(
    tx,
  )
}

export async function saveProductRunDone(tx: Tx, runId: number, at: Date): Promise<void> {
  await sql`update product_runs set done_at = ${at} where id = ${runId} and done_at is null`.execute(tx)
}

/** From now on it is taken back; what it has not done yet it will not do. */
export async function beginProductRunUndo(tx: Tx, runId: number, at: Date): Promise<void> {
  await sql`
    update product_runs set undone_at = ${at}, done_at = coalesce(done_at, ${at}) where id = ${runId}`.execute(
    tx,
  )
  await sql`delete from product_run_targets where run_id = ${runId} and not is_left`.execute(tx)
}

export async function listProductRuns(tx: Tx, most: number): Promise<StoredProductRun[]> {
  const { rows } = await sql<StoredProductRun>`${runs} order by r.id desc limit ${most}`.execute(tx)
  return rows
}

export async function findProductRun(tx: Tx, id: number): Promise<StoredProductRun | undefined> {
  const { rows } = await sql<StoredProductRun>`${runs} where r.id = ${id}`.execute(tx)
  return rows[0]
}

/** As many names as a page shows. */
const NAMED = 50
const named = sql`json_build_object('id', n.id, 'code', n.external_id, 'name', n.name) order by n.name, n.id`

/** Of each row by its key: joined, all products of the shop would be read. */
const ownProduct = (of: RawBuilder<unknown>) => sql`
  cross join lateral (select id, external_id, name from generics where id = ${of}.generic_id offset 0) g`

const leftOf = (reason: RawBuilder<unknown>) => sql`
  (select coalesce(json_agg(${named}), '[]') from (
    select g.id, g.external_id, g.name from product_run_targets t ${ownProduct(sql`t`)}
    where t.run_id = r.id and t.is_left and ${reason} limit ${NAMED}) n)`

const runs = sql`
  select r.id, ${utc(sql`r.at`)} as at, r.who, r.act, r.total, r.changed as products, r.reverted,
    ${utc(sql`r.done_at`)} as "doneAt", ${utc(sql`r.undone_at`)} as "undoneAt",
    ${utc(sql`r.undo_done_at`)} as "undoDoneAt",
    case when r.undone_at is null then '[]' else (select coalesce(json_agg(${named}), '[]') from (
      select g.id, g.external_id, g.name from product_run_changes c ${ownProduct(sql`c`)}
      where c.run_id = r.id and c.kept <> '[]' limit ${NAMED}) n) end as kept,
    ${leftOf(sql`not t.is_beyond_quota`)} as left, ${leftOf(sql`t.is_beyond_quota`)} as "beyondQuota"
  from product_runs r`

/** The next changes of a run that are to be taken back. */
export async function listNextChanges(tx: Tx, runId: number, most: number): Promise<ProductRunChange[]> {
  const { rows } = await sql<ProductRunChange>`
    select generic_id as id, fields from product_run_changes
    where run_id = ${runId} and kept is null order by generic_id limit ${most}`.execute(tx)
  return rows
}

/** Taken back; `kept` are the fields of each product that stayed. */
export async function saveReverted(
  tx: Tx,
  runId: number,
  reverted: readonly RevertedProduct[],
): Promise<void> {
  await sql`
    update product_run_changes c set kept = i.kept
    from jsonb_to_recordset(${JSON.stringify(reverted)}::jsonb) as i(id int, kept jsonb)
    where c.run_id = ${runId} and c.generic_id = i.id`.execute(tx)
  await sql`update product_runs set reverted = reverted + ${reverted.length}::int where id = ${runId}`.execute(
    tx,
  )
}

export async function saveUndoDone(tx: Tx, runId: number, at: Date): Promise<void> {
  await sql`update product_runs set undo_done_at = ${at} where id = ${runId} and undo_done_at is null`.execute(
    tx,
  )
}
