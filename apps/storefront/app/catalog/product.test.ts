import { expect, test } from 'vitest'
import {
  findNextTier,
  findReachedTier,
  listImages,
  type ProductImage,
  readProductId,
  savingPercent,
  stepsOf,
} from './product.ts'

const tiers = [
  { min_quantity: 10, price: 100, price_with_taxes: 121 },
  { min_quantity: 50, price: 90, price_with_taxes: 108.9 },
]
const image = (image_url: string, variant: string | null, order = 0): ProductImage => ({
  image_url,
  variant,
  order,
  main: order === 0,
  width: 1,
  height: 1,
  color: null,
  printing_area_id: null,
})

test('a product is found by the id at the end of its address [ROUTE-15, ROUTE-16]', () => {
  expect(['taza-roja-12', '12', 'remera-2-en-1-340'].map(readProductId)).toEqual([12, 12, 340])
  expect(['taza', 'taza-', 'taza-0', 'taza12', undefined, '1e9'].map(readProductId)).toEqual(
    Array(6).fill(undefined),
  )
})

test('the tier reached and the next one', () => {
  expect([9, 10, 49, 50].map((quantity) => findReachedTier(tiers, quantity)?.price)).toEqual([
    undefined,
    100,
    100,
    90,
  ])
  expect(findNextTier(tiers, 49)?.min_quantity).toBe(50)
  expect(findNextTier(tiers, 50)).toBeUndefined()
  expect(savingPercent(100, 90)).toBe(10)
  expect(savingPercent(2.99, 2.98)).toBe(0)
})

test('of many tiers four are shown: the first, the last, and the reached one [PRICE-01]', () => {
  const seven = [1, 12, 25, 50, 100, 250, 500].map((min_quantity) => ({
    min_quantity,
    price: 100,
    price_with_taxes: 121,
  }))
  const shown = (units: number) =>
    stepsOf(seven, findReachedTier(seven, units)).map((one) => one.min_quantity)
  expect(shown(1)).toEqual([1, 25, 100, 500])
  expect(shown(12)).toEqual([1, 12, 100, 500])
  expect(shown(300)).toEqual([1, 25, 250, 500])
  expect(stepsOf(tiers, tiers[0])).toBe(tiers)
})

test('pictures follow the color; pictures of everything stay; without own ones all are shown [ROUTE-15]', () => {
  const product = { images: [image('red', 'R', 1), image('all', null, 3), image('blue', 'B', 2)] }
  expect(listImages(product, ['B']).map((one) => one.image_url)).toEqual(['blue', 'all'])
  expect(listImages(product, ['X']).map((one) => one.image_url)).toEqual(['red', 'blue', 'all'])
})
