import type { DesignView } from '@estampa/domain/customization/design'
import { expect, test } from 'vitest'
import type { Technique } from '../../catalog/load-product.ts'
import type { PrintArea, Product, Variant } from '../../catalog/product.ts'
import { firstPicture, toEditorArea } from '../../customization/picture-position.ts'
import { awaitedDecoration, toTechniquePrices, toTechniqueTrials } from './technique-trials.ts'

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
const area = {
  id: 10,
  name: 'Frente',
  width_centimeters: 10,
  height_centimeters: 8,
  printing_types: [1, 2],
  placement: { image_url: '/a', x: 0, y: 0, width: 1, height: 1 },
} satisfies PrintArea
const variant = {
  id: 1,
  sku: 'MUG-1',
  stock: 90,
  tiers: [{ min_quantity: 1, price: 900 }],
  element_description_1: 'Azul',
  element_description_2: '',
  element_description_3: '',
} as unknown as Variant
const product = {
  id: 7,
  type: 'ProductoSimple',
  name: 'Taza',
  images: [],
  products: [variant],
  printing_areas: [area],
  printing_types: [],
  families: [],
  price: 900,
  customization_under_minimum_extra_cost: null,
  minimum_order_quantity: 1,
} as unknown as Product
const techniques = [technique(1), technique(2, { pricing: 'area', maxColours: null }), technique(3)]
const empty: DesignView = { printing_area_id: 10, technique_id: null, elements: [], instructions: '' }
const tried = (view: DesignView) =>
  toTechniqueTrials({ product, techniques, view, units: { 'MUG-1': 60 }, uuid: 'u' })

test('before there is a logo each technique of the place is tried with one of one color [PRICE-02]', () => {
  const trials = tried(empty)
  expect(trials.map((one) => one.technique)).toEqual([1, 2])
  const { line } = trials[0] ?? {}
  if (line?.type !== 'ProductoSimple') throw new Error('not a simple line')
  expect(line.value.customization?.views).toMatchObject([
    { printing_area_id: 10, technique_id: 1, colours: 1, logo_id: null, width_centimeters: 8 },
  ])
})

test('only the place that is worked on is tried, with its own logo as each technique can make it [PRICE-02]', () => {
  const logo = firstPicture({ id: 'logo', name: 'l', width: 100, height: 100 }, toEditorArea(area, undefined))
  const small = [technique(1, { max_width_centimeters: 4 })]
  const trials = toTechniqueTrials({
    product,
    techniques: [...small, ...techniques.slice(1)],
    view: { ...empty, elements: [logo] },
    units: { 'MUG-1': 60 },
    uuid: 'u',
  })
  const sizes = trials.map(({ line }) => {
    if (line.type !== 'ProductoSimple') throw new Error('not a simple line')
    const [view, ...others] = line.value.customization?.views ?? []
    expect(others).toEqual([])
    expect(view?.elements).toMatchObject([{ logo_id: 'logo' }])
    return view?.elements[0]?.width
  })
  expect(sizes).toEqual([expect.closeTo(40, 1), 64])
})

test('the extra price of a unit follows the shop’s price setting, and is absent where there is none [PRICE-02]', () => {
  const added = [{ each: 16.67, eachWithTaxes: 20.17 }, null]
  expect([...toTechniquePrices([1, 2], added, false)]).toEqual([[1, 16.67]])
  expect([...toTechniquePrices([1, 2], added, true)]).toEqual([[1, 20.17]])
})

test('before there is a logo the price is that of the chosen technique with a usual one [PRICE-02] [PRICE-04]', () => {
  const design = { version: 1 as const, views: [{ ...empty, technique_id: 1 }] }
  const loaded = { product, techniques }
  expect(awaitedDecoration({ active: 10, design }, loaded)).toMatchObject({
    customization: { views: [{ technique_id: 1, width_centimeters: 8, logo_id: null }], applicationDays: 5 },
    applicationTechnique: [{ id: 1, name: 't1' }],
  })
  // a place without a technique has no such price
  expect(awaitedDecoration({ active: 10, design: { ...design, views: [empty] } }, loaded)).toBeNull()
  expect(awaitedDecoration({ active: null, design }, loaded)).toBeNull()
})
