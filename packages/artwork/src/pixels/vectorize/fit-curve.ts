/** Fits cubic curves to a row of points: Philip J. Schneider's method (Graphics Gems, 1990). */
export type Vector = readonly [x: number, y: number]
/** Two points: a straight line. Four: a cubic curve. */
export type CurveSegment = readonly Vector[]

const STRAIGHT = 0.3
const TRIES = 4

/** `start` and `end` are directions of length 1: out of the first point and back out of the last one. */
export function fitCurve(
  points: readonly Vector[],
  start: Vector,
  end: Vector,
  tolerance: number,
): CurveSegment[] {
  const first = points[0] as Vector
  const last = points.at(-1) as Vector
  if (points.length === 2 || isStraight(points)) return [[first, last]]
  let parameters = byLength(points)
  let curve = generate(points, parameters, start, end)
  let worst = worstOf(points, curve, parameters)
  for (let tries = 0; tries < TRIES && worst.error > tolerance && worst.error < 16 * tolerance; tries += 1) {
    parameters = points.map((point, at) => nearer(curve, point, parameters[at] as number))
    curve = generate(points, parameters, start, end)
    worst = worstOf(points, curve, parameters)
  }
  if (worst.error <= tolerance) return [curve]
  const at = Math.min(points.length - 2, Math.max(1, worst.at))
  const middle = directionAt(points, at)
  return [
    ...fitCurve(points.slice(0, at + 1), start, middle, tolerance),
    ...fitCurve(points.slice(at), scaleVector(middle, -1), end, tolerance),
  ]
}

/** Direction of length 1 against the points' order, over a few of them. */
function directionAt(points: readonly Vector[], at: number): Vector {
  const reach = Math.min(3, at, points.length - 1 - at)
  return unit(minus(points[at - reach] as Vector, points[at + reach] as Vector))
}

export function isStraight(points: readonly Vector[]): boolean {
  const first = points[0] as Vector
  const way = minus(points.at(-1) as Vector, first)
  const length = Math.hypot(way[0], way[1])
  if (length < 0.5) return points.length < 4
  return points.every((point) => {
    const off = minus(point, first)
    return Math.abs(off[0] * way[1] - off[1] * way[0]) / length <= STRAIGHT
  })
}

function byLength(points: readonly Vector[]): number[] {
  const lengths = [0]
  for (let at = 1; at < points.length; at += 1) {
    const step = minus(points[at] as Vector, points[at - 1] as Vector)
    lengths.push((lengths[at - 1] as number) + Math.hypot(step[0], step[1]))
  }
  const whole = lengths.at(-1) || 1
  return lengths.map((length) => length / whole)
}

/** Least squares: how far along the two directions the handles lie. */
function generate(
  points: readonly Vector[],
  parameters: readonly number[],
  start: Vector,
  end: Vector,
): Vector[] {
  const first = points[0] as Vector
  const last = points.at(-1) as Vector
  let [c00, c01, c11, x0, x1] = [0, 0, 0, 0, 0]
  points.forEach((point, at) => {
    const t = parameters[at] as number
    const [b0, b1, b2, b3] = weights(t)
    const [one, other] = [scaleVector(start, b1), scaleVector(end, b2)]
    c00 += dot(one, one)
    c01 += dot(one, other)
    c11 += dot(other, other)
    const rest = minus(point, plus(scaleVector(first, b0 + b1), scaleVector(last, b2 + b3)))
    x0 += dot(one, rest)
    x1 += dot(other, rest)
  })
  const determinant = c00 * c11 - c01 * c01
  const chord = minus(last, first)
  const length = Math.hypot(chord[0], chord[1])
  let near = determinant === 0 ? 0 : (x0 * c11 - x1 * c01) / determinant
  let far = determinant === 0 ? 0 : (c00 * x1 - c01 * x0) / determinant
  // handles that point backwards or reach past everything make loops
  if (!(near > 1e-3 * length && far > 1e-3 * length) || near > 3 * length || far > 3 * length)
    near = far = length / 3
  return [first, plus(first, scaleVector(start, near)), plus(last, scaleVector(end, far)), last]
}

function weights(t: number): [number, number, number, number] {
  const s = 1 - t
  return [s * s * s, 3 * t * s * s, 3 * t * t * s, t * t * t]
}

function at(curve: CurveSegment, t: number): Vector {
  const [b0, b1, b2, b3] = weights(t)
  const [p0, p1, p2, p3] = curve as [Vector, Vector, Vector, Vector]
  return [
    p0[0] * b0 + p1[0] * b1 + p2[0] * b2 + p3[0] * b3,
    p0[1] * b0 + p1[1] * b1 + p2[1] * b2 + p3[1] * b3,
  ]
}

/** One step of Newton's towards the curve's nearest point. */
function nearer(curve: CurveSegment, point: Vector, t: number): number {
  const [p0, p1, p2, p3] = curve as [Vector, Vector, Vector, Vector]
  const s = 1 - t
  const off = minus(at(curve, t), point)
  const speed = plus(
    plus(scaleVector(minus(p1, p0), 3 * s * s), scaleVector(minus(p2, p1), 6 * s * t)),
    scaleVector(minus(p3, p2), 3 * t * t),
  )
  const bend = plus(
    scaleVector(plus(minus(p2, scaleVector(p1, 2)), p0), 6 * s),
    scaleVector(plus(minus(p3, scaleVector(p2, 2)), p1), 6 * t),
  )
  const slope = dot(speed, speed) + dot(off, bend)
  return slope === 0 ? t : Math.min(1, Math.max(0, t - dot(off, speed) / slope))
}

/** `error` in pixels. */
function worstOf(
  points: readonly Vector[],
  curve: CurveSegment,
  parameters: readonly number[],
): { error: number; at: number } {
  let worst = { error: 0, at: Math.floor(points.length / 2) }
  for (let index = 1; index < points.length - 1; index += 1) {
    const off = minus(at(curve, parameters[index] as number), points[index] as Vector)
    const error = Math.hypot(off[0], off[1])
    if (error > worst.error) worst = { error, at: index }
  }
  return worst
}

export const minus = (one: Vector, other: Vector): Vector => [one[0] - other[0], one[1] - other[1]]
export const plus = (one: Vector, other: Vector): Vector => [one[0] + other[0], one[1] + other[1]]
export const scaleVector = (vector: Vector, factor: number): Vector => [
  vector[0] * factor,
  vector[1] * factor,
]
export const dot = (one: Vector, other: Vector): number => one[0] * other[0] + one[1] * other[1]
export function unit(vector: Vector): Vector {
  const length = Math.hypot(vector[0], vector[1])
  return length === 0 ? [1, 0] : [vector[0] / length, vector[1] / length]
}
