import { type CartProduct, customizationOf } from '@estampa/domain/cart'
import type { CustomizationView } from '@estampa/domain/customization'
import { designOfView } from '@estampa/domain/customization/art'
import { expect, test } from 'vitest'
import type { LoadedProduct, Technique } from '../../catalog/load-product.ts'
import type { PrintArea, Product, Variant } from '../../catalog/product.ts'
import type { Draft, Logo } from '../../customization/draft.ts'
import { scalePicture, toEditorArea } from '../../customization/picture-position.ts'
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
  page: null,
  pages: null,
  inks: [],
})
const logos: Logos = new Map(['front', 'drawn'].map((id) => [id, logo(id)]))
/** Places as they were stored while a logo was no design: with what the page claimed of it. */
const formerFront: CustomizationView = {
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
// more stitches than its size takes, and an uploaded drawing instead of a logo
const formerSewn: CustomizationView = {
  ...formerFront,
  printing_area_id: 11,
  technique_id: 2,
  colours: 1,
  colour_names: ['#abcdef'],
  thousandStitches: 44.4,
  logo_id: null,
  design_id: 'drawn',
  instructions: '',
}
/** The same places as the server measured and saved their designs. */
const designed = (view: CustomizationView): CustomizationView => ({
  ...view,
  elements: designOfView(view, { width: 100, height: 80 }).elements,
  logo_id: null,
  design_id: 'saved',
})
const [front, sewn] = [designed(formerFront), designed(formerSewn)]

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

/** The line that the draft makes, as far as no server measures it. */
function saved(before: CartProduct, draft: Draft): CartProduct {
  const { product } = loaded(before.type)
  const views = draft.design.views.map(({ technique_id, ...view }) => ({
    ...(view.printing_area_id === 10 ? front : sewn),
    ...view,
    technique_id: technique_id ?? 0,
  }))
  const decoration = {
    customization: { views, applicationDays: 7 },
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

test.each([simple, curve])(
  'a line of a $type that was stored with logos opens as the designs which it shows [CART-22, CART-23]',
  (fixture) => {
    const line = storedLine(fixture, [{ ...formerFront, colours: 3 }, formerSewn])
    const { draft, changes } = toDraft(line, loaded(fixture.type), logos)
    expect(changes).toEqual([])
    expect(draft).toEqual(toDraft(storedLine(fixture), loaded(fixture.type), logos).draft)
    expect(draft.design.views).toMatchObject([
      {
        printing_area_id: 10,
        technique_id: 1,
        instructions: 'usar el azul',
        elements: [{ logo_id: 'front', x: 42.1, y: 35, width: 33.3, height: 66.67, angle: 90 }],
      },
      { printing_area_id: 11, technique_id: 2, elements: [{ logo_id: 'drawn' }] },
    ])
  },
)

test('a logo that was stored in fewer inks than it has opens at its colors, and the reason is shown [CART-22, PRICE-04]', () => {
  const line = storedLine(simple, [formerFront, formerSewn])
  const { draft, changes } = toDraft(line, loaded('ProductoSimple'), logos)
  expect(changes).toEqual(['colours_open'])
  expect(draft).toMatchObject({ active: 10, step: 'colours' })
  // of a design the server has counted them
  expect(toDraft(storedLine(simple), loaded('ProductoSimple'), logos).changes).toEqual([])
})

test('changed members are saved, and the picture of the line is drawn anew [CART-22, PRICE-04]', () => {
  const line = storedLine(simple)
  const { draft } = toDraft(line, loaded('ProductoSimple'), logos)
  const views = draft.design.views.map((view) => ({
    ...view,
    elements: view.elements.map((element) =>
      element.type === 'image'
        ? scalePicture({ ...element, logo_id: 'other' }, 0.5, toEditorArea(area(10), screen))
        : element,
    ),
  }))
  const edited = saved(line, { ...draft, design: { ...draft.design, views } })
  expect(customizationOf(edited)?.views).toMatchObject([
    { elements: [{ logo_id: 'other', width: 16.65 }] },
    { elements: [{ logo_id: 'other', width: 16.65 }], instructions: '' },
  ])
  expect(edited).toMatchObject({ value: { customizationRender: null } })
})

test('art without a position lies in the middle [CART-22]', () => {
  const line = storedLine(simple, [{ ...formerFront, position: null }])
  const { draft } = toDraft(line, loaded('ProductoSimple'), logos)
  expect(draft.design.views[0]?.elements[0]).toMatchObject({ x: 50, y: 40, angle: 0 })
})

test('a technique that is no longer offered is asked for; the art stays [ROUTE-06]', () => {
  const { product } = loaded('ProductoSimple')
  const { draft, changes } = toDraft(storedLine(simple), { product, techniques: [screen] }, logos)
  expect(changes).toEqual(['technique_gone'])
  expect(draft).toMatchObject({ active: 11, step: 'technique' })
  expect(draft.design.views[1]).toMatchObject({
    technique_id: null,
    elements: [{ logo_id: 'drawn', x: 42.1 }],
  })
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
  const [view, ...others] = draft.design.views
  expect(others).toEqual([])
  expect(view).toMatchObject({ printing_area_id: 10, elements: [{ width: expect.closeTo(24.95, 1) }] })
})

test('a technique that makes less now takes the art as large as it can [ROUTE-06]', () => {
  const techniques = [technique(1, { max_width_centimeters: 3 }), embroidery]
  const { draft, changes } = toDraft(storedLine(simple), { ...loaded('ProductoSimple'), techniques }, logos)
  expect(changes).toEqual(['design_fitted'])
  // turned upright, so that its height lies across
  expect(draft.design.views[0]?.elements[0]).toMatchObject({ height: expect.closeTo(30, 0) })
})

test('a logo that is gone is asked for; everything else stays [ROUTE-06]', () => {
  const { draft, changes } = toDraft(
    storedLine(simple),
    loaded('ProductoSimple'),
    new Map([...logos, ['front', null]]),
  )
  expect(changes).toEqual(['logo_gone'])
  expect(draft).toMatchObject({ active: 10, step: 'logo' })
  expect(draft.design.views[0]).toMatchObject({ technique_id: 1, instructions: 'usar el azul' })
  expect(draft.logos.map(({ id }) => id)).toEqual(['drawn'])
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
    draft: { active: 10, step: 'position', logos: [{ url: '/fresh' }, { url: '/old' }] },
  })
  const gone = withLogos(draft, new Map([['drawn', null]]))
  expect(gone).toMatchObject({ changes: ['logo_gone'], draft: { active: 11, step: 'logo' } })
})

test('a line without a logo begins with the logo, as a new draft does [ROUTE-06]', () => {
  const { draft, changes } = toDraft(storedLine(simple, []), loaded('ProductoSimple'), logos)
  expect(changes).toEqual([])
  expect(draft).toMatchObject({
    active: 10,
    step: 'logo',
    design: { views: [{ printing_area_id: 10, technique_id: null, elements: [] }] },
  })
})
