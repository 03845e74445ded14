import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { areaShapes } from '../catalog/area-cut.ts'
import { trimmedBox } from './boxes.ts'
import type { Point } from './design.ts'
import {
  areaSize,
  isInside,
  isPointInside,
  outlineOnPicture,
  outlinePath,
  outlineSamples,
  type PrintSurface,
  placedInside,
  surfaceFor,
} from './outline.ts'

const surface: fc.Arbitrary<PrintSurface> = fc.record({
  width: fc.integer({ min: 20, max: 400 }),
  height: fc.integer({ min: 20, max: 400 }),
  shape: fc.constantFrom(...areaShapes),
  cornerMm: fc.integer({ min: 1, max: 10 }),
})
const share = fc.double({ min: -0.2, max: 1.2, noNaN: true })

/** The outline as a polygon of short lines, read from its path by another hand than the one that asks for its points. */
function polygonOf(path: string): Point[] {
  const points: Point[] = []
  const at = () => points.at(-1) ?? { x: 0, y: 0 }
  for (const [, letter, written = ''] of path.matchAll(/([MLCZ])([^MLCZ]*)/g)) {
    const numbers = (written.match(/-?[\d.]+/g) ?? []).map(Number)
    const point = (index: number) => ({ x: numbers[index * 2] ?? 0, y: numbers[index * 2 + 1] ?? 0 })
    if (letter === 'M' || letter === 'L') points.push(point(0))
    if (letter !== 'C') continue
    const [from, one, two, to] = [at(), point(0), point(1), point(2)]
    for (let step = 1; step <= 32; step++) {
      const [t, s] = [step / 32, 1 - step / 32]
      const mix = (a: number, b: number, c: number, d: number) =>
        s ** 3 * a + 3 * s * s * t * b + 3 * s * t * t * c + t ** 3 * d
      points.push({ x: mix(from.x, one.x, two.x, to.x), y: mix(from.y, one.y, two.y, to.y) })
    }
  }
  return points
}

/** Crossings of a ray to the right, and how far the nearest edge is. */
function isInPolygon(points: readonly Point[], { x, y }: Point): { isIn: boolean; nearMm: number } {
  let [isIn, nearMm] = [false, Number.POSITIVE_INFINITY]
  for (const [index, a] of points.entries()) {
    const b = points[(index + 1) % points.length] as Point
    if (a.y > y !== b.y > y && x < ((b.x - a.x) * (y - a.y)) / (b.y - a.y) + a.x) isIn = !isIn
    const [dx, dy] = [b.x - a.x, b.y - a.y]
    const t = Math.min(1, Math.max(0, ((x - a.x) * dx + (y - a.y) * dy) / (dx * dx + dy * dy || 1)))
    nearMm = Math.min(nearMm, Math.hypot(a.x + t * dx - x, a.y + t * dy - y))
  }
  return { isIn, nearMm }
}

describe('the outline of an area', () => {
  test('what is drawn and what is asked of a point agree to a twentieth of a millimeter [BLD-03]', () => {
    fc.assert(
      fc.property(surface, share, share, fc.integer({ min: -4, max: 10 }), (area, u, v, grow) => {
        const point = { x: u * area.width, y: v * area.height }
        const { isIn, nearMm } = isInPolygon(polygonOf(outlinePath(area, grow)), point)
        if (nearMm > 0.05) expect(isPointInside(area, point, grow)).toBe(isIn)
      }),
    )
  })

  test('its points lie on it, and lead out of it [BLD-03]', () => {
    fc.assert(
      fc.property(surface, fc.integer({ min: 0, max: 9 }), (area, grow) => {
        for (const { at, out } of outlineSamples(area, 2, grow)) {
          expect(Math.hypot(out.x, out.y)).toBeCloseTo(1, 6)
          const step = (mm: number) => ({ x: at.x + out.x * mm, y: at.y + out.y * mm })
          expect(isPointInside(area, step(0.05), grow)).toBe(false)
          expect(isPointInside(area, at, grow + 0.01)).toBe(true)
        }
      }),
    )
  })

  test('an ellipse holds no corner of its box; rounded corners hold what is rounded alike', () => {
    const ellipse = { width: 80, height: 50, shape: 'ellipse' } as const
    expect(isPointInside(ellipse, { x: 1, y: 1 })).toBe(false)
    expect(isPointInside(ellipse, { x: 40, y: 0.01 })).toBe(true)
    const rounded = { width: 80, height: 50, shape: 'rounded', cornerMm: 10 } as const
    expect(isPointInside(rounded, { x: 2.9, y: 2.9 })).toBe(false)
    expect(isPointInside(rounded, { x: 3, y: 3 })).toBe(true)
    expect(isPointInside({ width: 80, height: 50 }, { x: 0, y: 0 })).toBe(true)
  })
})

test('what is placed inside is inside, and where it is inside already it stays [BLD-03]', () => {
  const element = fc.record({
    u: share,
    v: share,
    width: fc.integer({ min: 2, max: 300 }),
    height: fc.integer({ min: 2, max: 300 }),
    angle: fc.integer({ min: 0, max: 359 }),
  })
  fc.assert(
    fc.property(surface, element, fc.integer({ min: 0, max: 5 }), (area, { u, v, ...size }, margin) => {
      const before = { ...size, x: u * area.width, y: v * area.height }
      const { x, y, factor } = placedInside(before, area, margin)
      const after = {
        ...before,
        x,
        y,
        width: size.width * factor,
        height: size.height * factor,
      }
      expect(isInside(after, area, 0.02 - margin)).toBe(true)
      if (isInside(before, area, -margin)) {
        expect({ x, y, factor }).toEqual({
          x: expect.closeTo(before.x, 6),
          y: expect.closeTo(before.y, 6),
          factor: 1,
        })
      }
    }),
  )
})

test('an area that nobody has cut otherwise is what it always was [BLD-03]', () => {
  expect(areaSize({ width_centimeters: 20, height_centimeters: 10 })).toEqual({ width: 200, height: 100 })
})

test('what is printed to the edge bleeds; what is sewn, engraved or stamped does not [BLD-03] [DEC-06]', () => {
  const area = areaSize({ width_centimeters: 20, height_centimeters: 9, bleed_millimeters: 3 })
  expect(surfaceFor(area, { key: 'sublimation' })).toMatchObject({ bleedMm: 3 })
  expect(surfaceFor(area, null)).toMatchObject({ bleedMm: 3 })
  for (const key of ['embroidery', 'laser', 'screen_printing']) {
    expect(surfaceFor(area, { key })).toMatchObject({ bleedMm: 0 })
  }
})

test('art is counted as far as it is not cut away [PRICE-02]', () => {
  const view = {
    elements: [
      {
        id: 'a',
        type: 'clip_art',
        name: '',
        source: '',
        recolours: [],
        x: 100,
        y: 45,
        width: 206,
        height: 96,
        angle: 0,
        flipX: false,
        flipY: false,
        locked: false,
        hidden: false,
        group: null,
      },
    ],
  } as const
  expect(trimmedBox(view, { width: 200, height: 90 })).toEqual({ left: 0, top: 0, right: 200, bottom: 90 })
  expect(trimmedBox({ elements: [] }, { width: 200, height: 90 })).toBeNull()
})

describe('on a picture', () => {
  const picture = { width: 1000, height: 1000 }
  const wrap = { width: 200, height: 80 }
  const mug = {
    x: 0.3,
    y: 0.3,
    width: 0.4,
    height: 0.45,
    mesh: {
      columns: 3,
      rows: 2,
      from: 0.1,
      to: 0.7,
      points: [0.3, 0.3, 0.5, 0.34, 0.7, 0.3, 0.3, 0.7, 0.5, 0.74, 0.7, 0.7],
    },
  }
  const pointsOf = (path: string) => polygonOf(path).map(({ x, y }) => [x, y])

  test('what goes around a mug is two bowed lines that end at the edges of its body [LOOK-09]', () => {
    const path = outlineOnPicture(mug, picture, wrap, { isClosed: false })
    const lines = path.split('M').filter(Boolean)
    expect(lines).toHaveLength(2)
    expect(path).not.toContain('Z')
    for (const [index, edge] of [300, 700].entries()) {
      const points = pointsOf(`M${lines[index]}`)
      const xs = points.map(([x = 0]) => x)
      expect(Math.min(...xs)).toBeGreaterThanOrEqual(300)
      expect(Math.min(...xs)).toBeLessThan(320)
      expect(Math.max(...xs)).toBeLessThanOrEqual(700)
      expect(Math.max(...xs)).toBeGreaterThan(680)
      // the band sinks in the middle, where the body comes nearest
      expect(Math.max(...points.map(([, y = 0]) => y))).toBeCloseTo(edge + 40, 0)
    }
  })

  test('its closed outline has an edge where it is seen no more [LOOK-09]', () => {
    const path = outlineOnPicture(mug, picture, wrap)
    expect(path.endsWith('Z')).toBe(true)
    expect(path.split('M')).toHaveLength(2)
  })

  test('what is seen whole is closed either way, and round where it is an ellipse [LOOK-09]', () => {
    const flat = { x: 0.2, y: 0.4, width: 0.5, height: 0.2 }
    const path = outlineOnPicture(flat, picture, { ...wrap, shape: 'ellipse' }, { isClosed: false })
    expect(path.endsWith('Z')).toBe(true)
    for (const [x = 0, y = 0] of pointsOf(path))
      expect(((x - 450) / 250) ** 2 + ((y - 500) / 100) ** 2).toBeCloseTo(1, 1)
  })
})
