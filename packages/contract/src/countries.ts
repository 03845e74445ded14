import { z } from 'zod'
import { get, Nothing } from './call.ts'
import { Text } from './wire.ts'

export const Place = z.object({ id: z.string(), name: z.string() })
const PlaceId = z.string().regex(/^\d{1,12}$/)

export const countries = {
  getAllDomicilieProvince: get('/api/services/app/DomicilieProvinces/GetAllDomicilieProvince', {
    summary: 'Provincias (Argentina) o regiones (Chile) del país de la tienda',
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
    summary: 'Departamentos (Argentina) o provincias (Chile) de una provincia o región',
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
    summary: 'Localidades (Argentina) o comunas (Chile) de una ciudad',
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
    summary: 'Códigos postales para proponer en un lugar, el más probable primero; se puede escribir otro',
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
