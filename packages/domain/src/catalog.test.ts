import fc from 'fast-check'
import { expect, test } from 'vitest'
import { codeOf, generic, mug, mugTiers, polo, variant } from '../test/fixtures.ts'
import { sortSizes } from './catalog/sizes.ts'
import {
  availableStock,
  elementDescriptions,
  genericStock,
  gridOf,
  isCurve,
  lowestCost,
  mainImage,
  tierFor,
  variantImage,
  variantName,
} from './catalog.ts'

test.each([
  [{ stock: 10, reserved_stock: 3 }, 7],
  [{ stock: '10', reserved_stock: '4' }, 6],
  [{ stock: 2, reserved_stock: 5 }, 0],
  [{ stock: 'x', reserved_stock: 0 }, 0],
])('of %o people can have %i [API-16]', (variant, available) => {
  expect(availableStock(variant)).toBe(available)
})

test('a generic has the stock of its active variants [API-16]', () => {
  expect(genericStock({ products: [variant('A1', []), variant('A2', [], { active: false })] })).toBe(1000)
})

test('a tier is reached at its quantity, whatever the order of the tiers [PRICE-01]', () => {
  const reversed = { sku: 'X', tiers: [...mugTiers].reverse() }
  for (const one of [{ sku: 'X', tiers: mugTiers }, reversed]) {
    expect(tierFor(one, 99)).toMatchObject({ min_quantity: 1 })
    expect(tierFor(one, 100)).toMatchObject({ min_quantity: 100 })
  }
  expect(codeOf(tierFor({ sku: 'X', tiers: [{ min_quantity: 5, cost: 1 }] }, 4))).toBe('under_first_tier')
})

test('a size curve says size and color of every variant [ROUTE-16]', () => {
  expect(isCurve(polo)).toBe(true)
  expect(isCurve(mug)).toBe(false)
  expect(isCurve({ products: [variant('A1', [], { size: '.' })] })).toBe(false)
  expect(isCurve({ products: [] })).toBe(false)
})

test('sizes go from small to large [ROUTE-16]', () => {
  const sizes = ['3XL', 'XS', 'M', 'XXL', 'L', '5XL', 'S', 'XL', '4XL', '2XS']
  expect(sortSizes(sizes)).toEqual(['2XS', 'XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL', '4XL', '5XL'])
  expect(sortSizes(['42', '38', '40,5', '40'])).toEqual(['38', '40', '40,5', '42'])
  expect(sortSizes(['Único', '38', 'M'])).toEqual(['M', '38', 'Único'])
})

test('sorting sizes loses none and does not depend on the order [ROUTE-16]', () => {
  const sizes = fc.array(fc.constantFrom('XS', 'S', 'M', 'L', 'XL', '2XL', '38', '40', 'Único', ''), {
    maxLength: 20,
  })
  fc.assert(
    fc.property(sizes, (list) => {
      expect(sortSizes([...list].reverse())).toEqual(sortSizes(list))
      expect(sortSizes(list)).toHaveLength(list.length)
    }),
  )
})

test('the grid has colors as rows, sizes as columns and holes where a pair is missing [ROUTE-16]', () => {
  const products = [
    variant('A1', [], { color: 'Rojo', size: 'M', stock: 5 }),
    variant('A2', [], { color: 'Azul', size: 'S' }),
    variant('A3', [], { color: 'Rojo', size: 'S', reserved_stock: 999 }),
    variant('A4', [], { color: 'Verde', size: 'S', active: false }),
  ]
  const grid = gridOf({ products })
  expect(grid.sizes).toEqual(['S', 'M'])
  expect(grid.rows.map((row) => [row.color, row.cells.map((cell) => cell?.available ?? null)])).toEqual([
    ['Rojo', [1, 5]],
    ['Azul', [1000, null]],
  ])
})

test('the price from is the lowest of what is sold [API-15]', () => {
  expect(lowestCost(mug)).toBe(805_55)
  expect(lowestCost({ products: [variant('A1', [{ min_quantity: 1, cost: 0 }])] })).toBeNull()
  expect(lowestCost({ products: [variant('A1', mugTiers, { active: false })] })).toBeNull()
})

test('dots and dashes are no description [DRAWER-07]', () => {
  const one = variant('A1', [], {
    element_description_1: 'Azul',
    element_description_2: '..',
    element_description_3: '-',
  })
  expect(elementDescriptions(one)).toEqual(['Azul'])
  expect(variantName({ ...one, element_description_3: 'Mate' })).toBe('Azul Mate')
})

test("a variant's own picture comes before the main one [ROUTE-15]", () => {
  const image = {
    image_url: '/a',
    main: false,
    order: 2,
    variant: null,
    printing_area_id: null,
    width: 1,
    height: 1,
    color: null,
  }
  const images = [
    image,
    { ...image, image_url: '/main', main: true, order: 1 },
    { ...image, image_url: '/red', variant: 'R' },
  ]
  expect(mainImage({ images }, 'R')?.image_url).toBe('/red')
  expect(mainImage({ images }, 'B')?.image_url).toBe('/main')
  expect(mainImage(generic(1, []))).toBeNull()
})

test('a size without a picture shows its color, not the product in another one [QUO-02]', () => {
  const image = { main: false, order: 2, printing_area_id: null, width: 1, height: 1, color: null }
  const images = [
    { ...image, image_url: '/white', variant: 'WHITE-S', main: true, order: 1 },
    { ...image, image_url: '/black', variant: 'BLACK-S' },
  ]
  const products = ['WHITE-S', 'BLACK-S', 'BLACK-XXL', 'RED-S'].map((sku) =>
    variant(sku, [], { color: sku.split('-')[0] ?? '' }),
  )
  const shown = (sku: string) => variantImage({ images, products }, sku)?.image_url
  expect(['BLACK-S', 'BLACK-XXL', 'RED-S'].map(shown)).toEqual(['/black', '/black', '/white'])
})
