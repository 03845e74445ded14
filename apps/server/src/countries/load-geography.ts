import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { parse } from 'csv-parse/sync'
import type pg from 'pg'

const folder = new URL('./geography/', import.meta.url)
const alphabetical = new Intl.Collator('es')

type CsvRow = Record<string, string>

/** Fills the tables of places from the files beside this one; does nothing when they hold them already. */
export async function loadGeography(client: pg.Client): Promise<void> {
  const texts = await Promise.all(
    ['provinces.csv', 'cities.csv', 'locations.csv'].map((file) => readFile(new URL(file, folder), 'utf8')),
  )
  const digest = createHash('sha256').update(texts.join('')).digest('hex')
  const known = await client.query('select 1 from geography_loads where digest = $1', [digest])
  if (known.rowCount) return
  const [provinces, cities, locations] = texts.map(rowsOf)
  await client.query('begin')
  try {
    await client.query(LOAD_PROVINCES, [JSON.stringify(provinces)])
    await client.query(LOAD_CITIES, [JSON.stringify(cities)])
    await client.query(LOAD_LOCATIONS, [JSON.stringify(locations)])
    await client.query('delete from postal_codes')
    await client.query(LOAD_POSTAL_CODES)
    await client.query('insert into geography_loads (digest) values ($1)', [digest])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    throw error
  }
  await client.query('analyze provinces, cities, locations, postal_codes')
}

/** Sorted by name here: not every PostgreSQL knows the Spanish alphabet. */
function rowsOf(text: string): (CsvRow & { position: number })[] {
  const rows: CsvRow[] = parse(text, { columns: true })
  rows.sort((a, b) => alphabetical.compare(a.name ?? '', b.name ?? ''))
  return rows.map((row, position) => ({ ...row, position }) as CsvRow & { position: number })
}

const LOAD_PROVINCES = `
  insert into provinces select country, id, name, position
  from json_to_recordset($1) as r (country text, id text, name text, position integer)
  on conflict (country, id) do update set name = excluded.name, position = excluded.position`

const LOAD_CITIES = `
  insert into cities select country, id, province_id, name, position
  from json_to_recordset($1) as r (country text, id text, province_id text, name text, position integer)
  on conflict (country, id) do update
  set province_id = excluded.province_id, name = excluded.name, position = excluded.position`

const LOAD_LOCATIONS = `
  insert into locations
  select country, id, city_id, name, position, string_to_array(zip_codes, ' '), is_suggestion = '1'
  from json_to_recordset($1) as r
    (country text, id text, city_id text, name text, position integer, zip_codes text, is_suggestion text)
  on conflict (country, id) do update
  set city_id = excluded.city_id, name = excluded.name, position = excluded.position,
    zip_codes = excluded.zip_codes, is_suggestion = excluded.is_suggestion`

const LOAD_POSTAL_CODES = `
  insert into postal_codes
  select country, code, id, rank, is_suggestion
  from locations, unnest(zip_codes) with ordinality as codes (code, rank)
  on conflict do nothing`
