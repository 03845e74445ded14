import fc from 'fast-check'
import { expect, test } from 'vitest'
import { codeOf, sure } from '../../test/fixtures.ts'
import { packParcels } from './packages.ts'

const mug = { quantity: 1, unit_weight: 300, height: 10, length: 9, width: 9 }
const volume = ({ heightCm, lengthCm, widthCm }: { heightCm: number; lengthCm: number; widthCm: number }) =>
  heightCm * lengthCm * widthCm

test('one unit travels in its own measures [CHK-04]', () => {
  expect(sure(packParcels([{ ...mug, height: 9.2 }]))).toEqual([
    { weightG: 300, lengthCm: 10, widthCm: 9, heightCm: 9 },
  ])
})

test('a hundred mugs go into two boxes that a person can lift [CHK-04]', () => {
  const boxes = sure(packParcels([{ ...mug, quantity: 100 }]))
  expect(boxes.map(({ weightG }) => weightG)).toEqual([19_800, 10_200])
})

test('a product larger than a box is packed on its own [CHK-04]', () => {
  const wardrobe = { quantity: 2, unit_weight: 45_000, height: 180, length: 90, width: 60 }
  expect(sure(packParcels([wardrobe]))).toEqual(
    Array(2).fill({ weightG: 45_000, lengthCm: 180, widthCm: 90, heightCm: 60 }),
  )
})

test('a measure that is missing is refused, never packed as nothing [CHK-04]', () => {
  expect(codeOf(packParcels([{ ...mug, width: 0 }]))).toBe('weight_unknown')
  expect(codeOf(packParcels([]))).toBe('weight_unknown')
})

test('no gram is lost, and every box has room for what is in it [CHK-04]', () => {
  const parcel = fc.record({
    quantity: fc.integer({ min: 1, max: 500 }),
    unit_weight: fc.integer({ min: 1, max: 25_000 }),
    height: fc.integer({ min: 1, max: 80 }),
    length: fc.integer({ min: 1, max: 80 }),
    width: fc.integer({ min: 1, max: 80 }),
  })
  fc.assert(
    fc.property(fc.array(parcel, { minLength: 1, maxLength: 5 }), (parcels) => {
      const boxes = sure(packParcels(parcels))
      const sum = (of: (one: (typeof parcels)[number]) => number) =>
        parcels.reduce((total, one) => total + one.quantity * of(one), 0)
      expect(boxes.reduce((total, one) => total + one.weightG, 0)).toBe(sum((one) => one.unit_weight))
      const room = boxes.reduce((total, one) => total + volume(one), 0)
      expect(room).toBeGreaterThanOrEqual(sum((one) => one.height * one.length * one.width))
    }),
  )
})
