import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'
import type { MeasuredArt } from './measured-art.ts'

declare module '../db/json-columns.ts' {
  interface JsonColumns {
    'design_measures.measured': MeasuredArt
  }
}

/** Earlier measurements by key. */
export async function findMeasures(tx: Tx, keys: readonly string[]): Promise<Map<string, MeasuredArt>> {
  if (keys.length === 0) return new Map()
  const { rows } = await sql<{ key: string; measured: MeasuredArt }>`
    select key, measured from design_measures where key = any(${[...keys]})`.execute(tx)
  return new Map(rows.map(({ key, measured }) => [key, measured]))
}

/** Two who measure the same at once write the same. */
export async function saveMeasures(
  tx: Tx,
  measures: ReadonlyMap<string, MeasuredArt>,
  now: Date,
): Promise<void> {
  const rows = [...measures].map(([key, measured]) => ({ key, measured }))
  await sql`
    insert into design_measures (key, measured, used_on)
    select key, measured, ${now}::date from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as m(key text, measured jsonb)
    on conflict (shop_id, key) do update set used_on = excluded.used_on`.execute(tx)
}

/** Deletes measures that nobody used since `before`, and the oldest ones beyond `most`: they can be measured again. */
export async function forgetOldMeasures(tx: Tx, before: Date, most: number): Promise<void> {
  await sql`delete from design_measures where used_on < ${before}::date`.execute(tx)
  await sql`
    delete from design_measures where key in (
      select key from design_measures order by used_on desc, key offset ${most})`.execute(tx)
}
