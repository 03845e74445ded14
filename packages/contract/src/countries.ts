import { z } from 'zod'
import { Empty, get } from './call.ts'
import { Text } from './wire.ts'

export const GeographicPlace = z.object({ id: z.string(), name: z.string() })
/** A number has lost the zero before it; `placeId` of the domain gives it back. */
export const PlaceId = z.union([z.string().regex(/^\d{1,12}$/), z.int().min(0)]).transform(String)
const GeographicPath = z.object({
  province: GeographicPlace,
  city: GeographicPlace,
  location: GeographicPlace,
})

export const countryCalls = {
  getAllDomicilieProvince: get('/api/services/app/DomicilieProvinces/GetAllDomicilieProvince', {
    summary: 'Provincias (Argentina) o regiones (Chile) del país de la tienda',
    who: 'public',
    takes: Empty,
    gives: z.array(GeographicPlace),
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
    gives: z.array(GeographicPlace),
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
    gives: z.array(GeographicPlace),
    example: {
      takes: { idcity: '131' },
      gives: [
        { id: '13101', name: 'Santiago' },
        { id: '13123', name: 'Providencia' },
      ],
    },
  }),
  getAllByRegionId: get('/api/services/app/DomicilieLocations/GetAllByProvinceId', {
    summary: 'Localidades (Argentina) o comunas (Chile) de una provincia o región, cada una con su ciudad',
    who: 'public',
    takes: z.object({ idprovince: PlaceId }),
    gives: z.array(GeographicPlace.extend({ city: GeographicPlace })),
    example: {
      takes: { idprovince: '13' },
      gives: [
        { id: '13123', name: 'Providencia', city: { id: '131', name: 'Santiago' } },
        { id: '13201', name: 'Puente Alto', city: { id: '132', name: 'Cordillera' } },
      ],
    },
  }),
  getAllByZipCode: get('/api/services/app/DomicilieLocations/GetAllByZipCode', {
    summary: 'Lugares de un código postal, el más probable primero; ninguno si no se sabe de quién es',
    who: 'public',
    takes: z.object({ zipCode: Text(12) }),
    gives: z.object({
      places: z.array(GeographicPath),
      /** Nobody knows the code: the place has the nearest one, in the only province with codes like it. */
      isNear: z.boolean(),
    }),
    refuses: ['postal_code_format'],
    example: {
      takes: { zipCode: '7150' },
      gives: {
        places: [
          {
            province: { id: '06', name: 'Buenos Aires' },
            city: { id: '06042', name: 'Ayacucho' },
            location: { id: '06042010', name: 'Ayacucho' },
          },
        ],
        isNear: false,
      },
    },
  }),
  getShippingZipCode: get('/api/services/app/DomicilieLocations/GetShippingZipCode', {
    summary: 'Códigos postales para proponer en un lugar, el más probable primero; se puede escribir otro',
    who: 'public',
    takes: z.object({
      location: PlaceId,
      province: PlaceId.optional(),
      municipality: Text(100).optional(),
      /** One that somebody typed, to be told whether it can be of this place. */
      zipCode: Text(12).optional(),
    }),
    gives: z.object({
      zipCodes: z.array(z.string()),
      /** True when the codes are of the nearest place that has one. */
      isSuggestion: z.boolean(),
      /** The province that the typed code belongs to, where it cannot be of this place. */
      otherProvince: z.string().nullable(),
    }),
    refuses: ['not_found'],
    example: {
      takes: { location: '06042010', province: '06', municipality: 'Ayacucho' },
      gives: { zipCodes: ['7150'], isSuggestion: false, otherProvince: null },
    },
  }),
}
