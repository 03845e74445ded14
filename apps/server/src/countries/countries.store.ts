import { type CountryCode, countries, type PostalProvince } from '@estampa/domain/countries'
import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'

export type StoredPlace = { id: string; name: string }

export async function listProvinces(tx: Tx, country: CountryCode): Promise<StoredPlace[]> {
  return tx
    .selectFrom('provinces')
    .select(['id', 'name'])
    .where('country', '=', country)
    .orderBy('position')
    .execute()
}

export async function listCities(tx: Tx, country: CountryCode, provinceId: string): Promise<StoredPlace[]> {
  return tx
    .selectFrom('cities')
    .select(['id', 'name'])
    .where('country', '=', country)
    .where('province_id', '=', provinceId)
    .orderBy('position')
    .execute()
}

export async function listLocations(tx: Tx, country: CountryCode, cityId: string): Promise<StoredPlace[]> {
  return tx
    .selectFrom('locations')
    .select(['id', 'name'])
    .where('country', '=', country)
    .where('city_id', '=', cityId)
    .orderBy('position')
    .execute()
}

/** The localities or comunas of a whole province or region, each with the city it lies in. */
export async function listLocationsOfProvince(
  tx: Tx,
  country: CountryCode,
  provinceId: string,
): Promise<(StoredPlace & { city: StoredPlace })[]> {
  const rows = await tx
    .selectFrom('locations as l')
    .innerJoin('cities as c', (join) =>
      join.onRef('c.country', '=', 'l.country').onRef('c.id', '=', 'l.city_id'),
    )
    .where('l.country', '=', country)
    .where('c.province_id', '=', provinceId)
    .select(['l.id', 'l.name', 'c.id as cityId', 'c.name as city'])
    .orderBy('l.position')
    .execute()
  return rows.map(({ id, name, cityId, city }) => ({ id, name, city: { id: cityId, name: city } }))
}

/** The provinces that have codes near this one, and which of them have this one. */
export async function listPostalProvinces(
  tx: Tx,
  country: CountryCode,
  digits: string,
): Promise<PostalProvince[]> {
  const { own, shared } = countries[country].postalBlocks
  const { rows } = await sql<PostalProvince>`
    select p.id, p.name,
      bool_or(starts_with(z.code, ${digits.slice(0, own)}) and not z.is_suggestion) as "hasCode"
    ${codesLike(country, digits.slice(0, shared))}
    group by p.id, p.name order by p.name`.execute(tx)
  return rows
}

/** A place with one of its codes. */
export type PlaceWithPostalCode = {
  code: string
  province: StoredPlace
  city: StoredPlace
  location: StoredPlace
}

/** Places with codes near this one, those first where the code is the most usual and that their city is named after. */
export async function listPlacesWithPostalCode(
  tx: Tx,
  country: CountryCode,
  digits: string,
): Promise<PlaceWithPostalCode[]> {
  const { shared } = countries[country].postalBlocks
  const { rows } = await sql<PlaceWithPostalCode>`
    select z.code, json_build_object('id', p.id, 'name', p.name) as province,
      json_build_object('id', c.id, 'name', c.name) as city,
      json_build_object('id', l.id, 'name', l.name) as location
    ${codesLike(country, digits.slice(0, shared))} and not z.is_suggestion
    order by z.rank, l.name <> c.name, l.position`.execute(tx)
  return rows
}

/** Codes that begin with these digits, with their places; a colon comes after every digit. */
function codesLike(country: CountryCode, beginning: string) {
  return sql`from postal_codes z
    join locations l on l.country = z.country and l.id = z.location_id
    join cities c on c.country = l.country and c.id = l.city_id
    join provinces p on p.country = c.country and p.id = c.province_id
    where z.country = ${country} and z.code >= ${beginning} and z.code < ${`${beginning}:`}`
}

export type FoundLocation = {
  location: StoredPlace
  city: StoredPlace
  province: StoredPlace
  zipCodes: string[]
  /** The codes are of the nearest place that has one. */
  isSuggestion: boolean
}

/** A locality or comuna with what it lies in, by its own code. */
export async function findLocation(
  tx: Tx,
  country: CountryCode,
  locationId: string,
): Promise<FoundLocation | undefined> {
  const row = await tx
    .selectFrom('locations as l')
    .innerJoin('cities as c', (join) =>
      join.onRef('c.country', '=', 'l.country').onRef('c.id', '=', 'l.city_id'),
    )
    .innerJoin('provinces as p', (join) =>
      join.onRef('p.country', '=', 'c.country').onRef('p.id', '=', 'c.province_id'),
    )
    .where('l.country', '=', country)
    .where('l.id', '=', locationId)
    .select(['l.name', 'c.id as cityId', 'c.name as city', 'p.id as provinceId', 'p.name as province'])
    .select(['l.zip_codes as zipCodes', 'l.is_suggestion as isSuggestion'])
    .executeTakeFirst()
  return (
    row && {
      location: { id: locationId, name: row.name },
      city: { id: row.cityId, name: row.city },
      province: { id: row.provinceId, name: row.province },
      zipCodes: row.zipCodes,
      isSuggestion: row.isSuggestion,
    }
  )
}
