import fc from 'fast-check'
import { expect, test } from 'vitest'
import { priceWithTaxes } from './price-rules.ts'

const shop = { profitMultiplier: '1', roundPrice: 2, usePriceWithoutMinimun: true } as const
const argentine = { ...shop, taxMultiplier: '1.21', currency: 'ARS' } as const

test('a final price and the one before national taxes differ by the tax, to the cent [LAW-03]', () => {
  expect(priceWithTaxes(489_000, argentine)).toBe(591_690)
  // 33,33 × 1,21 = 40,3293
  expect(priceWithTaxes(3_333, argentine)).toBe(4_033)
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000_00 }), (net) => {
      const final = priceWithTaxes(net, argentine)
      expect(Math.abs(final * 100 - net * 121)).toBeLessThanOrEqual(50)
    }),
  )
})
