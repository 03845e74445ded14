/** Imports that are made in the office, step by step. */
import type { ImportChoices, ImportLook } from '@estampa/contract/staff'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Tx } from '../../db/database.ts'
import { utc } from '../../db/utc.ts'
import type { Digest } from './digest.ts'

export type FileLook = z.output<typeof ImportLook>
export type Choices = z.output<typeof ImportChoices>
export type ImportState =
  | 'fetching'
  | 'looking'
  | 'choosing'
  | 'checking'
  | 'checked'
  | 'running'
  | 'done'
  | 'failed'
export type ImportProgress = { share: number; products: number }

declare module '../../db/json-columns.ts' {
  interface JsonColumns {
    'catalog_imports.look': FileLook
    'catalog_imports.choices': Choices
    'catalog_imports.progress': ImportProgress
    'catalog_imports.digest': Digest
  }
}

export type NewImport = {
  readonly kind: 'file' | 'undo'
  readonly state: ImportState
  readonly at: Date
  readonly who: string
  readonly source: string
  readonly fileKey: string | null
  readonly picturesKey: string | null
  readonly choices: Choices | null
  readonly undoes: number | null
  readonly feedId: number | null
}

export type StoredImport = {
  id: number
  kind: 'file' | 'undo'
  state: ImportState
  version: number
  at: string
  who: string
  source: string
  fileKey: string | null
  picturesKey: string | null
  look: FileLook | null
  choices: Choices | null
  progress: ImportProgress | null
  digest: Digest | null
  problem: string | null
  run: number | null
  undoes: number | null
  undoneBy: number | null
  feedId: number | null
  isByHand: boolean
}

export async function insertImport(tx: Tx, one: NewImport): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtext('catalog_imports'), current_shop())`.execute(tx)
  const { rows } = await sql<{ id: number }>`
    insert into catalog_imports (id, kind, state, at, who, source, file_key, pictures_key, choices, undoes, feed_id)
    select coalesce(max(id), 0) + 1, ${one.kind}, ${one.state}, ${one.at}::timestamptz, ${one.who}, ${one.source},
      ${one.fileKey}, ${one.picturesKey}, ${json(one.choices)}::jsonb, ${one.undoes}::int, ${one.feedId}::int
    from catalog_imports
    returning id`.execute(tx)
  return rows[0]?.id ?? 0
}

const json = (value: unknown) => (value === null || value === undefined ? null : JSON.stringify(value))

const columns = sql`i.id, i.kind, i.state, i.version, ${utc(sql`i.at`)} as at, i.who, i.source,
  i.file_key as "fileKey", i.pictures_key as "picturesKey", i.look, i.choices, i.progress, i.digest, i.problem,
  i.run_id as run, i.undoes, i.feed_id as "feedId", i.is_by_hand as "isByHand",
  (select min(u.id) from import_runs u where u.undoes = i.run_id) as "undoneBy"`

export async function findImport(tx: Tx, id: number): Promise<StoredImport | undefined> {
  const { rows } =
    await sql<StoredImport>`select ${columns} from catalog_imports i where i.id = ${id}`.execute(tx)
  return rows[0]
}

/** Locked until the transaction ends. */
export async function lockImport(tx: Tx, id: number): Promise<StoredImport | undefined> {
  const { rows } = await sql<StoredImport>`
    select ${columns} from catalog_imports i where i.id = ${id} for update of i`.execute(tx)
  return rows[0]
}

export type ImportStep = {
  readonly state: ImportState
  readonly source?: string
  readonly fileKey?: string | null
  readonly picturesKey?: string | null
  readonly look?: FileLook | null
  readonly choices?: Choices | null
  readonly digest?: Digest | null
  readonly problem?: string | null
  readonly run?: number
  readonly endedAt?: Date
  readonly isByHand?: true
}

/** The next step of an import; what is not named stays. */
export async function saveStep(tx: Tx, id: number, step: ImportStep): Promise<void> {
  const set = {
    state: step.state,
    ...(step.source !== undefined && { source: step.source }),
    ...(step.fileKey !== undefined && { file_key: step.fileKey }),
    ...(step.picturesKey !== undefined && { pictures_key: step.picturesKey }),
    ...(step.look !== undefined && { look: json(step.look) }),
    ...(step.choices !== undefined && { choices: json(step.choices) }),
    ...(step.digest !== undefined && { digest: json(step.digest) }),
    ...(step.problem !== undefined && { problem: step.problem }),
    ...(step.run !== undefined && { run_id: step.run }),
    ...(step.endedAt !== undefined && { ended_at: step.endedAt }),
    ...(step.isByHand && { is_by_hand: true }),
  }
  await tx
    .updateTable('catalog_imports')
    .set(set as never)
    .set((row) => ({ version: row('version', '+', 1), progress: null }))
    .where('id', '=', id)
    .execute()
}

export async function saveImportProgress(tx: Tx, id: number, progress: ImportProgress): Promise<void> {
  await sql`update catalog_imports set progress = ${JSON.stringify(progress)}::jsonb where id = ${id}`.execute(
    tx,
  )
}

export async function deleteImport(tx: Tx, id: number): Promise<void> {
  await sql`delete from catalog_imports where id = ${id}`.execute(tx)
}

export type ListedImport = {
  id: number | null
  run: number | null
  state: ImportState
  at: string
  who: string
  source: string
  supplier: string | null
  created: number
  changed: number
  undoes: number | null
  undoneBy: number | null
}

/** Those of the office with the runs of the console, the newest first. */
export async function listImports(tx: Tx, most: number): Promise<ListedImport[]> {
  const { rows } = await sql<ListedImport>`
    with listed as (
      select i.id, i.run_id as run, i.state, i.at, i.who, i.source, i.choices->>'supplier' as supplier, i.undoes
      from catalog_imports i
      union all
      select null, r.id, 'done', r.at, r.who, r.source, s.name, r.undoes
      from import_runs r left join suppliers s on s.shop_id = r.shop_id and s.id = r.supplier_id
      where not exists (select from catalog_imports i where i.run_id = r.id)
      order by at desc limit ${most}
    )
    select l.id, l.run, l.state, ${utc(sql`l.at`)} as at, l.who, l.source, l.supplier, l.undoes,
      (select min(u.id) from import_runs u where u.undoes = l.run) as "undoneBy",
      c.created, c.changed
    from listed l, lateral (
      select count(distinct external_id) filter (where is_new)::int as created,
        count(distinct external_id) filter (where not is_new)::int as changed
      from import_changes where run_id = l.run) c
    order by l.at desc`.execute(tx)
  return rows
}

export type SupplierMemory = { name: string; prefix: string; columns: Choices['columns'] }

/** The suppliers of the shop, each with how the columns of its last file were read; the empty name is the shop itself. */
export async function listSupplierMemories(tx: Tx): Promise<SupplierMemory[]> {
  const { rows } = await sql<SupplierMemory>`
    with last as (
      select distinct on (coalesce(choices->>'supplier', '')) coalesce(choices->>'supplier', '') as name,
        choices->'columns' as columns
      from catalog_imports
      where kind = 'file' and state = 'done' and jsonb_typeof(choices->'columns') = 'array'
      order by coalesce(choices->>'supplier', ''), id desc
    )
    select s.name, s.prefix, l.columns from suppliers s left join last l on l.name = s.name
    union all
    select name, '', columns from last where name = ''
    order by name`.execute(tx)
  return rows
}

/** Imports that nobody finished since, with what they keep. */
export async function listForgotten(
  tx: Tx,
  before: Date,
): Promise<Pick<StoredImport, 'id' | 'fileKey' | 'picturesKey'>[]> {
  const { rows } = await sql<Pick<StoredImport, 'id' | 'fileKey' | 'picturesKey'>>`
    select id, file_key as "fileKey", pictures_key as "picturesKey" from catalog_imports
    where state not in ('done', 'running') and at < ${before}`.execute(tx)
  return rows
}

/** How many products a run changed by now: also those that it had saved before it was cut off. */
export async function countRunProducts(tx: Tx, runId: number): Promise<{ created: number; changed: number }> {
  const { rows } = await sql<{ created: number; changed: number }>`
    select count(distinct external_id) filter (where is_new)::int as created,
      count(distinct external_id) filter (where not is_new)::int as changed
    from import_changes where run_id = ${runId}`.execute(tx)
  return rows[0] ?? { created: 0, changed: 0 }
}

/** The run of an import, in the transaction that begins it. */
export async function setImportRun(tx: Tx, id: number, runId: number): Promise<void> {
  await sql`update catalog_imports set run_id = ${runId} where id = ${id}`.execute(tx)
}

/** Lets the planner know the rows that have just come in. */
export async function analyzeTables(tx: Tx): Promise<void> {
  await sql`select analyze_catalog()`.execute(tx)
}
