import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isRefusal } from '../refusal.ts'
import { discountOf } from './discount.ts'

const sums = { subTotal: 1_000_000, taxes: 210_000 }

test('a discount takes the taxes on it along [QUO-06]', () => {
  expect(discountOf({ percent: 1_250 }, sums, 1)).toEqual({ net: 125_000, discount: 151_250 })
  expect(discountOf({ amount: 100_000 }, sums, 1)).toEqual({ net: 100_000, discount: 121_000 })
  // Chile counts in whole pesos: 19 % of 1.234,5 pesos
  expect(discountOf({ amount: 123_450 }, { subTotal: 500_000, taxes: 95_000 }, 100)).toEqual({
    net: 123_500,
    discount: 147_000,
  })
})

test('neither nothing nor everything is a discount [QUO-06]', () => {
  expect(discountOf({ amount: 40 }, sums, 100)).toMatchObject({ refusal: 'discount_too_small' })
  expect(discountOf({ percent: 10_000 }, sums, 1)).toMatchObject({ refusal: 'discount_too_large' })
  expect(discountOf({ amount: 1 }, { subTotal: 0, taxes: 0 }, 1)).toMatchObject({
    refusal: 'discount_too_large',
  })
})

test('the discounted total is never negative, payable in the step, and taxed as before [QUO-06]', () => {
  const amounts = fc.integer({ min: 1, max: 1_000_000_000_000 })
  const step = fc.constantFrom(1, 10, 100)
  const anyDiscount = fc.oneof(
    fc.record({ percent: fc.integer({ min: 1, max: 10_000 }) }),
    fc.record({ amount: amounts }),
  )
  fc.assert(
    fc.property(amounts, fc.integer({ min: 0, max: 30 }), step, anyDiscount, (raw, rate, step, discount) => {
      const subTotal = raw * step
      const taxes = Math.round((raw * rate) / 100) * step
      const off = discountOf(discount, { subTotal, taxes }, step)
      if (isRefusal(off)) return
      const taxesOff = off.discount - off.net
      expect(off.net > 0 && off.net < subTotal && taxesOff >= 0 && taxesOff <= taxes).toBe(true)
      expect([off.net % step, off.discount % step]).toEqual([0, 0])
      // to half a step and the unit of the share
      expect(Math.abs(taxesOff - (taxes * off.net) / subTotal)).toBeLessThanOrEqual(step / 2 + 1)
    }),
  )
})
