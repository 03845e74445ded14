import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  type ArtBounds,
  boundingBox,
  initialArt,
  keepInside,
  moveArt,
  type PlacedArt,
  rotateArt,
  scaleArt,
} from './art-position.ts'

const bounds: ArtBounds = { area: { width: 10, height: 6 }, max: { width: 8, height: 8 } }
const art: PlacedArt = { width: 4, height: 2, x: 5, y: 3, angle: 0 }

test('a new logo lies in the middle and leaves air [ROUTE-06]', () => {
  expect(initialArt(2, bounds)).toEqual({ width: 6.4, height: 3.2, x: 5, y: 3, angle: 0 })
  expect(initialArt(0.5, bounds)).toEqual({ width: 2.4, height: 4.8, x: 5, y: 3, angle: 0 })
})

test.each([
  ['a small move is made', 1, -0.5, { x: 6, y: 2.5 }],
  ['beyond the right edge it stays at the edge', 9, 0, { x: 8, y: 3 }],
  ['it slides along an edge', 9, 1, { x: 8, y: 4 }],
  ['and into a corner', -50, -50, { x: 2, y: 1 }],
])('%s [ROUTE-06]', (_, dx, dy, expected) => {
  expect(moveArt(art, dx, dy, bounds)).toMatchObject(expected)
})

test('it grows as far as area and technique allow, and shrinks to half a centimeter [ROUTE-06]', () => {
  expect(scaleArt(art, 10, bounds)).toMatchObject({ width: 8, height: 4 })
  expect(scaleArt(art, 0.01, bounds)).toMatchObject({ width: 0.5, height: 0.25 })
  expect(scaleArt({ ...art, x: 2, y: 1 }, 2, bounds)).toMatchObject({ width: 8, height: 4, x: 4, y: 2 })
})

test('turned upright it is made to fit [ROUTE-06]', () => {
  expect(rotateArt({ ...art, width: 8, height: 4 }, 90, bounds)).toMatchObject({
    width: 6,
    height: 3,
    angle: 90,
  })
  expect(rotateArt({ ...art, angle: 270 }, 90, bounds).angle).toBe(0)
})

test('whatever happens the art stays inside [ROUTE-06]', () => {
  const length = fc.double({ min: 0.1, max: 80, noNaN: true })
  const place = fc.double({ min: -200, max: 200, noNaN: true })
  fc.assert(
    fc.property(
      length,
      length,
      place,
      place,
      fc.integer({ min: 0, max: 359 }),
      (width, height, x, y, angle) => {
        const inside = keepInside({ width, height, x, y, angle }, bounds)
        const box = boundingBox(inside)
        expect(inside.x - box.width / 2).toBeGreaterThanOrEqual(-0.005)
        expect(inside.y - box.height / 2).toBeGreaterThanOrEqual(-0.005)
        expect(inside.x + box.width / 2).toBeLessThanOrEqual(bounds.area.width + 0.005)
        expect(inside.y + box.height / 2).toBeLessThanOrEqual(bounds.area.height + 0.005)
        expect(inside.width).toBeLessThanOrEqual(8)
      },
    ),
  )
})
