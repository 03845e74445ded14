import type { FilmWidthCm } from '@estampa/domain/production/gang-sheets'
import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'

export type FilmPrice = { techniqueId: number; widthCm: FilmWidthCm; meterPrice: number }

export async function listFilmPrices(tx: Tx): Promise<FilmPrice[]> {
  const { rows } = await sql<FilmPrice>`
    select technique_id as "techniqueId", width_cm as "widthCm", meter_price as "meterPrice"
    from film_prices order by technique_id, width_cm`.execute(tx)
  return rows
}

/** Sheets that were asked for keep the price of then. */
export async function saveFilmPrices(
  tx: Tx,
  techniqueId: number,
  prices: readonly Omit<FilmPrice, 'techniqueId'>[],
): Promise<void> {
  await sql`delete from film_prices where technique_id = ${techniqueId}`.execute(tx)
  await sql`
    insert into film_prices (technique_id, width_cm, meter_price)
    select ${techniqueId}::integer, p."widthCm", p."meterPrice"
    from jsonb_to_recordset(${JSON.stringify(prices)}::jsonb) as p("widthCm" integer, "meterPrice" bigint)`.execute(
    tx,
  )
}
