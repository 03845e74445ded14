import type { Path64, Paths64 } from 'clipper2-ts'
import { at, type Matrix } from '../scene/matrix.ts'
import type { PathSegment } from '../scene/path-data.ts'

export const UNITS_PER_MM = 10_000
/** How far a curve is left by the lines that stand for it. */
const TOLERANCE = 0.005 * UNITS_PER_MM
const MAX_STEPS = 200

/** Every subpath as a ring of points. */
export function flatPaths(segments: readonly PathSegment[], matrix: Matrix): Paths64 {
  return subpathsOf(segments, (x, y) => {
    const [px, py] = at(matrix, x, y)
    return { x: Math.round(px * UNITS_PER_MM), y: Math.round(py * UNITS_PER_MM) }
  }).map(({ points }) => points)
}

export type Subpath = { readonly points: Path64; readonly isClosed: boolean }

export function subpathsOf(
  segments: readonly PathSegment[],
  place: (x: number, y: number) => Path64[number],
): Subpath[] {
  const subpaths: { points: Path64; isClosed: boolean }[] = []
  let open: { points: Path64; isClosed: boolean } | undefined
  const begin = (point: Path64[number]) => {
    open = { points: [point], isClosed: false }
    subpaths.push(open)
    return open
  }
  for (const segment of segments) {
    if (segment[0] === 'M') {
      begin(place(segment[1], segment[2]))
      continue
    }
    if (!open) continue
    if (segment[0] === 'Z') {
      open.isClosed = true
      continue
    }
    // what follows a closed subpath without a move begins where that one did
    const drawn = open.isClosed ? begin(open.points[0] as Path64[number]) : open
    const from = drawn.points.at(-1) as Path64[number]
    if (segment[0] !== 'C') drawn.points.push(place(segment[1], segment[2]))
    else {
      const [, a, b, c, d, e, f] = segment
      drawn.points.push(...curvePoints(from, place(a, b), place(c, d), place(e, f)))
    }
  }
  return subpaths
}

/** The points of a cubic curve without its first. */
function curvePoints(...[p0, p1, p2, p3]: [Path64[number], Path64[number], Path64[number], Path64[number]]) {
  const bend = Math.max(
    Math.hypot(p0.x - 2 * p1.x + p2.x, p0.y - 2 * p1.y + p2.y),
    Math.hypot(p1.x - 2 * p2.x + p3.x, p1.y - 2 * p2.y + p3.y),
  )
  const steps = Math.min(MAX_STEPS, Math.max(1, Math.ceil(Math.sqrt((6 * bend) / (8 * TOLERANCE)))))
  return Array.from({ length: steps }, (_, index) => {
    const t = (index + 1) / steps
    const u = 1 - t
    const [a, b, c, d] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t]
    return {
      x: Math.round(a * p0.x + b * p1.x + c * p2.x + d * p3.x),
      y: Math.round(a * p0.y + b * p1.y + c * p2.y + d * p3.y),
    }
  })
}
