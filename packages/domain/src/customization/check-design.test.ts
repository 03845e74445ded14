import { expect, test } from 'vitest'
import { front, mug, techniques } from '../../test/fixtures.ts'
import { boxOf, rotatePoint, turnedSize } from './boxes.ts'
import { checkDesign, checkFinished, drawnViews } from './check-design.ts'
import type { Design, DesignElement, DesignView, ImageElement, TextElement } from './design.ts'
import { areaSize } from './outline.ts'

/** An image on a front of 200 × 100 mm. */
const image: ImageElement = {
  type: 'image',
  id: 'a',
  name: 'Logo',
  logo_id: '6b1f7a52-3f3c-4a57-9d0e-1f2a3b4c5d6e',
  x: 100,
  y: 50,
  width: 60,
  height: 30,
  angle: 0,
  flipX: false,
  flipY: false,
  locked: false,
  hidden: false,
  group: null,
  crop: null,
  recolours: [],
}
const { logo_id: _, crop: __, recolours: ___, ...placed } = image
const text: TextElement = {
  ...placed,
  type: 'text',
  id: 'b',
  text: 'Bodega',
  font: 'lato',
  size: 10,
  letterSpacing: 0,
  lineHeight: 1.2,
  align: 'center',
  colour: '#7a1a2c',
  outline: null,
  curve: null,
}
const viewOf = (elements: DesignElement[], more: Partial<DesignView> = {}): DesignView => ({
  printing_area_id: 1,
  technique_id: 1,
  elements,
  instructions: '',
  ...more,
})
const designOf = (...views: DesignView[]): Design => ({ version: 1, views })
const check = (...views: DesignView[]) => checkDesign(designOf(...views), mug, techniques)
const with_ = (changes: Partial<TextElement>) => check(viewOf([image, { ...text, ...changes }]))

test('a design that lies inside its place and its technique passes [BLD-03]', () => {
  expect(check(viewOf([image, text]))).toBe(null)
  expect(check(viewOf([image], { technique_id: null }))).toBe(null)
  expect(areaSize(front)).toEqual({ width: 200, height: 100 })
})

test('the box around what is turned decides whether it lies inside [BLD-03]', () => {
  const long = { ...image, width: 98, height: 10 }
  expect(check(viewOf([{ ...long, angle: 90 }], { technique_id: 2 }))).toMatchObject({ refusal: 'too_big' })
  expect(check(viewOf([{ ...long, angle: 90 }], { technique_id: null }))).toBe(null)
  expect(check(viewOf([{ ...long, width: 99.8, angle: 95 }], { technique_id: null }))).toMatchObject({
    refusal: 'element_outside',
    view: 0,
    element: 0,
    name: 'Logo',
    area: 'Frente',
  })
  const off = { ...image, x: 29.98 }
  expect(check(viewOf([text, off]))).toMatchObject({ refusal: 'element_outside', element: 1 })
  expect(check(viewOf([text, { ...off, hidden: true }]))).toBe(null)
})

test('all that is drawn in a place is within the technique together [BLD-03]', () => {
  const apart = [
    { ...image, x: 31 },
    { ...text, x: 169 },
  ]
  expect(check(viewOf(apart))).toMatchObject({ refusal: 'too_big', view: 0, max_width_centimeters: 18 })
})

test('places and techniques are those that the product offers [CART-22]', () => {
  const empty = (more: Partial<DesignView>) => check(viewOf([], more))
  expect(empty({ printing_area_id: 9 })).toMatchObject({ refusal: 'printing_area_unknown' })
  expect(empty({ technique_id: 99 })).toMatchObject({ refusal: 'technique_unknown' })
  expect(check(viewOf([]), viewOf([]))).toMatchObject({ refusal: 'place_repeated', view: 1 })
  const only = { ...mug, printing_types: [{ id: 2 }] }
  expect(checkDesign(designOf(viewOf([])), only, techniques)).toMatchObject({
    refusal: 'technique_not_offered',
  })
  const area = { ...front, printing_types: [2] }
  expect(checkDesign(designOf(viewOf([])), { ...mug, printing_areas: [area] }, techniques)).toMatchObject({
    refusal: 'technique_not_for_area',
  })
})

test.each<[string, Partial<TextElement>, object]>([
  ['no number', { x: Number.NaN }, { refusal: 'element_invalid', member: 'x' }],
  ['an endless one', { width: Number.POSITIVE_INFINITY }, { refusal: 'size_invalid' }],
  ['no length', { height: 0 }, { refusal: 'size_invalid' }],
  ['a whole turn', { angle: 360 }, { refusal: 'element_invalid', member: 'angle' }],
  ['a prototype', { id: '__proto__' }, { refusal: 'element_invalid', member: 'id' }],
  ['an id twice', { id: 'a' }, { refusal: 'element_repeated', element: 1 }],
  ['a colour that is code', { colour: 'url(#x)' }, { refusal: 'element_invalid', member: 'colour' }],
  ['a control character', { text: 'a\u0000b' }, { refusal: 'element_invalid', member: 'text' }],
  ['a path for a font', { font: '../lato' }, { refusal: 'element_invalid', member: 'font' }],
  ['too many letters', { text: 'x'.repeat(301) }, { refusal: 'text_too_long' }],
  ['too small letters', { size: 1 }, { refusal: 'element_invalid', member: 'size' }],
  ['no circle', { curve: { radius: 0, direction: 'up' } }, { refusal: 'element_invalid', member: 'curve' }],
])('an element with %s is refused, with its index', (_title, changes, refusal) => {
  expect(with_(changes)).toMatchObject({ view: 0, element: 1, ...refusal })
})

test('lines are parted, other pictures cropped within themselves', () => {
  expect(with_({ text: 'dos\nlíneas' })).toBe(null)
  const crop = { x: 0.5, y: 0, width: 0.6, height: 1 }
  expect(check(viewOf([{ ...image, crop }]))).toMatchObject({ member: 'crop' })
  expect(check(viewOf([{ ...image, crop: { ...crop, width: 0.5 } }]))).toBe(null)
})

test('a finished design names its techniques and shows something [CART-22]', () => {
  expect(checkFinished(designOf(viewOf([image])))).toBe(null)
  expect(checkFinished(designOf(viewOf([]), viewOf([image], { technique_id: null })))).toMatchObject({
    refusal: 'technique_not_chosen',
    view: 1,
  })
  const hidden = designOf(viewOf([{ ...image, hidden: true }]))
  expect(checkFinished(hidden)).toMatchObject({ refusal: 'design_empty' })
  expect(drawnViews(hidden)).toEqual([])
})

test('quarter turns are exact', () => {
  expect(turnedSize({ width: 60, height: 30 }, 270)).toEqual({ width: 30, height: 60 })
  expect(rotatePoint({ x: 1, y: 0 }, 90)).toEqual({ x: 0, y: 1 })
  expect(rotatePoint({ x: 1, y: 0 }, -90).y).toBe(-1)
  expect(boxOf({ ...image, angle: 180 })).toEqual({ left: 70, top: 35, right: 130, bottom: 65 })
})
