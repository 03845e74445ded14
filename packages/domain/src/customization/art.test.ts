import { expect, test } from 'vitest'
import { view } from '../../test/fixtures.ts'
import { artKey, artText, designOfView, designOfViews, isOnePicture, listArtKeys, uploadsIn } from './art.ts'
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

test('a logo that was stored alone and the same one as a design are the same art [PRICE-02]', () => {
  const stored = view(1, { logo_id: 'L1', colours: 2, position: { x: 6, y: 5, angle: 90 } })
  const { elements } = designOfView(stored, { width: 200, height: 100 })
  // the upright box around the turned picture
  const measured = { ...stored, logo_id: null, elements, width_centimeters: 5, height_centimeters: 8 }
  expect(artKey(measured)).toBe(artKey(stored))
  expect(artKey({ ...measured, elements: elements.map((one) => ({ ...one, x: 80 })) })).toBe(artKey(stored))
  expect(listArtKeys(stored)).toEqual([artKey(stored)])
  // designs of one picture that were made before are known by what they were called
  expect(listArtKeys(measured)).toEqual([artKey(stored), `1|2 500 800|${artText(elements)}`])
  for (const changed of [
    { flipX: true },
    { width: 81 },
    { recolours: [{ from: '#000000', to: '#ffffff' }] },
  ]) {
    const other = {
      ...measured,
      elements: elements.map((one) => ({ ...one, ...changed })) as DesignElement[],
    }
    expect(artKey(other)).not.toBe(artKey(stored))
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

test('the places of a line are one design in millimeters, each place once [CART-22] [ROUTE-18]', () => {
  const stored = view(1, {
    logo_id: 'L1',
    position: { x: 4, y: 3.5, angle: -15 },
    instructions: 'Azul 286',
  })
  const made = view(2, { printing_area_id: 2, elements: [{ ...logo, id: 'own' }] })
  const gone = view(1, { printing_area_id: 3, logo_id: 'L1' })
  const areaOf = (id: number) => (id === 1 ? { width: 80, height: 65 } : undefined)
  const { views } = designOfViews([stored, made, { ...made, printing_area_id: 1 }, gone], areaOf)
  expect(views).toMatchObject([
    {
      printing_area_id: 1,
      technique_id: 1,
      instructions: 'Azul 286',
      elements: [{ type: 'image', logo_id: 'L1', x: 40, y: 35, width: 80, height: 50, angle: 345 }],
    },
    { printing_area_id: 2, technique_id: 2, elements: made.elements },
    { printing_area_id: 3, elements: [] },
  ])
})

test('what was stored as one logo is one picture; what the editor cut, mirrored or wrote is more', () => {
  const [alone] = designOfView(view(1, { logo_id: 'L1' }), { width: 100, height: 60 }).elements
  if (alone?.type !== 'image') throw new Error('no picture')
  expect(isOnePicture({ elements: [alone] })).toBe(true)
  expect(isOnePicture({ elements: [{ ...alone, recolours: [{ from: '#000000', to: '#ffffff' }] }] })).toBe(
    true,
  )
  expect(isOnePicture({ elements: [{ ...alone, flipX: true }] })).toBe(false)
  expect(isOnePicture({ elements: [{ ...alone, crop: { x: 0, y: 0, width: 0.5, height: 1 } }] })).toBe(false)
  expect(isOnePicture({ elements: [alone, logo] })).toBe(false)
  expect(isOnePicture({ elements: [logo] })).toBe(false)
  expect(isOnePicture({ elements: [] })).toBe(false)
})

test('a designed place shows the logos of its elements, each once', () => {
  expect(uploadsIn(view(1, { logo_id: 'L9', design_id: 'D1' }))).toEqual(['L9', 'D1'])
  expect(uploadsIn(view(1, { design_id: 'D1', elements: [logo, { ...logo, id: 'c' }] }))).toEqual(['L1'])
})
