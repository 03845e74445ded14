import { describe, expect, test } from 'vitest'
import {
  flatSurface,
  leaningSurface,
  moveCorner,
  moveSurface,
  roundSurface,
  surfaceCorners,
  surfaceKind,
  surfaceSize,
} from './area-surface.ts'
import { isMesh, pointOn } from './placement.ts'

const box = { x: 0.2, y: 0.3, width: 0.4, height: 0.2 }
const near = (point: { x: number; y: number } | undefined, x: number, y: number) => {
  expect(point?.x).toBeCloseTo(x, 3)
  expect(point?.y).toBeCloseTo(y, 3)
}

describe('an area is laid on a picture [OWN-06]', () => {
  test('what is flat stays within the picture and is made larger at its corners', () => {
    expect(moveSurface(box, 0.9, -0.9)).toEqual({ ...box, x: 0.6, y: 0 })
    expect(moveCorner(box, 2, 0.1, 0.1)).toEqual({ ...box, width: 0.5, height: 0.3 })
    expect(moveCorner(box, 0, 0.1, 0.1)).toEqual({ x: 0.3, y: 0.4, width: 0.3, height: 0.1 })
    expect(moveCorner(box, 0, 0.9, 0).width).toBe(0.01)
  })

  test('one that leans has its corners where they are put, and the others stay', () => {
    const leaning = moveCorner(leaningSurface(box), 1, 0.05, -0.04)
    expect(surfaceKind(leaning)).toBe('leaning')
    const [topLeft, topRight, lowRight, lowLeft] = surfaceCorners(leaning)
    near(topLeft, 0.2, 0.3)
    near(topRight, 0.65, 0.26)
    near(lowRight, 0.6, 0.5)
    near(lowLeft, 0.2, 0.5)
    expect(leaning).toMatchObject({ x: 0.2, y: 0.26, width: 0.45, height: 0.24 })
  })

  test('around a cylinder the middle is seen wider than its ends, and what goes behind is not seen', () => {
    const round = roundSurface(box, 300, 0.1)
    expect(round.mesh && isMesh(round.mesh)).toBe(true)
    expect(round.mesh).toMatchObject({ from: 0.25, to: 0.75 })
    near(pointOn(round, 0.5, 0), 0.4, 0.32)
    near(pointOn(round, 0.25, 0), 0.2, 0.3)
    const wide = pointOn(round, 0.55, 0).x - pointOn(round, 0.5, 0).x
    const narrow = pointOn(round, 0.75, 0).x - pointOn(round, 0.7, 0).x
    expect(wide).toBeGreaterThan(2 * narrow)
    expect(roundSurface(box, 90, 0).mesh?.from).toBeUndefined()
  })

  test('moved as a whole its shape is the same', () => {
    const moved = moveSurface(roundSurface(box, 120, 0.1), 0.1, 0.05)
    near(pointOn(moved, 0.5, 1), 0.5, 0.57)
    expect(surfaceKind(moved)).toBe('round')
    expect(surfaceKind(flatSurface(moved))).toBe('flat')
  })

  test('a known length on the picture says how large it is', () => {
    // 100 pixels are 50 mm
    expect(surfaceSize(box, { width: 1000, height: 500 }, 0.5)).toEqual({ width: 200, height: 50 })
  })
})
