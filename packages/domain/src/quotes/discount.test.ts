import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sure } from '../../test/fixtures.ts'
import { addPrices, type Prices, pricesOf } from '../pricing.ts'
import { isRefusal } from '../refusal.ts'
import { discountOf, discountQuote, linesBelowCost } from './discount.ts'

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

const lineOf = (shoppingCartUUID: string, goods: number, taxes: number, base = 0) => ({
  shoppingCartUUID,
  prices: {
    ...pricesOf({
      base,
      goods,
      application: 0,
      setUp: 0,
      extra: 0,
      applicationWithProfit: 0,
      extraWithProfit: 0,
      taxes,
    }),
    taxMultiplier: '1.21',
    profitMultiplier: '1.4',
  } satisfies Prices,
})

test('a line has its own discount first, and the whole one is of what is left [ADM-16] [QUO-06]', () => {
  const lines = [lineOf('mugs', 1_000_000, 210_000), lineOf('pens', 500_000, 105_000)]
  const off = sure(
    discountQuote(lines, { lines: new Map([['mugs', { percent: 1_000 }]]), whole: { percent: 500 } }, 1),
  )
  expect(off.lines).toEqual([{ shoppingCartUUID: 'mugs', percent: 1_000, net: 100_000, discount: 121_000 }])
  // 5 % of 900 000 + 500 000
  expect(off.whole).toEqual({ net: 70_000, discount: 84_700 })
  expect([off.net, off.discount]).toEqual([170_000, 205_700])
})

test('a line that would be given away whole is named [ADM-16]', () => {
  const discounts = { lines: new Map([['pens', { percent: 10_000 }]]), whole: null }
  expect(discountQuote([lineOf('pens', 500, 105)], discounts, 1)).toMatchObject({
    refusal: 'discount_too_large',
    data: { shoppingCartUUID: 'pens' },
  })
})

test('lines below their cost are told, by their share of the whole discount too [ADM-16]', () => {
  const lines = [lineOf('mugs', 1_000, 210, 700), lineOf('pens', 1_000, 210, 950)]
  const below = (whole: { percent: number } | null, ofLines: [string, { percent: number }][] = []) =>
    linesBelowCost(lines, sure(discountQuote(lines, { lines: new Map(ofLines), whole }, 1)))
  expect(below(null)).toEqual([])
  expect(below({ percent: 500 })).toEqual([])
  expect(below({ percent: 600 })).toEqual(['pens'])
  expect(below(null, [['mugs', { percent: 3_500 }]])).toEqual(['mugs'])
})

test('rows less all discounts are the total, in every step, with any discounts of lines [ADM-16]', () => {
  const amount = fc.integer({ min: 2, max: 1_000_000_000 })
  const rate = fc.integer({ min: 0, max: 30 })
  const discount = fc.oneof(
    fc.record({ percent: fc.integer({ min: 1, max: 9_999 }) }),
    fc.record({ amount }),
    fc.constant(null),
  )
  const line = fc.record({ amount, rate, discount })
  const step = fc.constantFrom(1, 10, 100)
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 8 }), discount, step, (drafts, whole, step) => {
      const lines = drafts.map(({ amount, rate }, index) =>
        lineOf(String(index), amount * step, Math.round((amount * rate) / 100) * step),
      )
      const ofLines = new Map(
        drafts.flatMap(({ discount }, at) => (discount ? [[String(at), discount]] : [])),
      )
      const off = discountQuote(lines, { lines: ofLines, whole }, step)
      if (isRefusal(off)) return
      const sums = lines.map(({ prices }) => prices).reduce(addPrices)
      const parts = [...off.lines, ...(off.whole ? [off.whole] : [])]
      expect(parts.reduce((sum, { discount }) => sum + discount, 0)).toBe(off.discount)
      expect(parts.reduce((sum, { net }) => sum + net, 0)).toBe(off.net)
      const total = sums.subTotal + sums.taxes - off.discount
      expect(total > 0 && off.net < sums.subTotal && off.discount - off.net <= sums.taxes).toBe(true)
      expect(total % step).toBe(0)
    }),
  )
})
