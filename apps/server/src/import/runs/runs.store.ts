/** The runs of imports, and what each changed. */
import { sql } from 'kysely'
import type { FieldChange, ProductChange } from '../../catalog/product-changes.ts'
import type { Tx } from '../../db/database.ts'

declare module '../../db/json-columns.ts' {
  interface JsonColumns {
    'import_changes.fields': FieldChange[]
  }
}

export type NewRun = {
  readonly who: string
  /** The file's name, or what the run is. */
  readonly source: string
  readonly supplierId: number | null
  readonly undoes: number | null
}

export async function insertRun(tx: Tx, run: NewRun): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('import_runs'), current_shop())`.execute(tx)
  const { rows } = await sql<{ id: number }>`
    insert into import_runs (shop_id, id, who, source, supplier_id, undoes)
    select current_shop(), coalesce(max(id), 0) + 1, ${run.who}, ${run.source}, ${run.supplierId}::int,
      ${run.undoes}::int from import_runs
    returning id`.execute(tx)
  return rows[0]?.id ?? 0
}

/** Families and techniques that the run made. */
export async function addRunNames(
  tx: Tx,
  runId: number,
  families: readonly number[],
  techniques: readonly number[],
): Promise<void> {
  if (families.length + techniques.length === 0) return
  await sql`
    update import_runs set family_ids = family_ids || ${families}::int[],
      technique_ids = technique_ids || ${techniques}::int[]
    where id = ${runId}`.execute(tx)
}

export async function saveRunChanges(
  tx: Tx,
  runId: number,
  changes: readonly ProductChange[],
): Promise<void> {
  if (changes.length === 0) return
  await sql`
    insert into import_changes (shop_id, run_id, position, external_id, name, is_new, fields)
    select current_shop(), ${runId}::int,
      (select coalesce(max(position), 0) from import_changes where run_id = ${runId}::int) + i.number,
      i.change->>'external_id', i.change->>'name', (i.change->>'isNew')::bool, i.change->'fields'
    from jsonb_array_elements(${JSON.stringify(changes)}::jsonb) with ordinality as i(change, number)`.execute(
    tx,
  )
}

export type ImportRun = {
  readonly id: number
  readonly at: Date
  readonly who: string
  readonly source: string
  readonly supplier: string | null
  readonly undoes: number | null
  readonly undoneBy: number | null
  readonly created: number
  readonly changed: number
}

/** The newest first. */
export async function listRuns(tx: Tx, most: number): Promise<ImportRun[]> {
  const { rows } = await sql<ImportRun>`${runs} order by r.id desc limit ${most}::int`.execute(tx)
  return rows
}

export async function findRun(tx: Tx, id: number): Promise<ImportRun | undefined> {
  const { rows } = await sql<ImportRun>`${runs} where r.id = ${id}::int`.execute(tx)
  return rows[0]
}

const runs = sql`
  select r.id, r.at, r.who, r.source, s.name as supplier, r.undoes,
    (select min(u.id) from import_runs u where u.undoes = r.id) as "undoneBy",
    (select count(distinct external_id) from import_changes c where c.run_id = r.id and c.is_new)::int as created,
    (select count(distinct external_id) from import_changes c where c.run_id = r.id and not c.is_new)::int as changed
  from import_runs r left join suppliers s on s.shop_id = r.shop_id and s.id = r.supplier_id`

/** The changes of a run, the last one first, in pieces. */
export async function listRunChanges(
  tx: Tx,
  runId: number,
  below: number,
  most: number,
): Promise<(ProductChange & { position: number })[]> {
  const { rows } = await sql<ProductChange & { position: number }>`
    select position, external_id, name, is_new as "isNew", fields from import_changes
    where run_id = ${runId}::int and position < ${below}::int
    order by position desc limit ${most}::int`.execute(tx)
  return rows
}
