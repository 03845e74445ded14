import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  fit,
  pan,
  resizedViewpoint,
  showProduct,
  toArea,
  toStage,
  windowOf,
  zoomAt,
  zoomOf,
  zooms,
} from './viewpoint.ts'

const length = fc.double({ min: 5, max: 900, noNaN: true })
const pixelMm = fc.double({ min: 0.01, max: 5, noNaN: true })
const area = fc
  .record({ width: length, height: length, pixelMm, around: fc.double({ min: 0, max: 900, noNaN: true }) })
  .map(({ width, height, pixelMm, around }) => sceneOf({ width, height }, pixelMm, around))
/** A picture that shows so many millimeters more on every side. */
const sceneOf = ({ width, height }: { width: number; height: number }, pixelMm: number, around: number) => ({
  width,
  height,
  pixelMm,
  picture: { left: -around, top: -around, right: width + around, bottom: height + around },
})
const stage = fc.record({
  width: fc.integer({ min: 200, max: 2000 }),
  height: fc.integer({ min: 200, max: 1600 }),
})
const within = ({ width, height }: { width: number; height: number }) =>
  fc.record({
    x: fc.double({ min: 0, max: width, noNaN: true }),
    y: fc.double({ min: 0, max: height, noNaN: true }),
  })

describe('from where the stage is looked at', () => {
  test('a fitted area is whole, in the middle, at 100 %', () => {
    fc.assert(
      fc.property(area, stage, (place, size) => {
        const view = fit(place, size)
        const corner = toStage(view, { x: place.width, y: place.height })
        expect(view.x).toBeGreaterThan(0)
        expect(view.y).toBeGreaterThan(0)
        expect(corner.x + view.x).toBeCloseTo(size.width, 6)
        expect(corner.y + view.y).toBeCloseTo(size.height, 6)
        expect(zoomOf(view, place, size)).toBeCloseTo(1, 9)
      }),
    )
  })

  test('more of the product is in sight where the picture would blur', () => {
    const size = { width: 600, height: 700 }
    const sharp = fit(sceneOf({ width: 90, height: 90 }, 0.2, 0), size)
    const blurred = fit(sceneOf({ width: 90, height: 90 }, 0.9, 0), size)
    expect(sharp.scale).toBeCloseTo((700 * 0.6) / 90)
    expect(blurred.scale).toBeLessThan(sharp.scale * 0.7)
    expect(blurred.scale).toBeGreaterThan(sharp.scale / 2)
  })

  test('a small area is seen with so much of its product that one knows where it is [BLD-07]', () => {
    const size = { width: 600, height: 700 }
    const chest = sceneOf({ width: 100, height: 100 }, 0.5, 300)
    const seen = fit(chest, size)
    // more than twice its width is seen, and the area is no stamp
    expect(size.width / seen.scale).toBeGreaterThan(220)
    expect(chest.width * seen.scale).toBeGreaterThan(150)
    const whole = showProduct(chest, size)
    expect(toStage(whole, { x: chest.picture.left, y: 0 }).x).toBeCloseTo(0, 6)
    expect(toStage(whole, { x: chest.picture.right, y: 0 }).x).toBeCloseTo(size.width, 6)
    expect(zoomOf(whole, chest, size)).toBeLessThan(1)
  })

  test('the point under the pointer stays under it while the stage is zoomed', () => {
    const place = sceneOf({ width: 80, height: 80 }, 0.1, 20)
    const view = fit(place, { width: 800, height: 600 })
    const at = { x: 430, y: 310 }
    const near = zoomAt(view, at, 3, place, { width: 800, height: 600 })
    expect(toArea(near, at).x).toBeCloseTo(toArea(view, at).x, 9)
    expect(toArea(near, at).y).toBeCloseTo(toArea(view, at).y, 9)
  })

  test('no wheel goes past 25 % or 800 %, and no shift loses the area', () => {
    const moves = fc.array(
      fc.tuple(fc.double({ min: 0.01, max: 100, noNaN: true }), fc.integer(), fc.integer()),
    )
    fc.assert(
      fc.property(area, stage, moves, (place, size, all) => {
        let view = fit(place, size)
        for (const [factor, x, y] of all) {
          view = pan(zoomAt(view, { x: size.width / 3, y: 40 }, factor, place, size), { x, y }, place, size)
          const zoom = zoomOf(view, place, size)
          expect(zoom).toBeGreaterThan(zooms.least - 1e-9)
          expect(zoom).toBeLessThan(zooms.most + 1e-9)
          expect(view.x).toBeLessThan(size.width)
          expect(view.x + place.width * view.scale).toBeGreaterThan(0)
          expect(view.y).toBeLessThan(size.height)
          expect(view.y + place.height * view.scale).toBeGreaterThan(0)
        }
      }),
    )
  })

  test('a stage of another size shows the same middle at the same zoom', () => {
    const place = sceneOf({ width: 100, height: 60 }, 0.1, 20)
    const [before, after] = [
      { width: 900, height: 700 },
      { width: 500, height: 900 },
    ]
    const view = zoomAt(fit(place, before), { x: 450, y: 350 }, 2, place, before)
    const now = resizedViewpoint(view, place, before, after)
    expect(zoomOf(now, place, after)).toBeCloseTo(2, 9)
    expect(toArea(now, { x: 250, y: 450 }).x).toBeCloseTo(50, 6)
  })

  test('the canvas covers all of the area that is in sight', () => {
    const parts = stage.chain((size) => fc.tuple(fc.constant(size), within(size)))
    const factor = fc.double({ min: 0.2, max: 9, noNaN: true })
    fc.assert(
      fc.property(area, parts, factor, (place, [size, at], zoom) => {
        const view = zoomAt(fit(place, size), at, zoom, place, size)
        const { left, top, width, height } = windowOf(view, place, size)
        const sight = (start: number, end: number, whole: number) =>
          [Math.max(0, start), Math.min(whole, end)] as const
        const [from, to] = sight(view.x, view.x + place.width * view.scale, size.width)
        const [above, below] = sight(view.y, view.y + place.height * view.scale, size.height)
        expect(left).toBeLessThanOrEqual(from)
        expect(left + width).toBeGreaterThanOrEqual(to)
        expect(top).toBeLessThanOrEqual(above)
        expect(top + height).toBeGreaterThanOrEqual(below)
        expect(width).toBeLessThanOrEqual(size.width)
      }),
    )
  })
})
