import type { CustomizationView } from '@estampa/domain/customization'
import { expect, test } from 'vitest'
import { designFromViews } from './design-from-views.ts'

const view: CustomizationView = {
  printing_area_id: 11,
  technique_id: 2,
  colours: 1,
  colour_names: [],
  width_centimeters: 6,
  height_centimeters: 3,
  thousandStitches: null,
  logo_id: '6b1f7a52-3f3c-4a57-9d0e-1f2a3b4c5d6e',
  design_id: null,
  position: { x: 4, y: 3.5, angle: -15 },
  instructions: 'Azul 286',
  elements: [],
}
const context = {
  nameOf: () => 'Logo',
  areaOf: (id: number) => (id === 11 ? { width: 80, height: 65 } : undefined),
}

test('a single logo opens as one element where it lay, in millimeters [ROUTE-18] [CART-22]', () => {
  const { views } = designFromViews([view], context)
  expect(views).toHaveLength(1)
  expect(views[0]).toMatchObject({ printing_area_id: 11, technique_id: 2, instructions: 'Azul 286' })
  expect(views[0]?.elements).toMatchObject([
    { type: 'image', logo_id: view.logo_id, x: 40, y: 35, width: 60, height: 30, angle: 345 },
  ])
})

test('without a position a logo lies in the middle of its place [CART-22]', () => {
  const { views } = designFromViews([{ ...view, position: null }], context)
  expect(views[0]?.elements[0]).toMatchObject({ x: 40, y: 32.5, angle: 0 })
})

test('a design keeps its own elements, and a second view of a place is left [CART-22]', () => {
  const [element] = designFromViews([view], context).views[0]?.elements ?? []
  if (!element) throw new Error('no element')
  const made = { ...view, logo_id: null, elements: [{ ...element, id: 'own' }] }
  const { views } = designFromViews([made, view], context)
  expect(views).toHaveLength(1)
  expect(views[0]?.elements).toEqual(made.elements)
})
