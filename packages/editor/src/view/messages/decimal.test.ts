import { expect, test } from 'vitest'
import { centimeters, readDecimal } from './decimal.ts'

test('lengths are written and read with a comma, and a point is understood too', () => {
  expect(centimeters(82.54)).toBe('8,3')
  expect([readDecimal('7,5'), readDecimal(' 7.5 '), readDecimal('-3'), readDecimal(',5')]).toEqual([
    7.5, 7.5, -3, 0.5,
  ])
})

test.each(['', 'x', '1,2,3', '1e5', '--1', '123456'])('%j is no length', (text) => {
  expect(readDecimal(text)).toBeUndefined()
})
