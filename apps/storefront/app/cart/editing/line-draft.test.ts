import { type CartProduct, customizationOf } from '@estampa/domain/cart'
import type { CustomizationView } from '@estampa/domain/customization'
import { expect, test } from 'vitest'
import type { LoadedProduct, Technique } from '../../catalog/load-product.ts'
import type { PrintArea, Product, Variant } from '../../catalog/product.ts'
import { type Draft, toCustomization as designOf, type Logo } from '../../customization/draft.ts'
import { toLine } from '../product-lines.ts'
import { type Logos, toDraft, toEditedLine, withLogos } from './line-draft.ts'

const technique = (id: number, changes: Partial<Technique> = {}): Technique => ({
  id,
  key: 'x',
  name: `t${id}`,
  description: '',
  pricing: 'colour',
  minUnitsForPrinting: 50,
  customizationUnderMinimumExtraCost: null,
  maxColours: 4,
  productionDays: 5,
  max_width_centimeters: null,
  max_height_centimeters: null,
  least_line_millimeters: 0.35,
  least_letter_millimeters: 2,
  ...changes,
})
const screen = technique(1)
const embroidery = technique(2, { pricing: 'stitches', maxColours: 12, productionDays: 7 })
const area = (id: number): PrintArea => ({
  id,
  name: `lugar ${id}`,
  width_centimeters: 10,
  height_centimeters: 8,
  printing_types: [1, 2],
  placement: { image_url: '/a', x: 0, y: 0, width: 1, height: 1 },
})
const variant = (id: number, size: string): Variant => ({
  id,
  sku: `P-${size}`,
  stock: 1000,
  size,
  color: 'Rojo',
  primary_color: '#ff0000',
  secondary_color: null,
  availability: 'stock',
  on_order_days: null,
  element_description_1: 'Rojo',
  element_description_2: '',
  element_description_3: '',
  tiers: [],
})
const productOf = (type: Product['type'], changes: Partial<Product> = {}): Product => ({
  id: 7,
  external_id: 'P',
  name: 'Chomba',
  url: 'chomba-7',
  description: '',
  type,
  families: [],
  supplementary_information_text: '',
  subattributes: [],
  images: [],
  tag: null,
  production_days: 3,
  minimum_order_quantity: 10,
  customization_under_minimum_extra_cost: 12.5,
  unit_weight: 1,
  height: 1,
  length: 1,
  width: 1,
  units_per_box: 1,
  video_url: null,
  size_guide: null,
  related: [],
  printing_areas: [area(10), area(11)],
  printing_types: [screen, embroidery],
  products: [variant(1, 'S'), variant(2, 'M'), variant(3, 'L')],
  ...changes,
})
const loaded = (type: Product['type'], changes: Partial<Product> = {}): LoadedProduct => ({
  product: productOf(type, changes),
  techniques: [screen, embroidery],
})

const logo = (id: string): Logo => ({
  id,
  name: 'logo.svg',
  url: '/old',
  preview_url: '/old',
  width: 600,
  height: 300,
  isVector: true,
  colours: ['#111111', '#222222', '#333333'],
  drawing_url: null,
  facts: null,
  made_from: null,
})
const logos: Logos = new Map(['front', 'drawn'].map((id) => [id, logo(id)]))
const front: CustomizationView = {
  printing_area_id: 10,
  technique_id: 1,
  colours: 2,
  colour_names: ['#111111', 'Pantone 286'],
  width_centimeters: 3.33,
  height_centimeters: 6.667,
  thousandStitches: null,
  logo_id: 'front',
  design_id: null,
  position: { x: 4.21, y: 3.5, angle: 90 },
  instructions: 'usar el azul',
  elements: [],
}
// more stitches than its size takes, and a saved design instead of a logo
const sewn: CustomizationView = {
  ...front,
  printing_area_id: 11,
  technique_id: 2,
  colours: 1,
  colour_names: ['#abcdef'],
  thousandStitches: 44.4,
  logo_id: null,
  design_id: 'drawn',
  instructions: '',
}

type LineFixture = { type: Product['type']; rows: readonly (readonly [sku: string, quantity: number])[] }

function storedLine({ type, rows }: LineFixture, views = [front, sewn]): CartProduct {
  const product = productOf(type)
  const chosen = rows.flatMap(([sku, quantity]) => {
    const found = product.products.find((one) => one.sku === sku)
    return found ? [{ variant: found, quantity }] : []
  })
  const decoration = {
    customization: { views, applicationDays: 7 },
    applicationTechnique: [],
    customizationRender: '/finished',
  }
  const line = toLine({ product, chosen, decoration, uuid: 'kept' })
  if (!line) throw new Error('no line')
  const quoteInfo = { quoteId: 'q', number: 'C-1', version: 2 }
  if (line.type === 'ProductoSimple') return { ...line, quoteInfo }
  const value = line.value.map((row) => ({ ...row, shoppingCartUUID: `row ${row.value.sku}` }))
  return { ...line, quoteInfo, value }
}
const simple: LineFixture = { type: 'ProductoSimple', rows: [['P-M', 25]] }
const curve: LineFixture = {
  type: 'ProductoCurva',
  rows: [
    ['P-L', 5],
    ['P-S', 30],
  ],
}

function saved(before: CartProduct, draft: Draft): CartProduct {
  const { product, techniques } = loaded(before.type)
  const decoration = {
    customization: designOf(draft, techniques),
    applicationTechnique: [],
    customizationRender: null,
  }
  const chosen = product.products.map((one) => ({ variant: one, quantity: draft.units[one.sku] ?? 0 }))
  const made = toLine({ product, chosen, decoration, uuid: 'made' })
  if (!made) throw new Error('no line')
  return toEditedLine(before, made, () => 'new')
}

test.each([simple, curve])(
  'a line of a $type comes back from its draft as it was [CART-22, CART-23]',
  (fixture) => {
    const line = storedLine(fixture)
    const { draft, changes } = toDraft(line, loaded(fixture.type), logos)
    expect(changes).toEqual([])
    expect(draft).toMatchObject({ active: 10, step: 'position', units: Object.fromEntries(fixture.rows) })
    expect(saved(line, draft)).toEqual(line)
  },
)

test('an edited curve keeps the uuids and the order of its rows; new ones follow [CART-03, CART-22]', () => {
  const line = storedLine(curve)
  const { draft } = toDraft(line, loaded('ProductoCurva'), logos)
  const edited = saved(line, { ...draft, units: { 'P-M': 4, 'P-L': 6, 'P-S': 0 } })
  expect(edited).toMatchObject({
    shoppingCartUUID: 'kept',
    customizationRender: null,
    value: [
      { shoppingCartUUID: 'row P-L', value: { quantity: 6 } },
      { shoppingCartUUID: 'new', value: { sku: 'P-M', quantity: 4 } },
    ],
  })
})

test('changed members are saved, and members derived from them are computed anew [CART-22, PRICE-04]', () => {
  const line = storedLine(simple)
  const { draft } = toDraft(line, loaded('ProductoSimple'), logos)
  const places = draft.places.map((areaDraft) => ({
    ...areaDraft,
    logo: logo('other'),
    art: areaDraft.art && { ...areaDraft.art, width: 2, height: 2 },
  }))
  const edited = saved(line, { ...draft, places })
  expect(customizationOf(edited)?.views).toMatchObject([
    { logo_id: 'other', design_id: null, width_centimeters: 2 },
    { logo_id: 'other', design_id: null, thousandStitches: 0.6, instructions: '' },
  ])
  expect(edited).toMatchObject({ value: { customizationRender: null } })
})

test('art without a position lies in the middle [CART-22]', () => {
  const line = storedLine(simple, [{ ...front, position: null }])
  const { draft } = toDraft(line, loaded('ProductoSimple'), logos)
  expect(draft.places[0]?.art).toMatchObject({ x: 5, y: 4, angle: 0 })
})

test('a technique that is no longer offered is asked for; the art stays [ROUTE-06]', () => {
  const { product } = loaded('ProductoSimple')
  const { draft, changes } = toDraft(storedLine(simple), { product, techniques: [screen] }, logos)
  expect(changes).toEqual(['technique_gone'])
  expect(draft).toMatchObject({ active: 11, step: 'technique' })
  expect(draft.places[1]).toMatchObject({ technique_id: null, logo: { id: 'drawn' }, art: { x: 4.21 } })
  const areas = [{ ...area(10), printing_types: [2] }, area(11)]
  const other = toDraft(storedLine(simple), loaded('ProductoSimple', { printing_areas: areas }), logos)
  expect(other.draft).toMatchObject({ active: 10, step: 'technique' })
})

test('a place that is gone is left out, and one that shrank takes the art it can [ROUTE-06]', () => {
  const areas = [{ ...area(10), width_centimeters: 5 }]
  const { draft, changes } = toDraft(
    storedLine(simple),
    loaded('ProductoSimple', { printing_areas: areas }),
    logos,
  )
  expect(changes).toEqual(['design_fitted', 'place_gone'])
  expect(draft.places).toMatchObject([{ printing_area_id: 10, art: { width: 2.49 } }])
})

test('a technique that prints fewer colors now leaves the first ones [ROUTE-06]', () => {
  const techniques = [technique(1, { maxColours: 1 }), embroidery]
  const { draft, changes } = toDraft(storedLine(simple), { ...loaded('ProductoSimple'), techniques }, logos)
  expect(changes).toEqual(['design_fitted'])
  expect(draft.places[0]).toMatchObject({ colours: 1, colour_names: ['#111111'] })
})

test('a logo that is gone is asked for; everything else stays [ROUTE-06]', () => {
  const { draft, changes } = toDraft(
    storedLine(simple),
    loaded('ProductoSimple'),
    new Map([...logos, ['front', null]]),
  )
  expect(changes).toEqual(['logo_gone'])
  expect(draft).toMatchObject({ active: 10, step: 'logo' })
  expect(draft.places[0]).toMatchObject({ technique_id: 1, logo: null, instructions: 'usar el azul' })
})

test('a size that is gone leaves the others, and is said [CART-03]', () => {
  const { draft, changes } = toDraft(
    storedLine(curve),
    loaded('ProductoCurva', { products: [variant(1, 'S')] }),
    logos,
  )
  expect(changes).toEqual(['variant_gone'])
  expect(draft.units).toEqual({ 'P-S': 30 })
})

test('a kept draft takes the new addresses of its logos, and misses those that are gone [ROUTE-06]', () => {
  const { draft } = toDraft(storedLine(simple), loaded('ProductoSimple'), logos)
  const answers = new Map([['front', { ...logo('front'), url: '/fresh' }]])
  expect(withLogos(draft, answers)).toMatchObject({
    changes: [],
    draft: { active: 10, step: 'position', places: [{ logo: { url: '/fresh' } }, { logo: { url: '/old' } }] },
  })
  const gone = withLogos(draft, new Map([['drawn', null]]))
  expect(gone).toMatchObject({ changes: ['logo_gone'], draft: { active: 11, step: 'logo' } })
})
