import { type CountryCode, countries, postalDigits, whyOtherProvince } from '@estampa/domain/countries'
import type { Refusal } from '@estampa/domain/refusal'
import type { Tx } from '../db/database.ts'
import { listPlacesWithPostalCode, listPostalProvinces, type PlaceWithPostalCode } from './countries.store.ts'

/** Why a postal code in its normal form cannot be of a province, by the codes that are known. */
export async function whyNotOfProvince(
  tx: Tx,
  environment: CountryCode,
  zipCode: string,
  provinceId: string,
): Promise<Refusal | undefined> {
  if (zipCode === '') return undefined
  const known = await listPostalProvinces(tx, environment, postalDigits(zipCode))
  return whyOtherProvince(zipCode, provinceId, known)
}

type PostalPlaces = { places: Omit<PlaceWithPostalCode, 'code'>[]; isNear: boolean }

/** The places of a code in its normal form, or the place with the nearest code. */
export async function findPostalPlaces(
  tx: Tx,
  environment: CountryCode,
  zipCode: string,
): Promise<PostalPlaces> {
  const digits = postalDigits(zipCode)
  const { own } = countries[environment].postalBlocks
  const coded = await listPlacesWithPostalCode(tx, environment, digits)
  const places = coded.filter(({ code }) => code.startsWith(digits.slice(0, own)))
  if (places.length > 0) return { places: places.map(withoutCode), isNear: false }
  const [nearest] = coded.toSorted((a, b) => distance(a.code, digits) - distance(b.code, digits))
  const isSure = coded.every(({ province }) => province.id === nearest?.province.id)
  return { places: nearest && isSure ? [withoutCode(nearest)] : [], isNear: nearest !== undefined && isSure }
}

function distance(a: string, b: string): number {
  return Math.abs(Number(a) - Number(b))
}

function withoutCode({ province, city, location }: PlaceWithPostalCode): Omit<PlaceWithPostalCode, 'code'> {
  return { province, city, location }
}
