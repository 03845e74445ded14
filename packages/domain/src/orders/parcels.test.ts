import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isRefusal } from '../refusal.ts'
import {
  dispatchedUnits,
  type OrderParcel,
  packParcel,
  sendParcel,
  unitsOf,
  unpackedLines,
} from './parcels.ts'

const lines = [
  { position: 1, units: 60 },
  { position: 2, units: 40 },
]
const order = {
  state: 'ready',
  deliveryMethod: 'shipping',
  isCarried: false,
  restDue: 0,
  lines,
  parcels: [] as OrderParcel[],
} as const
const parcel = (
  number: number,
  state: OrderParcel['state'],
  ...content: [number, number][]
): OrderParcel => ({
  number,
  state,
  lines: content.map(([position, units]) => ({ position, units })),
})

test('a parcel takes what no other parcel has, and no unit more [ADM-14]', () => {
  const parcels = [parcel(1, 'left', [1, 60]), parcel(2, 'packed', [2, 10])]
  expect(packParcel([{ position: 2, units: 30 }], { ...order, parcels })).toEqual([
    { position: 2, units: 30 },
  ])
  expect(packParcel([{ position: 2, units: 31 }], { ...order, parcels })).toMatchObject({
    refusal: 'parcel_units_missing',
    position: 2,
    left: 30,
  })
  const twice = [
    { position: 2, units: 20 },
    { position: 2, units: 20 },
  ]
  expect(packParcel(twice, { ...order, parcels })).toMatchObject({ refusal: 'parcel_units_missing' })
  expect(packParcel([{ position: 9, units: 1 }], order)).toMatchObject({ refusal: 'parcel_units_missing' })
})

test.each([
  ['an order that is not produced', { state: 'confirmed' as const }, 'parcel_not_now'],
  ['an order that has left', { state: 'shipped' as const }, 'parcel_not_now'],
  ['an order that is collected', { deliveryMethod: 'pickup' as const }, 'parcel_not_now'],
  ['an order that a company collects', { isCarried: true }, 'parcel_of_carrier'],
])('%s is not packed in parts [ADM-14]', (_, of, refusal) => {
  expect(packParcel([{ position: 1, units: 1 }], { ...order, ...of })).toMatchObject({ refusal })
})

test('a parcel without a unit is none [ADM-14]', () => {
  expect(packParcel([{ position: 1, units: 0 }], order)).toMatchObject({ refusal: 'parcel_empty' })
})

test('the order is shipped with its last unit, once it is ready and paid [ADM-14]', () => {
  const first = parcel(1, 'packed', [1, 60])
  const second = parcel(2, 'packed', [2, 40])
  expect(sendParcel(first, { ...order, parcels: [first, second] })).toEqual({ isLast: false })
  const parcels = [parcel(1, 'left', [1, 60]), second]
  expect(sendParcel(second, { ...order, parcels })).toEqual({ isLast: true })
  expect(sendParcel(second, { ...order, parcels, state: 'in_production' })).toMatchObject({
    refusal: 'parcel_is_last',
  })
  expect(sendParcel(second, { ...order, parcels, restDue: 5 })).toMatchObject({ refusal: 'rest_missing' })
  expect(sendParcel(parcel(1, 'left', [1, 60]), { ...order, parcels })).toMatchObject({
    refusal: 'parcel_has_left',
  })
})

test('what has left is counted by units; an order without parcels leaves whole [ADM-14]', () => {
  const parcels = [parcel(1, 'arrived', [1, 20]), parcel(2, 'left', [1, 40]), parcel(3, 'packed', [2, 40])]
  expect(dispatchedUnits({ lines, parcels, state: 'ready' })).toEqual({ left: 60, all: 100 })
  expect(dispatchedUnits({ lines, parcels: [], state: 'ready' })).toEqual({ left: 0, all: 100 })
  expect(dispatchedUnits({ lines, parcels: [], state: 'delivered' })).toEqual({ left: 100, all: 100 })
})

test('however it is packed, no unit is lost and none is packed twice [ADM-14]', () => {
  const tries = fc.array(
    fc.record({ position: fc.integer({ min: 1, max: 2 }), units: fc.integer({ min: 0, max: 70 }) }),
  )
  fc.assert(
    fc.property(fc.array(tries, { maxLength: 8 }), (contents) => {
      const parcels: OrderParcel[] = []
      for (const content of contents) {
        const packed = packParcel(content, { ...order, parcels })
        if (!isRefusal(packed)) parcels.push({ number: parcels.length + 1, state: 'packed', lines: packed })
      }
      const inside = unitsOf(parcels.flatMap((one) => one.lines))
      expect(inside + unitsOf(unpackedLines(lines, parcels))).toBe(100)
      expect(inside).toBeLessThanOrEqual(100)
    }),
  )
})
