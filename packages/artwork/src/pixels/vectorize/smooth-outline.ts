/** Turns a traced outline into few lines and curves that keep its corners. */
import { type CurveSegment, dot, fitCurve, minus, plus, scaleVector, unit, type Vector } from './fit-curve.ts'

/** Pixels to each side over which a corner is looked for. */
const REACH = 4
const CORNER_RAD = 0.72
/** A corner's tip is blurred by the pixels: further from the traced outline than this it was another shape. */
const FURTHEST_TIP = 1.8

/** `tolerance` in pixels; `times`: how often the picture was enlarged, and with it the softness of corners. */
export function smoothOutline(traced: Float64Array, tolerance: number, times: number): CurveSegment[] {
  const outline = new Outline(traced, times)
  const corners = outline.corners()
  if (corners.length === 0) return fitRound(outline, tolerance)
  const tips = corners.map((at) => outline.tipAt(at))
  return corners.flatMap((from, index) => {
    const next = (index + 1) % corners.length
    const to = corners[next] as number
    const points = [tips[index] as Vector, ...outline.between(from, to), tips[next] as Vector]
    return fitOpen(points, tolerance)
  })
}

function fitOpen(points: readonly Vector[], tolerance: number): CurveSegment[] {
  const last = points.length - 1
  const reach = Math.min(3, last)
  const start = unit(minus(points[reach] as Vector, points[0] as Vector))
  const end = unit(minus(points[last - reach] as Vector, points[last] as Vector))
  return fitCurve(points, start, end, tolerance)
}

/** Without corners: begun anywhere, and as smooth there as everywhere else. */
function fitRound(outline: Outline, tolerance: number): CurveSegment[] {
  const { points } = outline
  const half = Math.floor(points.length / 2)
  const along = (at: number) => unit(minus(outline.point(at + 2), outline.point(at - 2)))
  const [start, turn] = [along(0), along(half)]
  return [
    ...fitCurve(points.slice(0, half + 1), start, scaleVector(turn, -1), tolerance),
    ...fitCurve([...points.slice(half), points[0] as Vector], turn, scaleVector(start, -1), tolerance),
  ]
}

class Outline {
  readonly points: readonly Vector[]
  /** Length from the first point to each, and round. */
  readonly #lengths: Float64Array
  readonly #whole: number
  readonly #reach: number

  readonly #blur: number

  constructor(traced: Float64Array, times: number) {
    const points: Vector[] = []
    for (let at = 0; at < traced.length; at += 2) {
      const point: Vector = [traced[at] as number, traced[at + 1] as number]
      const before = points.at(-1)
      if (!before || Math.hypot(point[0] - before[0], point[1] - before[1]) > 0.05) points.push(point)
    }
    this.points = points
    this.#lengths = new Float64Array(points.length + 1)
    for (let at = 0; at < points.length; at += 1) {
      const step = minus(this.point(at + 1), this.point(at))
      this.#lengths[at + 1] = (this.#lengths[at] as number) + Math.hypot(step[0], step[1])
    }
    this.#whole = this.#lengths[points.length] as number
    // a small dot is no polygon
    this.#reach = Math.min((REACH * (times + 1)) / 2, this.#whole / 12)
    this.#blur = (times + 1) / 2
  }

  point(at: number): Vector {
    const count = this.points.length
    return this.points[((at % count) + count) % count] as Vector
  }

  /** Points where the outline turns sharply, more than anywhere near. */
  corners(): number[] {
    const turns = this.points.map((_, at) => this.#turnAt(at))
    return turns.flatMap((turn, at) => (turn > CORNER_RAD && this.#isPeak(turns, at) ? [at] : []))
  }

  #turnAt(at: number): number {
    const point = this.point(at)
    const before = unit(minus(point, this.#walk(at, -this.#reach)))
    const after = unit(minus(this.#walk(at, this.#reach), point))
    return Math.acos(Math.min(1, Math.max(-1, dot(before, after))))
  }

  #isPeak(turns: readonly number[], at: number): boolean {
    const count = this.points.length
    for (const step of [-1, 1]) {
      let length = 0
      for (let other = at; length < this.#reach; other += step) {
        const next = (((other + step) % count) + count) % count
        const way = minus(this.point(other + step), this.point(other))
        length += Math.hypot(way[0], way[1])
        const turn = turns[next] as number
        if (turn > (turns[at] as number) || (turn === turns[at] && step < 0 && next !== at)) return false
        if (next === at) break
      }
    }
    return true
  }

  /** The point so many pixels further along. */
  #walk(from: number, length: number): Vector {
    const step = Math.sign(length)
    let left = Math.abs(length)
    let at = from
    for (let count = 0; count < this.points.length; count += 1) {
      const way = minus(this.point(at + step), this.point(at))
      const long = Math.hypot(way[0], way[1])
      if (long >= left) return plus(this.point(at), scaleVector(way, long === 0 ? 0 : left / long))
      left -= long
      at += step
    }
    return this.point(at)
  }

  /** Where the two sides of a corner would meet. */
  tipAt(at: number): Vector {
    const point = this.point(at)
    const near = Math.min(1.4 * this.#blur, this.#reach / 2)
    const [beforeEnd, before] = [this.#walk(at, -near), this.#walk(at, -this.#reach)]
    const [afterEnd, after] = [this.#walk(at, near), this.#walk(at, this.#reach)]
    const [one, other] = [unit(minus(beforeEnd, before)), unit(minus(afterEnd, after))]
    const cross = one[0] * other[1] - one[1] * other[0]
    if (Math.abs(cross) < 0.2) return point
    const gap = minus(afterEnd, beforeEnd)
    const along = (gap[0] * other[1] - gap[1] * other[0]) / cross
    const tip = plus(beforeEnd, scaleVector(one, along))
    return Math.hypot(tip[0] - point[0], tip[1] - point[1]) <= FURTHEST_TIP * this.#blur ? tip : point
  }

  /** The points from one corner to the next, without those that its blur has bent. */
  between(from: number, to: number): Vector[] {
    const count = this.points.length
    const whole = this.#between(from, to)
    const points: Vector[] = []
    for (let at = from + 1; at % count !== to && points.length < count; at += 1) {
      const gone = this.#between(from, at % count)
      if (gone > 1.2 * this.#blur && whole - gone > 1.2 * this.#blur) points.push(this.point(at))
    }
    return points
  }

  #between(from: number, to: number): number {
    const length = (this.#lengths[to] as number) - (this.#lengths[from] as number)
    return length > 0 ? length : length + this.#whole
  }
}
