import { expect, test } from 'vitest'
import type { Product } from '../catalog/product.ts'
import { groupOrderedLines, type OrderedLine } from './ordered-lines.ts'
import { isInCart, listArtIds, type OfferedToday, reorderLine } from './reorder.ts'

const row = (sku: string, quantity: number, more: Partial<OrderedLine> = {}): OrderedLine => ({
  productId: 1,
  genericProductId: 31,
  productName: 'Remera Lima',
  variantName: sku,
  sku,
  quantity,
  hasProductBuilding: false,
  customization: null,
  shoppingCartId: 0,
  shoppingCartUUID: 'line-1',
  principal: true,
  advance: false,
  priceBase: 10,
  priceAplication: 0,
  tax: 2.1,
  total: 12.1,
  image: null,
  printingArea: null,
  decorations: [],
  decoratedUnitPrice: 10,
  decoratedUnitPriceWithTaxes: 12.1,
  ...more,
})

const variant = (sku: string, stock: number) => ({
  id: 7,
  sku,
  stock,
  color: 'Azul',
  primary_color: '#1a237e',
  size: sku,
  tiers: [],
  element_description_1: 'Azul',
  element_description_2: '',
  element_description_3: '',
})

function offered(
  changes: { stock?: Record<string, number>; type?: Product['type']; gone?: boolean } = {},
): OfferedToday {
  const { stock = { S: 50, M: 50 }, type = 'ProductoCurva', gone = false } = changes
  const product = {
    id: 31,
    external_id: 'REM',
    name: 'Remera Lima',
    type,
    images: [],
    printing_types: [],
    products: Object.entries(stock).map(([sku, units]) => variant(sku, units)),
    customization_under_minimum_extra_cost: null,
    printing_areas: [{ id: 1, printing_types: [4] }],
  } as unknown as Product
  const technique = {
    id: 4,
    name: 'Serigrafía',
    minUnitsForPrinting: 20,
    customizationUnderMinimumExtraCost: 100,
  } as unknown as OfferedToday['techniques'][number]
  return {
    products: new Map([[31, gone ? null : product]]),
    techniques: [technique],
    hasArt: new Map([
      ['logo', true],
      ['lost', false],
    ]),
  }
}

const printed = (technique_id: number, logo_id = 'logo'): Partial<OrderedLine> => ({
  hasProductBuilding: true,
  customization: {
    views: [
      {
        printing_area_id: 1,
        technique_id,
        colours: 1,
        logo_id,
        design_id: null,
        width_centimeters: 10,
        height_centimeters: 5,
      },
    ],
    applicationDays: -1,
  },
})

test('rows that were bought as one line are one line again [ORD-02]', () => {
  const rows = [row('S', 3), row('M', 4), row('S', 1, { shoppingCartUUID: 'line-2' })]
  expect(groupOrderedLines(rows).map((line) => line.map(({ sku }) => sku))).toEqual([['S', 'M'], ['S']])
  const { line, leftOut, short } = reorderLine(rows.slice(0, 2), offered(), 'new')
  expect(line).toMatchObject({
    type: 'ProductoCurva',
    shoppingCartUUID: 'new',
    value: [{ value: { sku: 'S', quantity: 3 } }, { value: { sku: 'M', quantity: 4 } }],
  })
  expect([leftOut, short]).toEqual([[], []])
})

test('lines that are no longer offered are left out and reported, lines with too little stock are added and reported [ORD-02]', () => {
  const { line, leftOut, short } = reorderLine(
    [row('S', 60), row('M', 4), row('XL', 2)],
    offered({ stock: { S: 50, M: 0 } }),
    'new',
  )
  expect(line).toMatchObject({ value: [{ value: { sku: 'S', quantity: 60 } }] })
  expect(leftOut.map(({ name, reason }) => [name, reason])).toEqual([
    ['Remera Lima, M', 'out_of_stock'],
    ['Remera Lima, XL', 'variant_gone'],
  ])
  expect(short).toEqual([{ name: 'Remera Lima, S', quantity: 60, stock: 50 }])
  expect(reorderLine([row('S', 1)], offered({ gone: true }), 'new')).toMatchObject({
    line: null,
    leftOut: [{ reason: 'product_gone' }],
  })
})

test('a decorated line comes with its art and technique, or not at all [ORD-02]', () => {
  const again = reorderLine([row('S', 30, printed(4))], offered(), 'new')
  expect(again.line).toMatchObject({
    customization: { views: [{ logo_id: 'logo', technique_id: 4 }] },
    applicationTechnique: [{ id: 4, minUnitsForPrinting: 20, customizationUnderMinimumExtraCost: 10_000 }],
  })
  expect(reorderLine([row('S', 30, printed(9))], offered(), 'new').leftOut).toMatchObject([
    { reason: 'place_gone' },
  ])
  expect(reorderLine([row('S', 30, printed(4, 'lost'))], offered(), 'new').leftOut).toMatchObject([
    { reason: 'art_gone' },
  ])
})

test('a designed line is made again while the logos in its design are there; its own picture is no upload [ORD-02]', () => {
  const drawn = (logo_id: string) => {
    const [view] = printed(4).customization?.views ?? []
    if (!view) throw new Error('no place')
    const element = { type: 'image', id: 'logo', logo_id } as unknown as NonNullable<
      typeof view.elements
    >[number]
    const views = [{ ...view, logo_id: null, design_id: 'saved design', elements: [element] }]
    return { ...printed(4), customization: { views, applicationDays: 5 } }
  }
  expect(listArtIds(drawn('logo').customization.views)).toEqual(['logo'])
  const again = reorderLine([row('S', 30, drawn('logo'))], offered(), 'new')
  expect(again.line).toMatchObject({ customization: { views: [{ elements: [{ logo_id: 'logo' }] }] } })
  expect(reorderLine([row('S', 30, drawn('lost'))], offered(), 'new').leftOut).toMatchObject([
    { reason: 'art_gone' },
  ])
})

test('a line that the cart already has with the same art is not added twice silently [ORD-02]', () => {
  const view = { printing_area_id: 1, technique_id: 4, colours: 1, logo_id: 'logo' }
  const decorated = { customization: { views: [view] } } as unknown as Partial<OrderedLine>
  const again = (rows: OrderedLine[]) => {
    const { line } = reorderLine(rows, offered(), 'new')
    if (!line) throw new Error('it is offered')
    return line
  }
  const [plain, printed] = [again([row('S', 8)]), again([row('S', 8, decorated)])]
  expect(isInCart(plain, [again([row('S', 3), row('M', 2)])])).toBe(true)
  expect(isInCart(printed, [plain])).toBe(false)
  expect(isInCart(printed, [printed])).toBe(true)
  expect(isInCart(again([row('M', 1)]), [plain])).toBe(false)
})
