import { expect, test } from 'vitest'
import { sublimation } from '../../test/fixtures.ts'
import { preferredTechnique } from './preferred-technique.ts'

const technique = (id: number, minUnitsForPrinting: number | null) => ({
  ...sublimation,
  id,
  minUnitsForPrinting,
})
const area = { printing_types: [1, 2, 3] }
const prices = (...known: [number, number][]) => new Map(known)

test.each([
  ['the first, which needs no more', [50, 12, 1], 60, prices(), 1],
  ['the one without a surcharge', [50, 10, 20], 10, prices(), 2],
  ['the one with the smaller surcharge', [50, 40, 25], 10, prices(), 3],
  ['the one without a minimum', [50, 40, null], 1, prices(), 3],
  ['the cheapest of those without a surcharge', [50, 10, 10], 10, prices([1, 100], [2, 900], [3, 400]), 3],
  ['one whose price is known', [1, 1, 1], 10, prices([2, 900]), 2],
] as const)('a print area begins with %s [PRICE-04] [BLD-01]', (_, minimums, units, known, chosen) => {
  const techniques = minimums.map((minimum, index) => technique(index + 1, minimum))
  expect(preferredTechnique(area, techniques, units, known)?.id).toBe(chosen)
})

test('a technique of another print area is never preset [BLD-01]', () => {
  expect(preferredTechnique({ printing_types: [2] }, [technique(1, null)], 10)).toBeUndefined()
})
