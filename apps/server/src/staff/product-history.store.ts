/**
 * Everything that became of a product: what people changed of it, what a schedule did, and what runs over many products
 * and imports changed. Those keep what they changed to take it back; here it is read, not written once more.
 */
import { sql } from 'kysely'
import type { FieldChange } from '../catalog/product-changes.ts'
import type { Tx } from '../db/database.ts'
import { utc } from '../db/utc.ts'

type Deed =
  | { readonly did: 'change'; readonly call: string; readonly before: Fields; readonly after: Fields }
  /** `fields` of an undo are those that it changed back. */
  | { readonly did: 'run' | 'run_undone'; readonly run: number; readonly fields: readonly FieldChange[] }
  | {
      readonly did: 'import' | 'import_undone'
      readonly source: string
      /** The import of the office; null: it was made on the console. */
      readonly import: number | null
      readonly isNew: boolean
      readonly fields: readonly FieldChange[]
    }
type Fields = Readonly<Record<string, unknown>>
export type ProductDeed = {
  /** Names its place: what comes before it is asked for by it. */
  readonly place: string
  readonly at: string
  readonly who: string
  readonly deed: Deed
}

export async function findProductName(tx: Tx, id: number): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`select name from generics where id = ${id}`.execute(tx)
  return rows[0]?.name
}

export type HistoryQuery = {
  readonly id: number
  /** The place of the last one that is known. */
  readonly before: HistoryPlace | null
  readonly take: number
}
export type HistoryPlace = { readonly micros: string; readonly kind: number; readonly number: string }

/** The newest first. Each kind gives as many as are taken, so that the page is right whatever their shares are. */
export async function listProductHistory(tx: Tx, { id, before, take }: HistoryQuery): Promise<ProductDeed[]> {
  const page = (kind: number) => sql`
    where ${before === null ? sql`true` : sql`(micros, ${kind}::int, number) < (${before.micros}::bigint, ${before.kind}::int, ${before.number}::bigint)`}
    order by micros desc, number desc limit ${take}`
  const { rows } = await sql<ProductDeed>`
    with product as (
      select id, external_id from generics where id = ${id}
    ), changed as (
      select ${micros(sql`c.at`)} as micros, c.id as number, c.at, c.who,
        jsonb_build_object('did', 'change', 'call', c.call, 'before', c.before, 'after', c.after) as deed
      from changes c where c.subject_kind = 'product' and c.subject_id = ${String(id)}
    ), run as (
      select r.id, r.at, r.who, r.undone_at, c.fields, c.kept
      from product join product_run_changes c on c.generic_id = product.id join product_runs r on r.id = c.run_id
    ), ran as (
      select ${micros(sql`at`)} as micros, id::bigint as number, at, who,
        jsonb_build_object('did', 'run', 'run', id, 'fields', fields) as deed
      from run
    ), undone as (
      select ${micros(sql`undone_at`)} as micros, id::bigint as number, undone_at as at, coalesce((
          select c.who from changes c
          where c.subject_kind = 'product_run' and c.subject_id = run.id::text and c.call = 'undoProductRun'
          order by c.id desc limit 1), '') as who,
        jsonb_build_object('did', 'run_undone', 'run', id, 'fields', (
          select coalesce(jsonb_agg(f || jsonb_build_object('before', f -> 'after', 'after', f -> 'before')), '[]')
          from jsonb_array_elements(fields) f where not kept @> jsonb_build_array(f))) as deed
      from run where kept is not null and not kept @> fields
    ), imported as (
      select ${micros(sql`r.at`)} as micros, (r.id::bigint << 31) + c.position as number, r.at, r.who,
        jsonb_build_object('did', case when r.undoes is null then 'import' else 'import_undone' end,
          'source', coalesce(u.source, r.source), 'isNew', c.is_new, 'fields', c.fields,
          'import', (select min(i.id) from catalog_imports i where i.run_id = coalesce(r.undoes, r.id))) as deed
      from product join import_changes c on c.external_id = product.external_id
      join import_runs r on r.id = c.run_id left join import_runs u on u.id = r.undoes
    ), known as (
      (select 0 as kind, * from changed ${page(0)}) union all (select 1, * from ran ${page(1)})
      union all (select 2, * from undone ${page(2)}) union all (select 3, * from imported ${page(3)})
    )
    select concat_ws('-', micros, kind, number) as place, ${utc(sql`at`)} as at, who, deed
    from known order by micros desc, kind desc, number desc limit ${take}`.execute(tx)
  return rows
}

/** A moment as a whole number, so that a place says it exactly. */
const micros = (moment: ReturnType<typeof sql>) => sql`(extract(epoch from ${moment}) * 1000000)::bigint`
