import { isRefusal } from '@estampa/domain/refusal'
import { quoteFromTable } from '@estampa/domain/shipping'
import { expect, test } from 'vitest'
import { draftRates, readRates, type ShippingTable, toRateTable } from './rate-draft.ts'

const table: ShippingTable = {
  zones: [
    { name: 'cerca', provinces: ['02', '06'] },
    { name: 'lejos', provinces: ['94'] },
  ],
  services: [
    {
      carrier: { id: 7, name: 'Correo del Sur', logo: null },
      service_type: { id: 1, code: 'standard_delivery', name: 'Entrega a domicilio' },
      logistic_type: 'crossdock',
      freeFrom: 100_000,
      rates: [
        {
          zone: 'cerca',
          delivery_time: { min: 2, max: 4 },
          bands: [
            { fromG: 0, upToG: 2_500, price: 4_500.5, extraPerKg: 0 },
            { fromG: 2_500, upToG: null, price: 6_000, extraPerKg: 900 },
          ],
        },
      ],
    },
  ],
  pickup: null,
}

const counter = {
  point_id: 'local',
  description: 'Mostrador',
  address: 'Gorriti 4500',
  open_hours: '9 a 17',
  phone: '',
}
const pickup = { name: 'Retiro en mostrador', points: [counter], delivery_time: { min: 1, max: 2 } }

test('a table is typed and read back as it was [OWN-11]', () => {
  expect(readRates(draftRates(table))).toEqual({ table })
  expect(readRates(draftRates({ ...table, pickup }))).toEqual({ table: { ...table, pickup } })
})

test('a place to fetch orders at has a name and an address [OWN-11]', () => {
  const typed = draftRates({ ...table, pickup })
  const blank = { ...counter, description: ' ', address: '' }
  const faults = (changed: object) =>
    readRates({ ...typed, pickup: { name: 'Retiro', min: '1', max: '1', points: [counter], ...changed } })
  expect(faults({ points: [counter, blank] })).toEqual({
    faults: { 'pickup.points.1.description': 'name', 'pickup.points.1.address': 'address' },
  })
  expect(faults({ points: [], name: '' })).toEqual({
    faults: { 'pickup.points': 'points', 'pickup.name': 'name' },
  })
  expect(faults({ min: '3', max: '2' })).toEqual({ faults: { 'pickup.days': 'days' } })
})

test('the table that is typed is tried by the calculation of the shop [OWN-11]', () => {
  const parcels = [{ quantity: 1, unit_weight: 4_000, height: 1, length: 1, width: 1 }]
  const request = { provinceId: '06', parcels, subTotal: 0, taxMultiplier: '1.21', step: 1 }
  const options = quoteFromTable(toRateTable(table), request)
  expect(isRefusal(options) ? options : options[0]?.amounts).toMatchObject({
    price: 780_000,
    price_incl_tax: 943_800,
  })
})

test('each hole of a typed table is told at its field [OWN-11]', () => {
  const draft = draftRates(table)
  const [service] = draft.services
  const [rate] = service?.rates ?? []
  if (!service || !rate) throw new Error('the draft has a rate')
  const bands = [
    { upToKg: '', price: '0', extraPerKg: '' },
    { upToKg: '2', price: '4.500', extraPerKg: '' },
    { upToKg: '1', price: 'x', extraPerKg: '' },
  ]
  const broken = {
    ...draft,
    zones: [...draft.zones, { name: 'cerca', provinces: [] }],
    services: [{ ...service, freeFrom: '-1', rates: [{ ...rate, min: '5', bands }] }],
  }
  expect(readRates(broken)).toEqual({
    faults: {
      'zones.2.name': 'twice',
      'zones.2.provinces': 'places',
      'services.0.freeFrom': 'amount',
      'services.0.rates.0.days': 'days',
      'services.0.rates.0.bands.0.upToKg': 'weight',
      'services.0.rates.0.bands.0.price': 'amount',
      'services.0.rates.0.bands.2.upToKg': 'weight',
      'services.0.rates.0.bands.2.price': 'amount',
    },
  })
})
