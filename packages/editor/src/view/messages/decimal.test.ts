import { expect, test } from 'vitest'
import { centimeters, decimal, readDecimal } from './decimal.ts'

test('lengths are written and read with a comma, and a point is understood too', () => {
  expect([decimal(7.5), decimal(12), centimeters(82.54)]).toEqual(['7,5', '12', '8,3'])
  expect([readDecimal('7,5'), readDecimal(' 7.5 '), readDecimal('-3'), readDecimal(',5')]).toEqual([
    7.5, 7.5, -3, 0.5,
  ])
})

test.each(['', 'x', '1,2,3', '1e5', '--1', '123456'])('%j is no length', (text) => {
  expect(readDecimal(text)).toBeUndefined()
})
