import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { parse } from 'csv-parse/sync'
import { type GeographyClient, isLoaded, type PlaceRow, savePlaces } from './geography.store.ts'

const folder = new URL('./geography/', import.meta.url)
const alphabetical = new Intl.Collator('es')

/** Fills the tables of places from the files beside this one; does nothing when they hold them already. */
export async function loadGeography(client: GeographyClient): Promise<void> {
  const texts = await Promise.all(
    ['provinces.csv', 'cities.csv', 'locations.csv'].map((file) => readFile(new URL(file, folder), 'utf8')),
  )
  const digest = createHash('sha256').update(texts.join('')).digest('hex')
  if (await isLoaded(client, digest)) return
  const [provinces = [], cities = [], locations = []] = texts.map(rowsOf)
  await savePlaces(client, digest, { provinces, cities, locations })
}

/** Sorted by name here: not every PostgreSQL knows the Spanish alphabet. */
function rowsOf(text: string): PlaceRow[] {
  const rows: Record<string, string>[] = parse(text, { columns: true })
  rows.sort((a, b) => alphabetical.compare(a.name ?? '', b.name ?? ''))
  return rows.map((row, position) => ({ ...row, position }))
}
