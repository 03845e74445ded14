import { expect, test } from 'vitest'
import { view } from '../../test/fixtures.ts'
import { artKey, artText, designOfView, uploadsIn } from './art.ts'
import type { DesignElement } from './design.ts'

const logo: DesignElement = {
  type: 'image',
  id: 'a',
  name: 'Logo',
  logo_id: 'L1',
  crop: null,
  recolours: [],
  x: 40,
  y: 30,
  width: 20,
  height: 10,
  angle: 0,
  flipX: false,
  flipY: false,
  locked: false,
  hidden: false,
  group: null,
}

test('art is the same whatever its layers are called, and another where something is moved', () => {
  const renamed = { ...logo, id: 'b', name: 'Otro', locked: true, group: 'g' }
  const reordered = Object.fromEntries(Object.entries(logo).reverse()) as DesignElement
  expect(artText([renamed])).toBe(artText([logo]))
  expect(artText([reordered])).toBe(artText([logo]))
  expect(artText([logo, { ...logo, hidden: true }])).toBe(artText([logo]))
  expect(artText([{ ...logo, x: 40.01 }])).not.toBe(artText([logo]))
})

test('the same art by another technique, larger or in more colors is set up anew [PRICE-02]', () => {
  const made = view(1, { logo_id: 'L1' })
  expect(artKey({ ...made, instructions: 'apurado', position: { x: 1, y: 2, angle: 0 } })).toBe(artKey(made))
  for (const changed of [
    { technique_id: 2 },
    { colours: 2 },
    { width_centimeters: 8.1 },
    { logo_id: 'L2' },
  ]) {
    expect(artKey({ ...made, ...changed })).not.toBe(artKey(made))
  }
})

test('one logo is a design of one picture, in the middle where nobody placed it', () => {
  const area = { width: 100, height: 60 }
  const [alone] = designOfView(view(1, { logo_id: 'L1' }), area).elements
  expect(alone).toMatchObject({ logo_id: 'L1', x: 50, y: 30, width: 80, height: 50, angle: 0 })
  const turned = view(1, { logo_id: 'L1', position: { x: 2, y: 3, angle: -90 } })
  expect(designOfView(turned, area).elements).toMatchObject([{ x: 20, y: 30, angle: 270 }])
  expect(designOfView(view(1, { elements: [logo] }), area).elements).toEqual([logo])
})

test('a designed place shows the logos of its elements, each once', () => {
  expect(uploadsIn(view(1, { logo_id: 'L9', design_id: 'D1' }))).toEqual(['L9', 'D1'])
  expect(uploadsIn(view(1, { design_id: 'D1', elements: [logo, { ...logo, id: 'c' }] }))).toEqual(['L1'])
})
