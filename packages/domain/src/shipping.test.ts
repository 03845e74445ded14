import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { codeOf, sure } from '../test/fixtures.ts'
import {
  chargeableWeightG,
  findOption,
  freeShippingFrom,
  normalizeDeliveryTime,
  optionId,
  quoteFromTable,
  type RateTable,
  type ShippingRequest,
  toZipData,
} from './shipping.ts'

const box = { quantity: 1, unit_weight: 1000, height: 10, length: 10, width: 10 }
const point = {
  point_id: 'local',
  description: 'Local',
  open_hours: '9 a 18',
  phone: '',
  address: 'Lima 100',
}
const table: RateTable = {
  zones: { city: ['02'], north: ['66', '38'] },
  services: [
    {
      carrier: { id: 7, name: 'Correo', logo: null },
      service_type: { id: 1, code: 'standard_delivery', name: 'A domicilio' },
      logistic_type: 'carrier_dropoff',
      freeFrom: 100_000_00,
      rates: [
        {
          zone: 'city',
          delivery_time: { min: 4, max: 2 },
          bands: [
            { fromG: 0, upToG: 5000, price: 1000_00, extraPerKg: 0 },
            { fromG: 5000, upToG: null, price: 1500_00, extraPerKg: 100_00 },
          ],
        },
        {
          zone: 'north',
          delivery_time: { min: 5, max: 9 },
          bands: [{ fromG: 0, upToG: 5000, price: 3000_00, extraPerKg: 0 }],
        },
      ],
    },
    {
      carrier: { id: 8, name: 'Moto', logo: null },
      service_type: { id: 1, code: 'standard_delivery', name: 'A domicilio' },
      logistic_type: 'crossdock',
      freeFrom: null,
      rates: [
        {
          zone: 'city',
          delivery_time: { min: 1, max: 1 },
          bands: [{ fromG: 0, upToG: 3000, price: 2000_00, extraPerKg: 0 }],
        },
      ],
    },
  ],
  pickup: null,
}
const to = (provinceId: string, more: Partial<ShippingRequest> = {}): ShippingRequest => ({
  provinceId,
  parcels: [box],
  subTotal: 0,
  taxMultiplier: '1.21',
  step: 1,
  ...more,
})
const quote = (request: ShippingRequest, from = table) => sure(quoteFromTable(from, request))

test('an option is named by carrier, service and logistic type [CHK-04]', () => {
  const options = quote(to('02'))
  expect(options.map(optionId)).toEqual([
    '7|standard_delivery|carrier_dropoff',
    '8|standard_delivery|crossdock',
  ])
  expect(findOption(options, '8|standard_delivery|crossdock')?.carrier.name).toBe('Moto')
  expect(findOption(options, 'x')).toBeUndefined()
})

test('options are whole cards, cheapest first, the cheapest and the fastest marked [CHK-04]', () => {
  const [post, moto] = quote(to('02'))
  expect(post).toMatchObject({
    amounts: { price: 1000_00, price_incl_tax: 1210_00, seller_price: 1000_00 },
    tags: ['cheapest'],
  })
  expect(moto).toMatchObject({ delivery_time: { min: 1, max: 1 }, tags: ['fastest'] })
})

test('days are accepted either way round [CHK-08]', () => {
  expect(quote(to('02'))[0]?.delivery_time).toEqual({ min: 2, max: 4 })
  fc.assert(
    fc.property(fc.nat(99), fc.nat(99), (a, b) => {
      const { min, max } = normalizeDeliveryTime({ min: a, max: b })
      expect([min, max]).toEqual([Math.min(a, b), Math.max(a, b)])
    }),
  )
})

describe('weight', () => {
  test.each([
    [[box], 1000],
    [[{ ...box, quantity: 3 }, box], 4000],
    [[{ ...box, height: 50, length: 50, width: 50 }], 25_000],
  ])('%j pays for %i g [CHK-04]', (parcels, weightG) => {
    expect(chargeableWeightG(parcels)).toBe(weightG)
  })

  test('a product without weight or measures has no price [CHK-04]', () => {
    expect(codeOf(quoteFromTable(table, to('02', { parcels: [{ ...box, unit_weight: 0 }] })))).toBe(
      'weight_unknown',
    )
    expect(codeOf(quoteFromTable(table, to('02', { parcels: [{ ...box, height: Number.NaN }] })))).toBe(
      'weight_unknown',
    )
    expect(codeOf(quoteFromTable(table, to('02', { parcels: [] })))).toBe('weight_unknown')
  })

  test.each([
    [5, 1000_00],
    [6, 1600_00],
    [12, 2200_00],
  ])('%i kg to the city cost %i [CHK-04]', (kg, price) => {
    expect(quote(to('02', { parcels: [{ ...box, quantity: kg }] }))[0]?.amounts.price).toBe(price)
  })
})

describe('never free by mistake', () => {
  test('a place or a weight without a rate is refused [CHK-04]', () => {
    expect(codeOf(quoteFromTable(table, to('94')))).toBe('no_rate_for_zone')
    expect(codeOf(quoteFromTable(table, to('66', { parcels: [{ ...box, quantity: 6 }] })))).toBe(
      'no_rate_for_zone',
    )
  })

  test('a rate of nothing is a hole in the table [CHK-04]', () => {
    const [service] = table.services
    if (!service) throw new Error('no service')
    const rates = [
      {
        zone: 'city',
        delivery_time: { min: 1, max: 2 },
        bands: [{ fromG: 0, upToG: null, price: 0, extraPerKg: 0 }],
      },
    ]
    expect(codeOf(quoteFromTable({ ...table, services: [{ ...service, rates }] }, to('02')))).toBe(
      'no_rate_for_zone',
    )
  })

  test('only from the amount that the shop names on is it free [CHK-04]', () => {
    expect(quote(to('02', { subTotal: 99_999_99 }))[0]?.amounts.price).toBe(1000_00)
    expect(quote(to('02', { subTotal: 100_000_00 }))[0]?.amounts).toEqual({
      price: 0,
      price_incl_tax: 0,
      seller_price: 1000_00,
      seller_price_incl_tax: 1210_00,
    })
  })
})

describe('collecting', () => {
  const withPickup = {
    ...table,
    pickup: { name: 'Retiro', points: [point], delivery_time: { min: 1, max: 1 } },
  }

  test('is offered last and even where nothing is delivered [CHK-04]', () => {
    expect(
      quote(to('02'), withPickup)
        .map((one) => one.service_type.code)
        .at(-1),
    ).toBe('pickup_point')
    expect(quote(to('94'), withPickup)).toHaveLength(1)
  })

  test('asks at which point, and only there [CHK-13]', () => {
    const option = quote(to('94'), withPickup)[0]
    if (!option) throw new Error('no option')
    expect(codeOf(toZipData(option))).toBe('pickup_point_missing')
    expect(codeOf(toZipData(option, 'elsewhere'))).toBe('pickup_point_missing')
    expect(toZipData(option, 'local')).toMatchObject({ pickupPointId: 'local', shippingCost: 0 })
  })
})

test('the chosen option is kept with its cost including taxes [CHK-13]', () => {
  const option = quote(to('02'))[0]
  if (!option) throw new Error('no option')
  expect(toZipData(option, 'local')).toEqual({
    shippingCost: 1210_00,
    shippingServiceType: 'standard_delivery',
    shippingLogisticType: 'carrier_dropoff',
    shippingCarrierId: 7,
    deliveryTime: { min: 2, max: 4 },
    pickupPointId: null,
  })
})

test('the amount missing for free delivery is known by zone, and gone once it is reached [CHK-04]', () => {
  const from = (provinceId: string, subTotal: number, companies: number | null = null) =>
    freeShippingFrom(table, { provinceId, subTotal }, companies)
  expect(from('02', 99_999_00)).toBe(100_000_00)
  expect(from('02', 100_000_00)).toBeNull()
  expect(from('94', 1)).toBeNull()
  expect(from('94', 1, 50_000_00)).toBe(50_000_00)
  expect(from('02', 1, 50_000_00)).toBe(50_000_00)
  // the least of them is free already
  expect(from('02', 60_000_00, 50_000_00)).toBeNull()
})
