import { expect, test } from 'vitest'
import { addedEach } from './added-each.ts'

test('what decorating adds to a unit is its share of the whole, to the hundredth [PRICE-01]', () => {
  const prices = { applicationPriceWithProfit: 100_000, taxMultiplier: '1.21' }
  expect(addedEach(prices, 60)).toEqual({ each: 1_667, eachWithTaxes: 2_017 })
  expect(addedEach({ ...prices, applicationPriceWithProfit: 0 }, 1)).toEqual({ each: 0, eachWithTaxes: 0 })
})
