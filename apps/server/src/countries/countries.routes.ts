import { countryCalls } from '@estampa/contract/countries'
import { type CountryCode, placeId, countries as rules } from '@estampa/domain/countries'
import { isRefusal, refuse } from '@estampa/domain/refusal'
import type { Tx } from '../db/database.ts'
import { handle } from '../http/context.ts'
import {
  findLocation,
  listCities,
  listLocations,
  listLocationsOfProvince,
  listProvinces,
} from './countries.store.ts'
import { findPostalPlaces, whyNotOfProvince } from './postal-places.ts'

/** An unknown place has no parts: the lists are empty, only a postal code is asked of a place that exists. */
export const countriesRoutes = handle('countries', countryCalls, {
  getAllDomicilieProvince: async ({ tx, shop }) => listProvinces(tx, shop.config.environment),
  getAllByProvinceId: async ({ tx, shop, input }) => {
    const { environment } = shop.config
    return listCities(tx, environment, placeId(environment, 0, input.idprovince))
  },
  getAllByCityId: async ({ tx, shop, input }) => {
    const { environment } = shop.config
    return listLocations(tx, environment, placeId(environment, 1, input.idcity))
  },
  getAllByRegionId: async ({ tx, shop, input }) => {
    const { environment } = shop.config
    return listLocationsOfProvince(tx, environment, placeId(environment, 0, input.idprovince))
  },
  getAllByZipCode: async ({ tx, shop, input }) => {
    const { environment } = shop.config
    const code = rules[environment].postalCode(input.zipCode)
    return isRefusal(code) ? code : findPostalPlaces(tx, environment, code.value)
  },
  getShippingZipCode: async ({ tx, shop, input }) => {
    const { environment } = shop.config
    const place = await findLocation(tx, environment, placeId(environment, 2, input.location))
    if (!place) return refuse('not_found')
    const request = input.province === undefined ? undefined : placeId(environment, 0, input.province)
    if (request !== undefined && request !== place.province.id) return refuse('not_found')
    const otherProvince = await findOtherProvince(tx, environment, place.province.id, input.zipCode)
    return { zipCodes: place.zipCodes, isSuggestion: place.isSuggestion, otherProvince }
  },
})

/** The province of the typed code where it is another one; a text that is no code belongs to none. */
async function findOtherProvince(
  tx: Tx,
  environment: CountryCode,
  provinceId: string,
  typed: string | undefined,
): Promise<string | null> {
  const code = rules[environment].postalCode(typed ?? '')
  if (isRefusal(code)) return null
  const why = await whyNotOfProvince(tx, environment, code.value, provinceId)
  return why ? String(why.province) : null
}
