import { expect, test } from 'vitest'
import { isFault } from '../faults.ts'
import {
  booleanOf,
  checkCurrency,
  gramsOf,
  type ImportPriceRules,
  measureOf,
  readPrice,
  stockOf,
} from './numbers.ts'

const pesos: ImportPriceRules = { currency: 'ARS', ignoresCurrency: false }

test.each([
  ['$ 1.234,50', 123_450],
  ['1,234.50', 123_450],
  ['1234.5', 123_450],
  ['1234,5', 123_450],
  ['1.234', 123_400],
  ['1,234', 123_400],
  ['1.234.567', 123_456_700],
  ['1.234.567,89', 123_456_789],
  ['1214.900', 121_490],
  ['0,125', 13],
  ['12,345.678', 1_234_568],
  ['ARS 99', 9_900],
  ['$1.500.-', 150_000],
  ['AR$ 1 500,00 + IVA', 150_000],
  ['$ 2.000 c/u', 200_000],
  [1234.5, 123_450],
  [0.1 + 0.2, 30],
  [1e3, 100_000],
  ['$ 90.071.992,54', 9_007_199_254],
  ['.', null],
  ['', null],
  ['0', null],
  [null, null],
])('the price %j is %j hundredths [IMP-01]', (given, minor) => {
  expect(readPrice(given, pesos)).toBe(minor)
})

test.each(['abc', '1.23.4', '12,34,5', '1.2345,6', 'consultar', '=A1*2', '1..5', {}, Number.NaN])(
  'the price %j cannot be read and is no zero [IMP-01]',
  (given) => {
    expect(readPrice(given, pesos)).toMatchObject({ fault: 'price_unreadable' })
  },
)

test.each(['-1', '$ -50', '-1.234,50', '(50)', -1])(
  'the price %j is negative, and called so [IMP-06]',
  (given) => {
    expect(readPrice(given, pesos)).toMatchObject({ fault: 'price_negative' })
  },
)

test('in the texts of an API a point is a decimal point [IMP-01]', () => {
  expect(readPrice('121.900', pesos)).toBe(12_190_000)
  expect(readPrice('121.900', pesos, true)).toBe(12_190)
  expect(readPrice('$ 1.234,50', pesos, true)).toBe(123_450)
})

test('Chilean prices have no cents [IMP-01]', () => {
  expect(readPrice('1.234,50', { currency: 'CLP', ignoresCurrency: false })).toBe(123_500)
})

test.each(['USD 12,50', 'U$S 12,50', 'US$ 12.50', '€ 3', 'CLP 3000', 'R$ 5'])(
  '%j is refused in a shop of pesos, and read when the currency is ignored [IMP-01]',
  (given) => {
    expect(readPrice(given, pesos)).toMatchObject({ fault: 'other_currency' })
    expect(isFault(readPrice(given, { ...pesos, ignoresCurrency: true }))).toBe(false)
  },
)

test('the field of the currency is believed unless it is said to be unreliable [IMP-01]', () => {
  expect(checkCurrency('USD', pesos)).toMatchObject({ fault: 'other_currency' })
  expect(checkCurrency('USD', { ...pesos, ignoresCurrency: true })).toBeNull()
  expect(['ars', '$', '', '-'].map((text) => checkCurrency(text, pesos))).toEqual([null, null, null, null])
})

test.each([
  ['2133', 2133],
  ['1.200 u.', 1200],
  ['1,200', 1200],
  ['1.200,00', 1200],
  ['10.000', 10_000],
  ['12,5', 12],
  ['sin stock', 0],
  ['AGOTADO', 0],
  ['No disponible', 0],
  ['-5', 0],
  ['(5)', 0],
  [-5, 0],
  ['+500', 500],
  ['> 1000', 1000],
  ['500+', 500],
  ['Stock: 30 unidades', 30],
  ['350 unid.', 350],
  [12.9, 12],
  ['.', null],
  ['', null],
  [null, null],
])('the stock %j is %j units [IMP-01]', (given, units) => {
  expect(stockOf(given)).toBe(units)
})

test.each(['consultar', 'mucho', '12 de 30', '1.2.3'])('the stock %j cannot be read [IMP-01]', (given) => {
  expect(stockOf(given)).toMatchObject({ fault: 'stock_unreadable' })
})

test('measures and weights with their units [IMP-01]', () => {
  expect([measureOf('12,5 cm'), measureOf(7), measureOf('-'), measureOf('alto')]).toEqual([
    12.5,
    7,
    undefined,
    undefined,
  ])
  expect([gramsOf('0,35 kg'), gramsOf('350 g'), gramsOf(350), gramsOf('1.200')]).toEqual([
    350, 350, 350, 1200,
  ])
})

test('yes and no [IMP-01]', () => {
  expect(['Sí', 'x', 'NO', '0', true, 'quizás'].map(booleanOf)).toEqual([
    true,
    true,
    false,
    false,
    true,
    undefined,
  ])
})
