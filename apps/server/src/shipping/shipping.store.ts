import type { CountryCode, PlaceId } from '@estampa/domain/countries'
import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'

export type DeliveryPlaceIds = { provinceId: PlaceId; cityId: PlaceId; locationId: PlaceId }
export type NamedDeliveryPlace = DeliveryPlaceIds & { province: string; city: string; location: string }

/** The place with its names, where its three parts exist in the country and belong to each other. */
export async function findPlace(
  tx: Tx,
  country: CountryCode,
  { provinceId, cityId, locationId }: DeliveryPlaceIds,
): Promise<NamedDeliveryPlace | undefined> {
  const { rows } = await sql<NamedDeliveryPlace>`
    select p.id as "provinceId", c.id as "cityId", l.id as "locationId",
      p.name as province, c.name as city, l.name as location
    from locations l
    join cities c on c.country = l.country and c.id = l.city_id
    join provinces p on p.country = c.country and p.id = c.province_id
    where l.country = ${country} and l.id = ${locationId} and c.id = ${cityId} and p.id = ${provinceId}`.execute(
    tx,
  )
  return rows[0]
}
