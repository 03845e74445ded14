import { boxOf } from '@estampa/domain/customization/boxes'
import type { ImageElement } from '@estampa/domain/customization/design'
import type { EditorArea } from '@estampa/editor/kernel'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  centerPicture,
  exchangePicture,
  firstPicture,
  movePicture,
  scalePicture,
  turnPicture,
} from './picture-position.ts'

const area: EditorArea = { id: 1, name: 'Frente', width: 100, height: 60, most: { width: 80, height: 80 } }
const logo = (width: number, height: number) => ({ id: 'a', name: 'logo.svg', width, height })
const picture: ImageElement = {
  ...firstPicture(logo(200, 100), area),
  width: 40,
  height: 20,
}

test('a new logo lies in the middle and leaves air [ROUTE-06]', () => {
  expect(firstPicture(logo(200, 100), area)).toMatchObject({ width: 64, height: 32, x: 50, y: 30, angle: 0 })
  expect(firstPicture(logo(100, 200), area)).toMatchObject({ width: 24, height: 48, x: 50, y: 30, angle: 0 })
})

test.each([
  ['a small move is made', 10, -5, { x: 60, y: 25 }],
  ['beyond the right edge it stays at the edge', 90, 0, { x: 80, y: 30 }],
  ['it slides along an edge', 90, 10, { x: 80, y: 40 }],
  ['and into a corner', -500, -500, { x: 20, y: 10 }],
])('%s [ROUTE-06]', (_, x, y, expected) => {
  expect(movePicture(picture, { x, y }, area)).toMatchObject(expected)
})

test('it grows as far as area and technique allow, and shrinks to half a centimeter [ROUTE-06]', () => {
  expect(scalePicture(picture, 10, area)).toMatchObject({ width: 80, height: 40 })
  expect(scalePicture(picture, 0.01, area)).toMatchObject({ width: 5, height: 2.5 })
  expect(scalePicture({ ...picture, x: 20, y: 10 }, 2, area)).toMatchObject({
    width: 80,
    height: 40,
    x: 40,
    y: 20,
  })
})

test('turned upright it is made to fit, and a fourth turn is no turn [ROUTE-06]', () => {
  const turned = turnPicture({ ...picture, width: 80, height: 40 }, 90, area)
  expect(turned).toMatchObject({ width: 60, height: 30, angle: 90 })
  expect(turnPicture({ ...picture, angle: 270 }, 90, area).angle).toBe(0)
})

test('another version of the picture takes its frame, and the middle of the area is found again [ROUTE-06]', () => {
  const moved = movePicture(
    { ...picture, recolours: [{ from: '#000000', to: '#ffffff' }] },
    { x: 5, y: 5 },
    area,
  )
  expect(exchangePicture(moved, { ...logo(100, 100), id: 'b' }, area)).toMatchObject({
    logo_id: 'b',
    recolours: [],
    width: 20,
    height: 20,
    x: 55,
    y: 35,
  })
  expect(centerPicture(moved, area)).toMatchObject({ x: 50, y: 30, width: 40 })
})

test('whatever happens the picture stays inside [ROUTE-06]', () => {
  const length = fc.double({ min: 1, max: 800, noNaN: true })
  const place = fc.double({ min: -2000, max: 2000, noNaN: true })
  fc.assert(
    fc.property(
      length,
      length,
      place,
      place,
      fc.integer({ min: 0, max: 359 }),
      (width, height, x, y, angle) => {
        const turned = turnPicture(firstPicture(logo(width, height), area), angle, area)
        const inside = scalePicture(movePicture(turned, { x, y }, area), width / 100, area)
        const box = boxOf(inside)
        expect(box.left).toBeGreaterThanOrEqual(-0.01)
        expect(box.top).toBeGreaterThanOrEqual(-0.01)
        expect(box.right).toBeLessThanOrEqual(area.width + 0.01)
        expect(box.bottom).toBeLessThanOrEqual(area.height + 0.01)
        expect(box.right - box.left).toBeLessThanOrEqual(80.01)
      },
    ),
  )
})
