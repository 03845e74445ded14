import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { countryCodes } from '@estampa/domain/countries'
import { parse } from 'csv-parse/sync'
import { type GeographyClient, isLoaded, type PlaceRow, savePlaces } from './geography.store.ts'

const folder = new URL('./geography/', import.meta.url)
const alphabetical = new Intl.Collator('es')

/** A line of a country's file; `within` is the place of the level above. */
type FileRow = Record<'level' | 'id' | 'within' | 'name' | 'zip_codes' | 'is_suggestion', string>

/** Fills the tables of places from the file of each country; does nothing when they hold them already. */
export async function loadGeography(client: GeographyClient): Promise<void> {
  const texts = await Promise.all(
    countryCodes.map((country) => readFile(new URL(`${country}.csv`, folder), 'utf8')),
  )
  const digest = createHash('sha256').update(texts.join('')).digest('hex')
  if (await isLoaded(client, digest)) return
  const places = countryCodes.flatMap((country, index) => {
    const rows: FileRow[] = parse(texts[index] ?? '', { columns: true })
    return rows.map((row) => ({ ...row, country }))
  })
  // sorted by name here: not every PostgreSQL knows the Spanish alphabet
  places.sort((a, b) => alphabetical.compare(a.name, b.name))
  const rowsOf = (level: string): PlaceRow[] =>
    places.filter((place) => place.level === level).map((place, position) => ({ ...place, position }))
  await savePlaces(client, digest, {
    provinces: rowsOf('province'),
    cities: rowsOf('city'),
    locations: rowsOf('location'),
  })
}
