import type { Locale } from '@estampa/domain/messages'
import { usualStages, type WorkStage } from '@estampa/domain/production'
import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'

declare module '../db/json-columns.ts' {
  interface JsonColumns {
    'production_stages.stages': WorkStage[]
  }
}

export type StagedTechnique = { id: number; key: string; name: string; stages: readonly WorkStage[] }

/** The techniques of the shop with the stages of each: its own or the usual ones. */
export async function listStagedTechniques(tx: Tx, locale: Locale): Promise<StagedTechnique[]> {
  const { rows } = await sql<{ id: number; key: string; name: string; stages: WorkStage[] | null }>`
    select t.id, t.key, t.name, s.stages
    from techniques t left join production_stages s on s.shop_id = t.shop_id and s.technique_id = t.id
    order by t.name, t.id`.execute(tx)
  return rows.map(({ stages, ...technique }) => ({
    ...technique,
    stages: stages ?? usualStages(technique.key, locale),
  }))
}

export async function saveStages(tx: Tx, techniqueId: number, stages: readonly WorkStage[]): Promise<void> {
  await sql`
    insert into production_stages (technique_id, stages) values (${techniqueId}, ${JSON.stringify(stages)}::jsonb)
    on conflict (shop_id, technique_id) do update set stages = excluded.stages`.execute(tx)
}

/** Jobs that stand in a stage that is no more go where the map says. Each counts as moved. */
export async function relocateJobs(
  tx: Tx,
  techniqueId: number,
  instead: ReadonlyMap<string, string>,
): Promise<void> {
  const removed = [...instead].map(([from, to]) => ({ from, to }))
  if (removed.length === 0) return
  await sql`
    update production_jobs j set stage = r."to", version = j.version + 1
    from jsonb_to_recordset(${JSON.stringify(removed)}::jsonb) as r("from" text, "to" text)
    where j.technique_id = ${techniqueId} and j.stage = r."from"`.execute(tx)
}
