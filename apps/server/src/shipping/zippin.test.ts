import { isRefusal } from '@estampa/domain/refusal'
import type { ShippingOption } from '@estampa/domain/shipping'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { deepTest } from '../../test/depth.ts'
import {
  amounts,
  homeOption,
  openZippinServer,
  pointOption,
  type ZippinFault,
  type ZippinServer,
  zippinUser,
} from '../../test/zippin-server.ts'
import { readZippinOptions } from './zippin/read-options.ts'
import { canQuote, quoteZippin, type ZippinQuoteRequest } from './zippin.ts'

let zippin: ZippinServer
beforeAll(async () => {
  zippin = await openZippinServer()
})
afterAll(() => zippin.close())
afterEach(() => {
  zippin.asked.length = 0
  zippin.state.trouble = 'none'
  zippin.state.options = [homeOption()]
})

const terms = { environment: 'ARG' as const, step: 1, now: new Date('2026-11-20T15:00:00Z') }
const wanted: ZippinQuoteRequest = {
  to: { province: 'Buenos Aires', location: 'Ayacucho', zipCode: 'B7150ABC' },
  packages: [{ weightG: 3000, lengthCm: 30, widthCm: 20, heightCm: 20 }],
  declared: 9_015_00,
}
const quote = (environment: 'ARG' | 'CL' = 'ARG') =>
  quoteZippin({ ...zippinUser, origin: zippin.origin, accountId: '2', originId: '25' }, wanted, {
    ...terms,
    environment,
  })
const read = (...options: unknown[]) => readZippinOptions({ all_results: options }, terms) ?? []

test('a quote is asked as it is documented, with the postal code in Argentina alone [API-40]', async () => {
  await quote()
  await quote('CL')
  const [there, beyond] = zippin.asked
  expect(there).toMatchObject({ method: 'POST', path: '/v2/shipments/quote' })
  expect(there?.body).toMatchObject({
    account_id: 2,
    origin_id: 25,
    declared_value: 9015,
    destination: { city: 'Ayacucho', state: 'Buenos Aires', zipcode: '7150', country: 'AR' },
    packages: [{ classification_id: 1, weight: 3000, length: 30, width: 20, height: 20 }],
  })
  expect(beyond?.body.destination).toEqual({ city: 'Ayacucho', state: 'Buenos Aires', country: 'CL' })
})

test('a place that is not whole, or more boxes than a shipment takes, is not asked for [API-40]', () => {
  expect(canQuote(wanted, 'ARG')).toBe(true)
  const noCode = { ...wanted, to: { ...wanted.to, zipCode: '' } }
  expect([canQuote(noCode, 'ARG'), canQuote(noCode, 'CL')]).toEqual([false, true])
  expect(canQuote({ ...wanted, packages: Array(100).fill(wanted.packages[0]) }, 'ARG')).toBe(false)
})

test('the documented ways become options, with where to fetch them [CHK-04]', async () => {
  zippin.state.options = [pointOption(), homeOption()]
  const options = (await quote()) as ShippingOption[]
  expect(options).toEqual([
    {
      logistic_type: 'crossdock',
      carrier: { id: 205, name: 'Leset', logo: 'https://zippin-ar.s3.amazonaws.com/carriers/leset.png' },
      service_type: { id: 1, code: 'standard_delivery', name: 'Entrega a domicilio' },
      delivery_time: { min: 3, max: 7 },
      amounts: { price: 323_97, price_incl_tax: 392_00, seller_price: 323_97, seller_price_incl_tax: 392_00 },
      pickup_points: [],
      tags: [],
      company: 'zippin',
    },
    expect.objectContaining({
      carrier: { id: 1, name: 'Andreani', logo: null },
      pickup_points: [
        {
          point_id: '14677',
          description: 'Andreani - Ayacucho (Centro)',
          open_hours: '',
          phone: '0810-122-1111',
          address: 'Saavedra 423, Ayacucho',
        },
      ],
    }),
  ])
})

test.each([-5, 0, 'abc', '392', null, 1e12, {}, [5], true])(
  'a way whose price is %j is left out and never free [CHK-04]',
  (price) => {
    expect(read(homeOption({ amounts: amounts(price, price) }))).toEqual([])
    expect(read(homeOption({ amounts: amounts(100, price) }), pointOption())).toHaveLength(1)
  },
)

test.each([
  ['cannot be chosen', { selectable: false }],
  ['has no carrier', { carrier: null }],
  ['has a carrier by no number', { carrier: { id: '205', name: 'Leset' } }],
  ['has the shop’s own number', { carrier: { id: 0, name: 'Leset' } }],
  ['leads back to the shop', { service_type: { id: 10, code: 'return_origin', name: 'Devolución' } }],
  ['has no code', { service_type: { id: 1, code: 'a|b', name: 'X' } }],
  ['has no type', { logistic_type: '__proto__' }],
  ['costs less with taxes', { amounts: amounts(500, 400) }],
  ['takes forever', { delivery_time: { min: 3, max: 4000 } }],
  ['says no days', { delivery_time: { min: 'pronto', max: null } }],
  ['names no place to fetch it', { service_type: { id: 9, code: 'pickup_point', name: 'Retiro' } }],
])('a way that %s is left out [CHK-04]', (_, changes) => {
  expect(read(homeOption(changes), homeOption({ logistic_type: 'fulfillment' }))).toHaveLength(1)
})

test('days are taken either way round, and from the estimated day where they are gone [CHK-08]', () => {
  const days = (delivery_time: unknown) => read(homeOption({ delivery_time }))[0]?.delivery_time
  expect(days({ min: 7, max: 3 })).toEqual({ min: 3, max: 7 })
  // Friday to Thursday, with the Monday of Soberanía Nacional between
  expect(days({ estimated_delivery: '2026-11-26T23:00:00Z' })).toEqual({ min: 3, max: 3 })
})

test('of ten thousand ways the fifty cheapest are kept, each once [CHK-04]', () => {
  const carrier = (at: number) => ({ id: (at % 9_000) + 1, name: `Correo ${at}` })
  const many = Array.from({ length: 10_000 }, (_, at) =>
    homeOption({ carrier: carrier(at), amounts: amounts(20_000 - at, 20_000 - at) }),
  )
  const kept = read(...many)
  expect(kept).toHaveLength(50)
  expect(new Set(kept.map((one) => one.carrier.id)).size).toBe(50)
  expect(kept[0]?.amounts.price_incl_tax).toBe(10_001_00)
})

describe('a company in trouble', () => {
  const down: ZippinFault[] = [
    ...(['answers 500', 'sends HTML', 'sends HTML as JSON', 'sends three megabytes'] as const),
    'sends us elsewhere',
  ]
  test.each(down)('that %s is asked three times, and then is down [API-40]', async (trouble) => {
    zippin.state.trouble = trouble
    expect(await quote()).toMatchObject({ refusal: 'carrier_down' })
    expect(zippin.asked).toHaveLength(3)
  })

  test('that fails once is asked again, and answers [API-40]', async () => {
    zippin.state.trouble = 'answers 500 once'
    expect(isRefusal(await quote())).toBe(false)
    expect(zippin.asked).toHaveLength(2)
  })

  deepTest.each(['is silent', 'drips'] as const)(
    'that %s is waited for four seconds [API-40]',
    async (trouble) => {
      zippin.state.trouble = trouble
      const begun = performance.now()
      expect(await quote()).toMatchObject({ refusal: 'carrier_down' })
      const ms = performance.now() - begun
      expect(ms).toBeGreaterThan(3_900)
      // a second try would take as long again
      expect(ms).toBeLessThan(7_800)
    },
  )

  test('that says no is not asked again [API-40]', async () => {
    zippin.state.trouble = 'says no'
    expect(await quote()).toMatchObject({ refusal: 'carrier_refused', status: 400 })
    expect(zippin.asked).toHaveLength(1)
  })

  test('that says nothing of ways is down [API-40]', async () => {
    expect(readZippinOptions({ results: {} }, terms)).toBeUndefined()
    expect(readZippinOptions(null, terms)).toBeUndefined()
    expect(readZippinOptions([], terms)).toBeUndefined()
  })
})
