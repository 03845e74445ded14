import { countries } from '@estampa/contract/countries'
import { refuse } from '@estampa/domain/refusal'
import { handle } from '../http/context.ts'
import { findPlace, listCities, listLocations, listProvinces } from './countries.store.ts'

/** An unknown place has no parts: the lists are empty, only a postal code is asked of a place that exists. */
export const countriesRoutes = handle('countries', countries, {
  getAllDomicilieProvince: async ({ tx, shop }) => listProvinces(tx, shop.config.environment),
  getAllByProvinceId: async ({ tx, shop, input }) =>
    listCities(tx, shop.config.environment, input.idprovince),
  getAllByCityId: async ({ tx, shop, input }) => listLocations(tx, shop.config.environment, input.idcity),
  getShippingZipCode: async ({ tx, shop, input }) => {
    const place = await findPlace(tx, shop.config.environment, input.location)
    if (!place) return refuse('not_found')
    const isElsewhere = input.province !== undefined && input.province !== place.province.id
    return isElsewhere ? refuse('not_found') : { zipCodes: place.zipCodes, isSuggestion: place.isSuggestion }
  },
})
