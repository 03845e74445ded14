import { expect, test } from 'vitest'
import { salePrice } from '../shops/price-rules.ts'
import { changedPrice, repricedCost } from './product-act.ts'

test.each([
  [100_000, 1_000, '1', 110_000],
  [123_456, 1_000, '10', 136_000],
  [123_456, 1_000, '100', 140_000],
  [123_456, 1_000, '90', 139_000],
  [200_000, -1_000, '90', 179_000],
  [100, -9_000, '100', 10_000],
  [100, -9_000, '90', 9_000],
] as const)(
  'a price of %i by %i hundredths of a percent, rounded to %s, is %i [OWN-05]',
  (price, percent, rounding, is) => {
    expect(changedPrice(price, { percent, rounding })).toBe(is)
  },
)

test('the cost is found that is sold for the new price, and stays where the price stays [OWN-05]', () => {
  const rules = {
    profitMultiplier: '1.45',
    taxMultiplier: '1.21',
    roundPrice: 2,
    currency: 'ARS',
    usePriceWithoutMinimun: false,
  } as const
  const cost = repricedCost(100_000, { percent: 1_000, rounding: '90' }, rules)
  expect(salePrice(cost, rules)).toBe(159_000)
  expect(repricedCost(100_000, { percent: 0, rounding: '10' }, rules)).toBe(100_000)
})
