import type { SpotInk } from '@estampa/domain/customization/ink-chart'
import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'

declare module '../db/json-columns.ts' {
  interface JsonColumns {
    'ink_charts.inks': readonly SpotInk[]
  }
}

/** `version` 0: the shop has never saved one. */
export type StoredInkChart = { inks: readonly SpotInk[]; version: number; saved_at: Date | null }

export async function findInkChart(tx: Tx): Promise<StoredInkChart> {
  const [chart] = await tx.selectFrom('ink_charts').select(['inks', 'version', 'saved_at']).execute()
  return chart ?? { inks: [], version: 0, saved_at: null }
}

/** Saves of one shop wait for each other. */
export async function lockInkChart(tx: Tx): Promise<StoredInkChart> {
  await sql`select pg_advisory_xact_lock(hashtext('ink_charts'), current_shop())`.execute(tx)
  return findInkChart(tx)
}

export async function saveInkChart(tx: Tx, inks: readonly SpotInk[], now: Date): Promise<void> {
  await sql`
    insert into ink_charts (inks, saved_at) values (${JSON.stringify(inks)}::jsonb, ${now})
    on conflict (shop_id) do update
      set inks = excluded.inks, saved_at = excluded.saved_at, version = ink_charts.version + 1`.execute(tx)
}
