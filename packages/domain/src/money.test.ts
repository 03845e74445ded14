import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  formatPrice,
  formatPriceText,
  fromWire,
  rateMinusOne,
  rateText,
  roundTo,
  share,
  stepOf,
  times,
  toWire,
} from './money.ts'

test('a rate is applied exactly and halves go up [PRICE-03]', () => {
  expect(times(100, '1.35')).toBe(135)
  expect(times(101, '1.5')).toBe(152)
  expect(times(1005, '1.1')).toBe(1106)
  expect(times(115, '1.1')).toBe(127)
  expect(times(10_000, 13_500)).toBe(13_500)
  expect(times(9_007_199_254_740, '1.0001')).toBe(9_008_099_974_665)
})

test('a price is rounded to the step of its shop, never finer than the coin [UI-06]', () => {
  expect(stepOf(2, 'ARS')).toBe(1)
  expect(stepOf(1, 'ARS')).toBe(10)
  expect(stepOf(0, 'ARS')).toBe(100)
  expect(stepOf(2, 'CLP')).toBe(100)
  expect(times(1050, '1', 100)).toBe(1100)
  expect(times(1049, '1', 100)).toBe(1000)
  expect(roundTo(1250, 100)).toBe(1300)
})

test('an amount of any size is as exact as the arithmetic of whole numbers without end', () => {
  const amounts = fc.oneof(fc.integer({ min: -1000, max: 1000 }), fc.integer({ min: -9e11, max: 9e11 }))
  const rates = fc.integer({ min: 0, max: 99_999_999 }).map((rate) => (rate / 10_000).toFixed(4))
  fc.assert(
    fc.property(amounts, rates, fc.constantFrom(1, 10, 100), (amount, rate, step) => {
      const doubled = 2n * BigInt(amount) * BigInt(rate.replace('.', '')) + 10_000n * BigInt(step)
      const divisor = 20_000n * BigInt(step)
      const rest = ((doubled % divisor) + divisor) % divisor
      const steps = (doubled - rest) / divisor
      expect(times(amount, rate, step)).toBe(Number(steps) * step)
    }),
    { numRuns: 2_000 },
  )
})

test('an invalid rate throws instead of giving a price', () => {
  for (const wrong of ['', '1,35', '-1', '1e3', 'NaN', 1.5, -1, Number.NaN]) {
    expect(() => times(100, wrong)).toThrow(TypeError)
  }
  expect(() => rateMinusOne('0.9')).toThrow(RangeError)
})

test('rates have one text [PRICE-02]', () => {
  expect(['1.350', 13_500, '01.35'].map(rateText)).toEqual(['1.35', '1.35', '1.35'])
  expect(['1.21', '1', '1.005', '2.5'].map(rateMinusOne)).toEqual(['0.21', '0', '0.005', '1.5'])
})

test('shares add up to the total, the largest remainder first [PRICE-03]', () => {
  expect(share(100, [1, 1, 1])).toEqual([34, 33, 33])
  expect(share(10, [1, 3, 3])).toEqual([2, 4, 4])
  expect(share(7, [0, 0])).toEqual([7, 0])
  expect(share(5, [])).toEqual([])
})

test('shares are never more than one unit from their part [PRICE-03]', () => {
  const weights = fc.array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 40 })
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9e12 }), weights, (total, parts) => {
      const shares = share(total, parts)
      expect(shares.reduce((a, b) => a + b, 0)).toBe(total)
      const sum = parts.reduce((a, b) => a + b, 0)
      if (sum === 0) return
      for (const [index, one] of shares.entries()) {
        const off = BigInt(one) * BigInt(sum) - BigInt(total) * BigInt(parts[index] ?? 0)
        expect(off < BigInt(sum) && off > -BigInt(sum)).toBe(true)
      }
    }),
  )
})

test.each([
  [123_456, 2, '1.234', ',56'],
  [123_456, 1, '1.234', ',6'],
  [123_450, 0, '1.235', ''],
  [5, 2, '0', ',05'],
  [100_000_000_00, 2, '100.000.000', ',00'],
])('%i hundredths with %i decimals read %s%s [UI-05] [UI-06]', (amount, roundPrice, main, cents) => {
  expect(formatPrice(amount, roundPrice)).toEqual({ symbol: '$', main, cents })
})

test('the symbol may be another one [UI-05]', () => {
  expect(formatPrice(100, 2, 'US$').symbol).toBe('US$')
  expect(formatPriceText(123_456)).toBe('$\u00a01.234,56')
})

test('amounts survive the wire [PRICE-03]', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 9e13 }), (amount) => {
      expect(fromWire(JSON.parse(JSON.stringify(toWire(amount))))).toBe(amount)
    }),
  )
})
