import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestShops, type TestShops } from '../../test/test-shops.ts'

let testShops: TestShops

beforeAll(async () => {
  testShops = await openTestShops()
})
afterAll(() => testShops.close())

const names = (places: readonly { name: string }[]) => places.map(({ name }) => name)

describe('places of Argentina', () => {
  test('24 provinces in the Spanish alphabet, with their official codes [API-30]', async () => {
    const provinces = await testShops.api('pampa').countries.getAllDomicilieProvince({})
    expect(provinces).toHaveLength(24)
    expect(provinces[0]).toEqual({ id: '06', name: 'Buenos Aires' })
    expect(names(provinces)).toEqual(names(provinces).toSorted(new Intl.Collator('es').compare))
  })

  test('527 departments lie in them, one entry per name [API-31, API-32]', async () => {
    const { countries } = testShops.api('pampa')
    const provinces = await countries.getAllDomicilieProvince({})
    const cities = await Promise.all(
      provinces.map(({ id }) => countries.getAllByProvinceId({ idprovince: id })),
    )
    expect(cities.flat()).toHaveLength(527)
    const counted = await testShops.services.database.outside((tx) =>
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
    const { countries } = testShops.api('pampa')
    expect(names(await countries.getAllByCityId({ idcity: '94011' }))).toEqual(['Tolhuin'])
    expect(names(await countries.getAllByCityId({ idcity: '02091' }))).toEqual([
      'Belgrano',
      'Colegiales',
      'Núñez',
    ])
  })

  test('a barrio of the capital has codes between 1000 and 1499 [API-33, CHK-03]', async () => {
    const { countries } = testShops.api('pampa')
    const palermo = await countries.getShippingZipCode({ location: '0209801001', province: '02' })
    expect(palermo).toEqual({ zipCodes: ['1425', '1414'], isSuggestion: false, otherProvince: null })
    const rows = await testShops.services.database.outside((tx) =>
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
    const { countries } = testShops.api('pampa')
    const found = await countries.getShippingZipCode({ location: '1401401002', municipality: 'Capital' })
    expect(found.isSuggestion).toBe(true)
    expect(found.zipCodes[0]).toMatch(/^5\d{3}$/)
    const without = await testShops.services.database.outside((tx) =>
      tx
        .selectFrom('locations')
        .select('id')
        .where('zip_codes', '=', '{}' as never)
        .execute(),
    )
    expect(without).toEqual([])
  })
})

describe('places of a postal code', () => {
  test('a code leads to its place, typed in any way [API-33, CHK-03]', async () => {
    const { countries } = testShops.api('pampa')
    const { places, isNear } = await countries.getAllByZipCode({ zipCode: 'v 9410 abc' })
    expect(isNear).toBe(false)
    expect(places[0]).toMatchObject({ province: { id: '94' }, location: { name: 'Ushuaia' } })
    const { places: comunas } = await testShops
      .api('andina')
      .countries.getAllByZipCode({ zipCode: '8320123' })
    expect(comunas).toEqual([
      expect.objectContaining({
        province: { id: '13', name: 'Metropolitana de Santiago' },
        location: { id: '13101', name: 'Santiago' },
      }),
    ])
  })

  test('an unknown code leads to the nearest one where only one province has such codes [API-33]', async () => {
    const { countries } = testShops.api('pampa')
    const near = await countries.getAllByZipCode({ zipCode: '5009' })
    expect(near).toMatchObject({ isNear: true, places: [{ province: { id: '14' } }] })
    // Córdoba and Santa Fe share 24xx
    expect(await countries.getAllByZipCode({ zipCode: '2499' })).toEqual({ places: [], isNear: false })
    await expect(countries.getAllByZipCode({ zipCode: '99' })).rejects.toMatchObject({ status: 422 })
  })

  test('a typed code is told whose it is [API-33, CHK-12]', async () => {
    const { countries } = testShops.api('pampa')
    const told = async (zipCode: string) =>
      (await countries.getShippingZipCode({ location: '06014010', zipCode })).otherProvince
    expect(await told('9410')).toMatch(/^Tierra del Fuego/)
    expect([await told('7021'), await told('B7021XAB'), await told('7199'), await told('x')]).toEqual(
      Array(4).fill(null),
    )
  })

  test('a code that is proposed for a place fits it, also across the border [CHK-12]', async () => {
    const { countries } = testShops.api('pampa')
    // this place of Buenos Aires has no code of its own: the nearest one is of Santa Fe as well
    const { zipCodes, otherProvince } = await countries.getShippingZipCode({
      location: '06623130',
      zipCode: '2113',
    })
    expect([zipCodes, otherProvince]).toEqual([['2113'], null])
  })
})

test('a place is the same by its code and by the number that it became [API-31, API-32, API-33]', async () => {
  const { countries } = testShops.api('pampa')
  const cities = await countries.getAllByProvinceId({ idprovince: 6 })
  expect(cities).toEqual(await countries.getAllByProvinceId({ idprovince: '06' }))
  expect(cities.length).toBeGreaterThan(100)
  const locations = await countries.getAllByCityId({ idcity: 6014 })
  expect(locations).toContainEqual({ id: '06014010', name: 'Adolfo Gonzales Chaves' })
  const { zipCodes } = await countries.getShippingZipCode({ location: 6014010, province: 6 })
  expect(zipCodes).toContain('7021')
})

test('the comunas of a region come with the province that each lies in [API-32, CHK-03]', async () => {
  const comunas = await testShops.api('andina').countries.getAllByRegionId({ idprovince: 5 })
  expect(comunas).toHaveLength(38)
  expect(comunas).toContainEqual({
    id: '05109',
    name: 'Viña del Mar',
    city: { id: '051', name: 'Valparaíso' },
  })
})

describe('places of Chile', () => {
  test('regions, provinces and comunas stand for the three levels [API-30, API-31, API-32]', async () => {
    const { countries } = testShops.api('andina')
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
    const { zipCodes } = await testShops.api('andina').countries.getShippingZipCode({ location: '13101' })
    expect(zipCodes).toEqual([expect.stringMatching(/^\d{7}$/)])
  })
})

test('places of the other country are not there, nor unknown ones [API-33]', async () => {
  const { countries } = testShops.api('andina')
  expect(await countries.getAllByCityId({ idcity: '94011' })).toEqual([])
  await expect(countries.getShippingZipCode({ location: '94011010' })).rejects.toMatchObject({ status: 404 })
  const { countries: argentine } = testShops.api('pampa')
  const elsewhere = { location: '0209801001', province: '06' }
  await expect(argentine.getShippingZipCode(elsewhere)).rejects.toMatchObject({ status: 404 })
})
