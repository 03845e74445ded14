import { expect, test } from 'vitest'
import { decoratedUnits } from './unit-prices.ts'

const units = [
  { sku: 'S', quantity: 8, unitCost: 500_000, unitPrice: 872_900 },
  { sku: 'XXL', quantity: 4, unitCost: 540_000, unitPrice: 933_800 },
]

test('a unit with the logo costs its goods and its share of the decoration, net and gross [PRICE-02]', () => {
  const decorated = decoratedUnits(units, { applicationPriceWithProfit: 100_000, taxMultiplier: '1.21' })
  expect(decorated).toMatchObject([
    { sku: 'S', decoratedUnitPrice: 881_233, decoratedUnitPriceWithTaxes: 1_066_292 },
    { sku: 'XXL', decoratedUnitPrice: 942_133, decoratedUnitPriceWithTaxes: 1_139_981 },
  ])
})

test('without decoration it is the price of the goods [PRICE-02]', () => {
  const [plain] = decoratedUnits(units, { applicationPriceWithProfit: 0, taxMultiplier: '1.19' })
  expect(plain?.decoratedUnitPrice).toBe(plain?.unitPrice)
})
