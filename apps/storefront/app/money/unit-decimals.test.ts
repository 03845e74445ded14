import { expect, test } from 'vitest'
import { unitDecimals } from './unit-decimals.ts'

test('one unit is shown with its cents where the rounded price times the quantity is not the line [UI-07]', () => {
  const whole = { roundPrice: 0 }
  expect(unitDecimals(2_106.3, 10, whole)).toBe(2)
  expect(unitDecimals(6_723.5, 10, whole)).toBe(2)
  expect(unitDecimals(2_106, 10, whole)).toBe(0)
  // one unit is the line
  expect(unitDecimals(2_106.3, 1, whole)).toBe(0)
  expect(unitDecimals(17_878.36, 500, { roundPrice: 2 })).toBe(2)
})
