import type { Environment } from '@estampa/domain/countries'
import type { Tx } from '../db/database.ts'

type PlaceRow = { country: Environment; id: string; name: string; position: number }

declare module '../db/tables.ts' {
  interface Tables {
    provinces: PlaceRow
    cities: PlaceRow & { province_id: string }
    locations: PlaceRow & { city_id: string; zip_codes: string[]; is_suggestion: boolean }
  }
}

export type Place = { id: string; name: string }

export async function listProvinces(tx: Tx, country: Environment): Promise<Place[]> {
  return tx
    .selectFrom('provinces')
    .select(['id', 'name'])
    .where('country', '=', country)
    .orderBy('position')
    .execute()
}

export async function listCities(tx: Tx, country: Environment, provinceId: string): Promise<Place[]> {
  return tx
    .selectFrom('cities')
    .select(['id', 'name'])
    .where('country', '=', country)
    .where('province_id', '=', provinceId)
    .orderBy('position')
    .execute()
}

export async function listLocations(tx: Tx, country: Environment, cityId: string): Promise<Place[]> {
  return tx
    .selectFrom('locations')
    .select(['id', 'name'])
    .where('country', '=', country)
    .where('city_id', '=', cityId)
    .orderBy('position')
    .execute()
}

export type FoundPlace = {
  location: Place
  city: Place
  province: Place
  zipCodes: string[]
  /** The codes are of the nearest place that has one. */
  isSuggestion: boolean
}

/** A locality or comuna with what it lies in, by its own code. */
export async function findPlace(
  tx: Tx,
  country: Environment,
  locationId: string,
): Promise<FoundPlace | undefined> {
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
