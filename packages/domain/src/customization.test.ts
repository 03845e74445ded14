import { expect, test } from 'vitest'
import {
  codeOf,
  decorated,
  embroidery,
  front,
  laser,
  mug,
  screenPrinting,
  techniques,
  transfer,
  view,
} from '../test/fixtures.ts'
import {
  applicationDaysOf,
  checkCustomization,
  checkView,
  isCustomized,
  maxViews,
  unitPriceOf,
} from './customization.ts'

test('without a place nothing is customized, and no days are promised [CART-22]', () => {
  const noCustomization = { views: [], applicationDays: -1 }
  expect([isCustomized(null), isCustomized(noCustomization), isCustomized(decorated(view(1)))]).toEqual([
    false,
    false,
    true,
  ])
  expect(applicationDaysOf(noCustomization, techniques)).toBe(-1)
  expect(applicationDaysOf(decorated(view(1), view(2)), techniques)).toBe(7)
  expect(applicationDaysOf(decorated(view(1), view(99)), techniques)).toBe(-1)
})

test.each([
  [undefined, view(1)],
  ['technique_unknown', view(99)],
  ['printing_area_unknown', view(1, { printing_area_id: 9 })],
  ['colours_invalid', view(1, { colours: 0 })],
  ['colours_invalid', view(1, { colours: 1.5 })],
  ['too_many_colours', view(1, { colours: 5 })],
  [undefined, view(2, { colours: 200 })],
  ['size_invalid', view(1, { width_centimeters: 0 })],
  ['size_invalid', view(1, { height_centimeters: Number.NaN })],
  ['too_big', view(1, { width_centimeters: 18.1 })],
  ['too_big', view(1, { height_centimeters: 9.1 })],
  ['outside_area', view(1, { position: { x: 3.9, y: 5, angle: 0 } })],
  [undefined, view(1, { position: { x: 4, y: 5, angle: 0 } })],
  ['outside_area', view(1, { width_centimeters: 12, position: { x: 10, y: 5, angle: 90 } })],
  [undefined, view(1, { width_centimeters: 9.5, position: { x: 10, y: 5, angle: 90 } })],
  ['outside_area', view(1, { position: { x: Number.NaN, y: 5, angle: 0 } })],
  ['stitches_missing', view(3)],
  [undefined, view(3, { thousandStitches: 4 })],
  ['instructions_too_long', view(1, { instructions: 'a'.repeat(301) })],
])('%s [ROUTE-06]', (code, place) => {
  expect(codeOf(checkView(place, mug, techniques))).toBe(code)
})

test('a technique is offered by the product and taken by the area [ROUTE-06]', () => {
  const without = { ...mug, printing_types: [] }
  expect(codeOf(checkView(view(1), without, techniques))).toBe('technique_not_offered')
  const off = new Map(techniques).set(1, { ...screenPrinting, isOffered: false })
  expect(codeOf(checkView(view(1), mug, off))).toBe('technique_not_offered')
  const narrow = { ...mug, printing_areas: [{ ...front, printing_types: [2] }] }
  expect(codeOf(checkView(view(1), narrow, techniques))).toBe('technique_not_for_area')
})

test('a refusal says which place it means, and places have an end [ROUTE-06]', () => {
  expect(checkCustomization(decorated(view(1), view(99)), mug, techniques)).toMatchObject({ view: 1 })
  const many = decorated(...Array.from({ length: maxViews + 1 }, () => view(1)))
  expect(codeOf(checkCustomization(many, mug, techniques))).toBe('too_many_views')
})

test.each([
  [screenPrinting, view(1), 1, 90_00],
  [screenPrinting, view(1), 99, 90_00],
  [screenPrinting, view(1), 100, 60_00],
  [screenPrinting, view(1, { colours: 3 }), 10, 170_00],
  [transfer, view(2, { width_centimeters: 10, height_centimeters: 5 }), 1, 70_00],
  [transfer, view(2, { width_centimeters: 10.1, height_centimeters: 5 }), 1, 110_00],
  [transfer, view(2, { width_centimeters: 15, height_centimeters: 7 }), 1, 155_00],
  [embroidery, view(3, { thousandStitches: 5, width_centimeters: 4 }), 1, 500_00],
  [embroidery, view(3, { thousandStitches: 5.1, width_centimeters: 4 }), 1, 600_00],
  [embroidery, view(3, { thousandStitches: 7 }), 1, 700_00],
  [laser, view(4), 5000, 120_00],
])('$key is priced by its scale and band [PRICE-02]', (technique, place, quantity, price) => {
  expect(unitPriceOf(technique, place, quantity)).toBe(price)
})

test('a claim of fewer stitches than the size takes pays for the size [PRICE-04]', () => {
  expect(unitPriceOf(embroidery, view(3, { thousandStitches: 0.1 }), 1)).toBe(600_00)
})

test('a value between two bands or under the first pays the next band [PRICE-02]', () => {
  const scales = (price: number) => [{ minimum_quantity: 1, price, next_price: 0 }]
  const gapped = {
    ...laser,
    pricing: 'area' as const,
    bands: [
      { from: 2, to: 5, scales: scales(10) },
      { from: 6, to: 12, scales: scales(20) },
    ],
  }
  const price = (width: number) =>
    unitPriceOf(gapped, view(4, { width_centimeters: width, height_centimeters: 1 }), 1)
  expect([1, 5, 5.5, 6].map(price)).toEqual([10, 10, 20, 20])
})

test('under the first scale or outside the bands there is no price [PRICE-04]', () => {
  const from = {
    ...laser,
    bands: [{ from: 0, to: null, scales: [{ minimum_quantity: 10, price: 1, next_price: 0 }] }],
  }
  expect(codeOf(unitPriceOf(from, view(4), 9))).toBe('technique_without_price')
  const upToTwo = {
    ...screenPrinting,
    bands: [{ from: 1, to: 2, scales: [{ minimum_quantity: 1, price: 1, next_price: 0 }] }],
  }
  expect(codeOf(unitPriceOf(upToTwo, view(1, { colours: 3 }), 1))).toBe('technique_without_price')
  const zero = {
    ...laser,
    bands: [{ from: 0, to: null, scales: [{ minimum_quantity: 1, price: 0, next_price: 0 }] }],
  }
  expect(codeOf(unitPriceOf(zero, view(4), 1))).toBe('technique_without_price')
})
