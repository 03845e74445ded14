/** The tables of places, which only the owner of the tables fills. */
import type pg from 'pg'
import { inTransaction } from '../db/transaction.ts'

export type GeographyClient = pg.Client
/** A line of one of the files: its columns, and its place in the Spanish alphabet. */
export type PlaceRow = Readonly<Record<string, string | number>>
type Places = Record<'provinces' | 'cities' | 'locations', readonly PlaceRow[]>

/** Whether the tables hold the files with this hash already. */
export async function isLoaded(client: GeographyClient, digest: string): Promise<boolean> {
  const { rowCount } = await client.query('select 1 from geography_loads where digest = $1', [digest])
  return rowCount !== 0
}

/** Writes all places, or none. */
export async function savePlaces(
  client: GeographyClient,
  digest: string,
  { provinces, cities, locations }: Places,
): Promise<void> {
  await inTransaction(client, async () => {
    await client.query(LOAD_PROVINCES, [JSON.stringify(provinces)])
    await client.query(LOAD_CITIES, [JSON.stringify(cities)])
    await client.query(LOAD_LOCATIONS, [JSON.stringify(locations)])
    await client.query('delete from postal_codes')
    await client.query(LOAD_POSTAL_CODES)
    await client.query('insert into geography_loads (digest) values ($1)', [digest])
  })
  await client.query('analyze provinces, cities, locations, postal_codes')
}

const LOAD_PROVINCES = `
  insert into provinces select country, id, name, position
  from json_to_recordset($1) as r (country text, id text, name text, position integer)
  on conflict (country, id) do update set name = excluded.name, position = excluded.position`

const LOAD_CITIES = `
  insert into cities select country, id, within, name, position
  from json_to_recordset($1) as r (country text, id text, within text, name text, position integer)
  on conflict (country, id) do update
  set province_id = excluded.province_id, name = excluded.name, position = excluded.position`

const LOAD_LOCATIONS = `
  insert into locations
  select country, id, within, name, position, string_to_array(zip_codes, ' '), is_suggestion = '1'
  from json_to_recordset($1) as r
    (country text, id text, within text, name text, position integer, zip_codes text, is_suggestion text)
  on conflict (country, id) do update
  set city_id = excluded.city_id, name = excluded.name, position = excluded.position,
    zip_codes = excluded.zip_codes, is_suggestion = excluded.is_suggestion`

const LOAD_POSTAL_CODES = `
  insert into postal_codes
  select country, code, id, rank, is_suggestion
  from locations, unnest(zip_codes) with ordinality as codes (code, rank)
  on conflict do nothing`
