import { expect, test } from 'vitest'
import { decorationPerUnit } from './decoration-per-unit.ts'

test('the decoration price per unit is its share of the whole, to the hundredth [PRICE-01]', () => {
  const prices = { applicationPriceWithProfit: 100_000, taxMultiplier: '1.21' }
  expect(decorationPerUnit(prices, 60)).toEqual({ each: 1_667, eachWithTaxes: 2_017 })
  expect(decorationPerUnit({ ...prices, applicationPriceWithProfit: 0 }, 1)).toEqual({
    each: 0,
    eachWithTaxes: 0,
  })
})
