import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isMesh, type Placement, type PlacementMesh, pointOn, turnedBox, uprightTurn } from './placement.ts'

const rectangle: Placement = { image_url: '/pen.webp', x: 0.2, y: 0.3, width: 0.5, height: 0.25 }

/** A mesh of exact points of a surface. */
function meshOf(
  columns: number,
  rows: number,
  at: (u: number, v: number) => readonly [number, number],
  part: Pick<PlacementMesh, 'from' | 'to'> = {},
): PlacementMesh {
  const { from = 0, to = 1 } = part
  const points = Array.from({ length: columns * rows }, (_, index) => {
    const [column, row] = [index % columns, Math.floor(index / columns)]
    return at(from + ((to - from) * column) / (columns - 1), row / (rows - 1))
  })
  return { columns, rows, points: points.flat(), ...part }
}

const cylinder = (u: number, v: number) => [0.5 + 0.3 * Math.sin((u - 0.5) * 2.4), 0.2 + 0.5 * v] as const

describe('where an area lies on a picture', () => {
  test('an area without a mesh is its rectangle', () => {
    expect(pointOn(rectangle, 0, 0)).toEqual({ x: 0.2, y: 0.3 })
    expect(pointOn(rectangle, 1, 1)).toEqual({ x: 0.7, y: 0.55 })
    expect(uprightTurn(rectangle, { width: 900, height: 600 })).toBe(0)
  })

  test('a mesh goes through its points and smoothly between them', () => {
    const placement = { ...rectangle, mesh: meshOf(7, 2, cylinder) }
    for (let u = 0; u <= 1; u += 0.01) {
      const [x] = cylinder(u, 0.5)
      expect(Math.abs(pointOn(placement, u, 0.5).x - x)).toBeLessThan(0.001)
    }
  })

  test('a flat mesh of any number of points is the flat surface, also a little beyond its ends', () => {
    const count = fc.integer({ min: 2, max: 9 })
    const share = fc.double({ min: -0.1, max: 1.1, noNaN: true })
    fc.assert(
      fc.property(count, count, share, share, (columns, rows, u, v) => {
        const flat = (a: number, b: number) => [0.1 + 0.5 * a + 0.2 * b, 0.4 - 0.1 * a + 0.3 * b] as const
        const seen = pointOn({ ...rectangle, mesh: meshOf(columns, rows, flat) }, u, v)
        expect(seen.x).toBeCloseTo(flat(u, v)[0], 9)
        expect(seen.y).toBeCloseTo(flat(u, v)[1], 9)
      }),
    )
  })

  test('an area that goes around is placed by the part that is seen', () => {
    const mesh = meshOf(7, 2, cylinder, { from: 0.2, to: 0.9 })
    expect(pointOn({ ...rectangle, mesh }, 0.2, 0).x).toBeCloseTo(cylinder(0.2, 0)[0], 9)
    expect(pointOn({ ...rectangle, mesh }, 0.9, 0).x).toBeCloseTo(cylinder(0.9, 0)[0], 9)
  })

  test('the turn that sets an area upright undoes its slant in pixels', () => {
    const slanting = (u: number, v: number) => [0.3 + 0.2 * u + 0.1 * v, 0.6 - 0.2 * u + 0.1 * v] as const
    const placement = { ...rectangle, mesh: meshOf(2, 2, slanting) }
    expect(uprightTurn(placement, { width: 900, height: 900 })).toBeCloseTo(45)
    expect(uprightTurn(placement, { width: 900, height: 450 })).toBeCloseTo(
      (Math.atan2(90, 180) * 180) / Math.PI,
    )
  })

  test('the turned box of a slanting area is as long and as high as the area, around its middle', () => {
    const slanting = (u: number, v: number) => [0.3 + 0.4 * u + 0.03 * v, 0.6 - 0.3 * u + 0.04 * v] as const
    const placement = { ...rectangle, mesh: meshOf(3, 2, slanting) }
    const box = turnedBox(placement, { width: 900, height: 900 })
    expect(box.width).toBeCloseTo(0.5)
    expect(box.height).toBeCloseTo(0.05)
    expect([box.x + box.width / 2, box.y + box.height / 2]).toEqual([
      expect.closeTo(0.515),
      expect.closeTo(0.47),
    ])
    expect(box.turn).toBeCloseTo(-36.87, 2)
    const { image_url: _, ...plain } = rectangle
    expect(turnedBox(rectangle, { width: 3, height: 2 })).toEqual({ ...plain, turn: 0 })
  })

  test('a mesh with missing points, wild points or no part to be seen is none', () => {
    const good = meshOf(3, 3, cylinder)
    expect(isMesh(good)).toBe(true)
    expect(isMesh({ ...good, points: good.points.slice(2) })).toBe(false)
    expect(isMesh({ ...good, points: good.points.with(4, 7) })).toBe(false)
    expect(isMesh({ ...good, points: good.points.with(4, Number.NaN) })).toBe(false)
    expect(isMesh(meshOf(10, 2, cylinder))).toBe(false)
    expect(isMesh({ ...good, columns: 4.5, rows: 2 })).toBe(false)
    expect(isMesh({ ...good, from: 0.6, to: 0.4 })).toBe(false)
    expect(isMesh({ ...good, from: -1 })).toBe(false)
  })
})
