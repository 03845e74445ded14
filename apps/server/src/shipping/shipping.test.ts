import type { Client } from '@estampa/contract/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  addProduct,
  deliveryPlaces,
  refusalOf,
  simpleCartLine,
  type VariantFixture,
} from '../../test/buyer.ts'
import { mugDraft } from '../../test/products.ts'
import { andinaShop, pampaShop } from '../../test/shops.ts'
import { openTestShops, type TestShops } from '../../test/test-shops.ts'
import { saveShop } from '../shops/shops.store.ts'

let testShops: TestShops
let pampa: Client
let andina: Client
let mug: VariantFixture
let chileanMug: VariantFixture
beforeAll(async () => {
  testShops = await openTestShops()
  ;[pampa, andina] = [await testShops.guest('pampa'), await testShops.guest('andina')]
  ;[mug, chileanMug] = (await Promise.all([
    addProduct(testShops, 'pampa', mugDraft()).then(([first]) => first),
    addProduct(testShops, 'andina', mugDraft()).then(([first]) => first),
  ])) as [VariantFixture, VariantFixture]
})
afterAll(() => testShops.close())

const rest = { locality: '', zipCode: '7021', discount: 0, discountPercent: 0, payment: 'NONE' }
const { provinceFKId, cityFKId, locationFKId } = deliveryPlaces.pampa
const argentine = (quantity: number) => ({
  shoppingCart: { shoppingCartProductsFK: [simpleCartLine(mug, quantity)] },
  provinceFKId,
  provinceId: provinceFKId,
  locationFKId,
  cityFKId,
  ...rest,
})

test('the Argentine body gives options in the shape of carriers, sorted by price [API-40] [CHK-04]', async () => {
  const { all_results } = await pampa.shipping.getShippingQuote(argentine(10))
  expect(all_results).toHaveLength(1)
  // 10 mugs weigh 3 kg: 4,500 and three started kilos of 900, without and with 21 % of taxes
  expect(all_results[0]).toMatchObject({
    logistic_type: 'crossdock',
    carrier: { id: 7, name: 'Correo del Sur', logo: null },
    service_type: { code: 'standard_delivery' },
    delivery_time: { min: 2, max: 4 },
    amounts: { price: 7_200, price_incl_tax: 8_712 },
  })
})

test('the Chilean body names the region, the city and the comuna its own way [API-40]', async () => {
  const { all_results } = await andina.shipping.getShippingQuote({
    shoppingCart: [simpleCartLine(chileanMug, 10)],
    regionId: '13',
    provinceId: '131',
    comunaId: '13101',
    ...rest,
    zipCode: '8320000',
  })
  expect(all_results[0]?.amounts).toMatchObject({ price: 7_200, price_incl_tax: 8_568 })
})

test('the simpler request asks by the numbers of variants, in both countries [API-40]', async () => {
  const products = (goods: VariantFixture) => [
    { productId: goods.variantId, genericProductId: goods.genericId, quantity: 10 },
  ]
  const [there] = (
    await pampa.shipping.getShippingQuote({
      province: '06',
      city: '06014',
      location: '06014010',
      postalCode: '7021',
      products: products(mug),
    })
  ).all_results
  const [beyond] = (
    await andina.shipping.getShippingQuote({
      province: 13,
      city: 131,
      location: 13101,
      postalCode: '',
      products: products(chileanMug),
    })
  ).all_results
  expect(there?.amounts.price_incl_tax).toBe(8_712)
  expect(beyond?.amounts.price_incl_tax).toBe(8_568)
})

test.each([
  ['does not exist', { locationFKId: '99999999' }],
  ['lies in another city', { locationFKId: '0200701001' }],
  ['lies in another province', { provinceFKId: '02', provinceId: '02' }],
  ['is not said', { locationFKId: undefined }],
])('a place that %s gets no price [API-40]', async (_, wrong) => {
  const { status, fault } = await refusalOf(pampa.shipping.getShippingQuote({ ...argentine(10), ...wrong }))
  expect([Math.floor(status / 100), fault?.refusal]).toEqual([4, 'place_not_found'])
})

test('where nobody delivers, the answer is a refusal and never free [API-40]', async () => {
  const cordoba = { provinceFKId: '14', provinceId: '14', cityFKId: '14014', locationFKId: '14014010' }
  const { status, fault } = await refusalOf(
    pampa.shipping.getShippingQuote({ ...argentine(10), ...cordoba, zipCode: '' }),
  )
  expect([status, fault?.refusal]).toEqual([422, 'no_rate_for_zone'])
})

test('an empty cart and a postal code of another province are refused [API-40]', async () => {
  const empty = { ...argentine(1), shoppingCart: [] }
  expect((await refusalOf(pampa.shipping.getShippingQuote(empty))).fault?.refusal).toBe('cart_empty')
})

test.each([
  ['X5000ABC', 'El código postal X5000ABC corresponde a Córdoba: revisá'],
  ['9410', 'El código postal 9410 corresponde a Tierra del Fuego'],
  ['B9410XYZ', 'El código postal B9410XYZ corresponde a Tierra del Fuego'],
  ['1425', 'El código postal 1425 corresponde a Ciudad Autónoma de Buenos Aires'],
])(
  'the postal code %s of another province is refused at its field [API-40, CHK-12]',
  async (zipCode, said) => {
    const { fault } = await refusalOf(pampa.shipping.getShippingQuote({ ...argentine(1), zipCode }))
    expect(fault?.refusal).toBe('postal_code_province')
    expect(fault?.validationErrors).toEqual([
      { message: expect.stringContaining(said), members: ['zipCode'] },
    ])
  },
)

test('a postal code of another region is refused, one that nobody knows is not [API-40, CHK-12]', async () => {
  const toSantiago = (zipCode: string) =>
    andina.shipping.getShippingQuote({
      shoppingCart: [simpleCartLine(chileanMug, 10)],
      ...rest,
      regionId: '13',
      provinceId: '131',
      comunaId: '13101',
      zipCode,
    })
  expect((await refusalOf(toSantiago('2340000'))).message).toMatch(
    /corresponde a Valparaíso: revisa .* región/,
  )
  expect((await toSantiago('9990000')).all_results).toHaveLength(1)
  expect(
    (await pampa.shipping.getShippingQuote({ ...argentine(10), zipCode: '7199' })).all_results,
  ).toHaveLength(1)
})

test('codes of places that became numbers mean the same places [API-40]', async () => {
  const numbers = { provinceFKId: 6, cityFKId: 6014, locationFKId: 6014010 }
  const [asNumbers, asText] = await Promise.all([
    pampa.shipping.getShippingQuote({ ...argentine(10), ...numbers }),
    pampa.shipping.getShippingQuote(argentine(10)),
  ])
  expect(asNumbers).toEqual(asText)
})

test('a shop that shows no prices quotes no delivery either [CONF-11]', async () => {
  const config = { ...andinaShop.config, pricesInShop: false }
  await saveShop(testShops.ownerUrl, {
    ...pampaShop,
    name: 'callada',
    config: { ...config, environment: 'ARG' },
  })
  const quiet = await testShops.guest('callada')
  const { fault } = await refusalOf(quiet.shipping.getShippingQuote(argentine(10)))
  expect(fault?.refusal).toBe('switched_off')
})
