import { expect, test } from 'vitest'
import { priceParts, priceText } from './price-figure.tsx'

test('an amount is split into a main part and a small cents part, in German format [UI-05] [UI-06]', () => {
  expect(priceParts(1234.56)).toMatchObject({ main: '1.234', cents: '56' })
  expect(priceParts(1234.5)).toMatchObject({ main: '1.234', cents: '50' })
  expect(priceText(1234567.891)).toBe('$ 1.234.567,89')
})

test('a shop that rounds to whole units shows no cents [UI-06]', () => {
  expect(priceParts(1234.56, 0)).toMatchObject({ main: '1.235', cents: '' })
})
