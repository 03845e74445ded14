import { expect, test } from 'vitest'
import { findDiscount } from './itemized-sums.tsx'

test('the discount of a quote is shown to the cent [LAW-05]', () => {
  expect(findDiscount({ subTotal: 1000.1, taxes: 210.02, total: 1210.12 })).toBe(0)
  expect(findDiscount({ subTotal: 1000.1, taxes: 210.02, total: 1110.11 })).toBe(100.01)
})
