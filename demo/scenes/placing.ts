import { type Camera, type Object3D, Vector2, Vector3 } from 'three'
import type { Patch } from './shapes.ts'

/** A rectangle as fractions of the picture. */
export type Placement = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/**
 * Where a print area lies on the picture. On a product that lies askew the area is a slanting quadrilateral: the
 * answer is the largest upright rectangle around its middle that stays inside, so that no print leaves the product.
 */
export function placeOf(patch: Patch, owner: Object3D, camera: Camera): Placement {
  const positions = patch.geometry.getAttribute('position')
  const uvs = patch.geometry.getAttribute('uv')
  const all: Vector2[] = []
  const corners = new Map<string, Vector2>()
  for (let at = 0; at < positions.count; at++) {
    const seen = owner.localToWorld(new Vector3().fromBufferAttribute(positions, at)).project(camera)
    const point = new Vector2((seen.x + 1) / 2, (1 - seen.y) / 2)
    all.push(point)
    corners.set(`${uvs.getX(at)} ${uvs.getY(at)}`, point)
  }
  const quad = ['0 0', '1 0', '1 1', '0 1'].flatMap((corner) => corners.get(corner) ?? [])
  return patch.wraps || quad.length < 4 ? boundsOf(all) : insideOf(quad)
}

function boundsOf(points: readonly Vector2[]): Placement {
  const xs = points.map((point) => point.x)
  const ys = points.map((point) => point.y)
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return rounded(x, y, Math.max(...xs) - x, Math.max(...ys) - y)
}

function insideOf(quad: readonly Vector2[]): Placement {
  const middle = quad.reduce((sum, point) => sum.add(point), new Vector2()).divideScalar(quad.length)
  let best = { width: 0, height: 0 }
  for (let ratio = 0.1; ratio <= 10; ratio *= 1.12) {
    let [fits, breaks] = [0, 1]
    for (let step = 0; step < 18; step++) {
      const height = (fits + breaks) / 2
      if (holds(quad, middle, height * ratio, height)) fits = height
      else breaks = height
    }
    if (fits * fits * ratio > best.width * best.height) best = { width: fits * ratio, height: fits }
  }
  return rounded(middle.x - best.width / 2, middle.y - best.height / 2, best.width, best.height)
}

function holds(quad: readonly Vector2[], middle: Vector2, width: number, height: number): boolean {
  return [-1, 1].every((side) =>
    [-1, 1].every((end) => isWithin(quad, middle.x + (side * width) / 2, middle.y + (end * height) / 2)),
  )
}

/** Inside a convex outline: on the same side of all its edges. */
function isWithin(quad: readonly Vector2[], x: number, y: number): boolean {
  const turns = quad.map((from, index) => {
    const to = quad[(index + 1) % quad.length] ?? from
    return (to.x - from.x) * (y - from.y) - (to.y - from.y) * (x - from.x)
  })
  return turns.every((turn) => turn >= 0) || turns.every((turn) => turn <= 0)
}

function rounded(x: number, y: number, width: number, height: number): Placement {
  const digits = (value: number) => Math.round(value * 1e4) / 1e4
  return { x: digits(x), y: digits(y), width: digits(width), height: digits(height) }
}
