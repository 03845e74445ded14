import { expect, test } from 'vitest'
import {
  decorated,
  facts,
  mug,
  mugs,
  pampa,
  screenPrinting,
  sure,
  transfer,
  view,
} from '../../test/fixtures.ts'
import { type LineToPrice, priceCart, withPriceHints } from '../pricing.ts'
import { decorationsOf } from './decorations.ts'
import { isDarkGround, isWhiteInk, needsWhiteBase } from './white-base.ts'

const art = (...colours: string[]) => ({ colours, isPhoto: false })
const inks = { ...screenPrinting, hasWhiteBase: true }
const film = { ...transfer, hasWhiteBase: true }
const pricesOf = (line: LineToPrice, known = facts) => sure(priceCart([line], known, pampa))[0]?.prices
const onDark = view(1, { white_base: ['MUG-102'] })

test.each([
  ['#1d1f23', true],
  ['#c1302c', true],
  ['#2456a6', true],
  ['#f5f4f1', false],
  ['#c7cace', false],
  ['#f0c433', false],
  ['#8fbfe0', false],
])('%s is dark: %s [PRICE-03] [DEC-04]', (hex, isDark) => expect(isDarkGround(hex)).toBe(isDark))

test('white inks need no base, and yellow is no white [DEC-04]', () => {
  expect(['#ffffff', '#f5f4f1', '#ffff00', '#eeeeee'].map(isWhiteInk)).toEqual([true, true, false, true])
  expect(needsWhiteBase(inks, art('#ffffff'), '#111111')).toBe(false)
  expect(needsWhiteBase(inks, art('#ffffff', '#ffff00'), '#111111')).toBe(true)
})

test('no base: on light goods, where the color is not known, and where the technique has none [DEC-04]', () => {
  expect(needsWhiteBase(inks, art('#cc0000'), '#f5f4f1')).toBe(false)
  expect(needsWhiteBase(inks, art('#cc0000'), null)).toBe(false)
  expect(needsWhiteBase(screenPrinting, art('#cc0000'), '#111111')).toBe(false)
})

test('a printer of full color has no other white than the base [DEC-04]', () => {
  expect(needsWhiteBase(film, art('#ffffff'), '#111111')).toBe(true)
  expect(needsWhiteBase(film, { colours: [], isPhoto: true }, '#111111')).toBe(true)
})

test('the base is paid for as one color more, in print and in set-up [PRICE-03] [DEC-04]', () => {
  const white = view(1, { colours: 2 })
  const dark = { ...white, white_base: ['MUG-102'] }
  expect(pricesOf(mugs(100, decorated(dark), 'MUG-102'))).toEqual(
    pricesOf(mugs(100, decorated(view(1, { colours: 3 })), 'MUG-102')),
  )
  // nothing changes for the white goods of the same design
  expect(pricesOf(mugs(100, decorated(dark), 'MUG-101'))).toEqual(pricesOf(mugs(100, decorated(white))))
})

test('a line of light and dark goods pays for the base on the dark ones, and for one screen [PRICE-03] [DEC-04]', () => {
  const line = mugs(100, decorated(onDark))
  const rows = [
    { sku: 'MUG-101', quantity: 70 },
    { sku: 'MUG-102', quantity: 30 },
  ]
  // at the scale of a hundred: 60 for one color, 90 for two
  expect(pricesOf({ ...line, rows })).toMatchObject({
    applicationPrice: 70 * 60_00 + 30 * 90_00,
    applicationCost: 2 * 1500_00,
  })
})

test('what is priced by area pays nothing for its base [DEC-04]', () => {
  const place = view(2)
  expect(pricesOf(mugs(100, decorated({ ...place, white_base: ['MUG-101'] })))).toEqual(
    pricesOf(mugs(100, decorated(place))),
  )
})

test('a base beyond the last band is priced by it: the limit of colors is that of the design [DEC-04]', () => {
  const scales = [{ minimum_quantity: 1, price: 50_00, next_price: 20_00 }]
  const one = { ...screenPrinting, maxColours: 1, bands: [{ from: 1, to: 1, scales }] }
  const known = { ...facts, techniques: new Map([[1, one]]) }
  const prices = pricesOf(mugs(100, decorated(onDark), 'MUG-102'), known)
  expect(prices?.applicationPrice).toBe(100 * 70_00)
})

test('the hints beside the price know the base [DEC-04]', () => {
  const lines = [mugs(60, decorated(onDark), 'MUG-102')]
  const entries = sure(priceCart(lines, facts, pampa))
  const two = [mugs(60, decorated(view(1, { colours: 2 })), 'MUG-102')]
  const expected = withPriceHints(sure(priceCart(two, facts, pampa)), two, facts, pampa)
  const [hinted] = withPriceHints(entries, lines, facts, pampa)
  expect([hinted?.next, hinted?.setUps]).toEqual([expected[0]?.next, expected[0]?.setUps])
})

test('pages and documents name the base beside the colors [PRICE-03] [DEC-04]', () => {
  expect(decorationsOf(decorated({ ...onDark, colours: 2 }), mug, facts.techniques)).toEqual([
    expect.stringContaining('Serigrafía, 2 colores y base blanca, 8 × 5 cm'),
  ])
})
