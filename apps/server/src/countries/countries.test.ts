import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Cast, openCast } from '../../test/cast.ts'

let cast: Cast

beforeAll(async () => {
  cast = await openCast()
})
afterAll(() => cast.close())

const names = (places: { name: string }[]) => places.map(({ name }) => name)

describe('places of Argentina', () => {
  test('24 provinces in the Spanish alphabet, with their official codes [API-30]', async () => {
    const provinces = await cast.api('pampa').countries.getAllDomicilieProvince({})
    expect(provinces).toHaveLength(24)
    expect(provinces[0]).toEqual({ id: '06', name: 'Buenos Aires' })
    expect(names(provinces)).toEqual(names(provinces).toSorted(new Intl.Collator('es').compare))
  })

  test('527 departments lie in them, one entry per name [API-31, API-32]', async () => {
    const { countries } = cast.api('pampa')
    const provinces = await countries.getAllDomicilieProvince({})
    const cities = await Promise.all(
      provinces.map(({ id }) => countries.getAllByProvinceId({ idprovince: id })),
    )
    expect(cities.flat()).toHaveLength(527)
    const counted = await cast.services.database.outside((tx) =>
      tx
        .selectFrom('locations')
        .select(({ fn }) => ['country', fn.countAll<number>().as('places')])
        .select(({ fn }) => fn.count<number>('name').distinct().as('names'))
        .groupBy('country')
        .orderBy('country')
        .execute(),
    )
    expect(counted.map(({ country, places }) => [country, places])).toEqual([
      ['ARG', 4_036 - 106 + 1],
      ['CL', 346],
    ])
  })

  test('Tolhuin and Núñez are there [API-32]', async () => {
    const { countries } = cast.api('pampa')
    expect(names(await countries.getAllByCityId({ idcity: '94011' }))).toEqual(['Tolhuin'])
    expect(names(await countries.getAllByCityId({ idcity: '02091' }))).toEqual([
      'Belgrano',
      'Colegiales',
      'Núñez',
    ])
  })

  test('a barrio of the capital has codes between 1000 and 1499 [API-33, CHK-03]', async () => {
    const { countries } = cast.api('pampa')
    const palermo = await countries.getShippingZipCode({ location: '0209801001', province: '02' })
    expect(palermo).toEqual({ zipCodes: ['1425', '1414'], isSuggestion: false })
    const rows = await cast.services.database.outside((tx) =>
      tx
        .selectFrom('locations')
        .select('zip_codes')
        .where('id', 'like', '02%')
        .where('country', '=', 'ARG')
        .execute(),
    )
    const codes = rows.flatMap((row) => row.zip_codes.map(Number))
    expect(codes.filter((code) => code < 1000 || code > 1499)).toEqual([])
  })

  test('every place has a code to propose, marked where it is the nearest one’s [API-33]', async () => {
    const { countries } = cast.api('pampa')
    const found = await countries.getShippingZipCode({ location: '1401401002', municipality: 'Capital' })
    expect(found.isSuggestion).toBe(true)
    expect(found.zipCodes[0]).toMatch(/^5\d{3}$/)
    const without = await cast.services.database.outside((tx) =>
      tx
        .selectFrom('locations')
        .select('id')
        .where('zip_codes', '=', '{}' as never)
        .execute(),
    )
    expect(without).toEqual([])
  })
})

describe('places of Chile', () => {
  test('regions, provinces and comunas stand for the three levels [API-30, API-31, API-32]', async () => {
    const { countries } = cast.api('andina')
    const regions = await countries.getAllDomicilieProvince({})
    expect(regions).toHaveLength(16)
    const provinces = await Promise.all(
      regions.map(({ id }) => countries.getAllByProvinceId({ idprovince: id })),
    )
    expect(provinces.flat()).toHaveLength(56)
    const comunas = await Promise.all(
      provinces.flat().map(({ id }) => countries.getAllByCityId({ idcity: id })),
    )
    expect(comunas.flat()).toHaveLength(346)
    expect(names(comunas.flat())).toContain('Ñuñoa')
  })

  test('a comuna has its base code [API-33]', async () => {
    const { zipCodes } = await cast.api('andina').countries.getShippingZipCode({ location: '13101' })
    expect(zipCodes).toEqual([expect.stringMatching(/^\d{7}$/)])
  })
})

test('places of the other country are not there, nor unknown ones [API-33]', async () => {
  const { countries } = cast.api('andina')
  expect(await countries.getAllByCityId({ idcity: '94011' })).toEqual([])
  await expect(countries.getShippingZipCode({ location: '94011010' })).rejects.toMatchObject({ status: 404 })
  const { countries: argentine } = cast.api('pampa')
  const elsewhere = { location: '0209801001', province: '06' }
  await expect(argentine.getShippingZipCode(elsewhere)).rejects.toMatchObject({ status: 404 })
})
