import { expect, test } from 'vitest'
import { parseAmount } from './money.ts'

test.each([
  ['1.500,50', 1500.5],
  ['$ 1.234.567', 1_234_567],
  ['1500', 1500],
  ['1500,5', 1500.5],
  ['1500.50', 1500.5],
  ['1.500', 1500],
])('«%s» is what people mean by it [API-42]', (text, amount) => {
  expect(parseAmount(text)).toBe(amount)
})

test.each(['', '0', '-5', '1,500.50', '12abc', '1e9', '1.50,000', '99999999999999'])(
  '«%s» is no amount [API-42]',
  (text) => {
    expect(parseAmount(text)).toBeUndefined()
  },
)
