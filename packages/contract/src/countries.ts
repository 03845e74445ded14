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
    example: {
      takes: {},
      gives: [
        { id: '05', name: 'Valparaíso' },
        { id: '13', name: 'Metropolitana de Santiago' },
      ],
    },
  }),
  getAllByProvinceId: get('/api/services/app/DomicilieCities/GetAllByProvinceId', {
    summary: 'Departments (Argentina) or provinces (Chile) of a province or region',
    who: 'public',
    takes: z.object({ idprovince: PlaceId }),
    gives: z.array(Place),
    example: {
      takes: { idprovince: '13' },
      gives: [
        { id: '131', name: 'Santiago' },
        { id: '132', name: 'Cordillera' },
      ],
    },
  }),
  getAllByCityId: get('/api/services/app/DomicilieLocations/GetAllByCityId', {
    summary: 'Localities (Argentina) or comunas (Chile) of a city',
    who: 'public',
    takes: z.object({ idcity: PlaceId }),
    gives: z.array(Place),
    example: {
      takes: { idcity: '131' },
      gives: [
        { id: '13101', name: 'Santiago' },
        { id: '13123', name: 'Providencia' },
      ],
    },
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
    example: {
      takes: { location: '06042010', province: '06', municipality: 'Ayacucho' },
      gives: { zipCodes: ['7150'], isSuggestion: false },
    },
  }),
}
