import { expect, test } from 'vitest'
import { axisText, axisValues, labelEvery } from './chart-scale.ts'

test('the lines of an axis are round numbers that hold the most [OWN-17]', () => {
  expect(axisValues(873_400)).toEqual([0, 250_000, 500_000, 750_000, 1_000_000])
  expect(axisValues(4)).toEqual([0, 1, 2, 3, 4])
  expect(axisValues(0)).toEqual([0, 0.25, 0.5, 0.75, 1])
  for (const most of [1, 9, 37, 1_001, 99_999, 12_345_678]) {
    const lines = axisValues(most)
    expect(lines.at(-1)).toBeGreaterThanOrEqual(most)
    expect(lines.length).toBeLessThan(7)
  }
})

test('an amount beside an axis is short [OWN-17]', () => {
  expect([0, 900, 2_500, 250_000, 1_500_000].map(axisText)).toEqual(['0', '900', '2.500', '250 mil', '1,5 M'])
})

test('texts below a chart leave each other room [OWN-17]', () => {
  expect([labelEvery(12, 900, 60), labelEvery(31, 600, 60), labelEvery(7, 0, 60)]).toEqual([1, 4, 420])
})
