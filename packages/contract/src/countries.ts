import { z } from 'zod'
import { get, Nothing } from './call.ts'
import { Text } from './wire.ts'

export const Place = z.object({ id: z.string(), name: z.string() })
const PlaceId = z.string().regex(/^\d{1,12}$/)

export const countries = {
  getAllDomicilieProvince: get('/api/services/app/DomicilieProvinces/GetAllDomicilieProvince', {
    summary: "Provinces (Argentina) or regions (Chile) of the shop's country",
    who: 'public',
    takes: Nothing,
    gives: z.array(Place),
  }),
  getAllByProvinceId: get('/api/services/app/DomicilieCities/GetAllByProvinceId', {
    summary: 'Departments (Argentina) or provinces (Chile) of a province or region',
    who: 'public',
    takes: z.object({ idprovince: PlaceId }),
    gives: z.array(Place),
  }),
  getAllByCityId: get('/api/services/app/DomicilieLocations/GetAllByCityId', {
    summary: 'Localities (Argentina) or comunas (Chile) of a city',
    who: 'public',
    takes: z.object({ idcity: PlaceId }),
    gives: z.array(Place),
  }),
  getShippingZipCode: get('/api/services/app/DomicilieLocations/GetShippingZipCode', {
    summary: 'Postal codes to propose for a place, best first; the shopper may write another',
    who: 'public',
    takes: z.object({ location: PlaceId, province: PlaceId.optional(), municipality: Text(100).optional() }),
    gives: z.object({
      zipCodes: z.array(z.string()),
      /** True when the codes are of the nearest place that has one. */
      isSuggestion: z.boolean(),
    }),
    refuses: ['not_found'],
  }),
}
