import { expect, test } from 'vitest'
import { openingQuantity } from './opening-quantity.ts'

test('a page opens at the quantity that the shop suggests, else at the fewest that a technique is made for [ROUTE-15]', () => {
  const facts = { minimum_order_quantity: 1, tiers: [{ min_quantity: 1 }], techniques: [], orderable: 900 }
  const techniques = [{ minUnitsForPrinting: 50 }, { minUnitsForPrinting: 25 }]
  expect(openingQuantity({ ...facts, techniques })).toBe(25)
  expect(openingQuantity({ ...facts, techniques, minimum_order_quantity: 10 })).toBe(10)
  expect(openingQuantity({ ...facts, techniques: [{ minUnitsForPrinting: null }] })).toBe(1)
  expect(openingQuantity(facts)).toBe(1)
  // not more than there is, nor fewer than are sold
  expect(openingQuantity({ ...facts, techniques, orderable: 7 })).toBe(7)
  expect(openingQuantity({ ...facts, techniques, orderable: 0 })).toBe(1)
  expect(openingQuantity({ ...facts, techniques, tiers: [{ min_quantity: 30 }] })).toBe(30)
})
