import type { Contour, OutlinePoint } from '../fonts/font.ts'
import type { LetterMatrix } from './letters.ts'

type Segment = readonly number[]

/** Collects contours as lines and quadratic curves, knows their exact box, and writes them around its center. */
export class PathWriter {
  readonly #contours: Segment[][] = []
  #left = Number.POSITIVE_INFINITY
  #right = Number.NEGATIVE_INFINITY
  #top = Number.POSITIVE_INFINITY
  #bottom = Number.NEGATIVE_INFINITY

  add(outline: readonly Contour[], [a, b, c, d, e, f]: LetterMatrix): void {
    for (const contour of outline) {
      if (contour.length < 3) continue
      const points = contour.map(({ x, y, on }) => ({ x: a * x + c * y + e, y: b * x + d * y + f, on }))
      this.#contours.push(this.#trace(startingOn(points)))
    }
  }

  /** Where it was put. */
  placed(): string {
    return this.#contours.map((contour) => written(contour, 0, 0)).join('')
  }

  centred(): { path: string; width: number; height: number } {
    if (this.#contours.length === 0) return { path: '', width: 0, height: 0 }
    const [x, y] = [(this.#left + this.#right) / 2, (this.#top + this.#bottom) / 2]
    return {
      path: this.#contours.map((contour) => written(contour, x, y)).join(''),
      width: this.#right - this.#left,
      height: this.#bottom - this.#top,
    }
  }

  #trace(points: readonly OutlinePoint[]): Segment[] {
    const first = points[0] as OutlinePoint
    const segments: Segment[] = [[first.x, first.y]]
    this.#hold(first.x, first.y)
    let [from, bend]: [OutlinePoint, OutlinePoint | null] = [first, null]
    for (const point of [...points.slice(1), first]) {
      if (!point.on) {
        if (bend) from = this.#bend(segments, from, bend, between(bend, point))
        bend = point
      } else if (bend) {
        from = this.#bend(segments, from, bend, point)
        bend = null
      } else {
        segments.push([point.x, point.y])
        this.#hold(point.x, point.y)
        from = point
      }
    }
    return segments
  }

  #bend(segments: Segment[], from: OutlinePoint, bend: OutlinePoint, to: OutlinePoint): OutlinePoint {
    segments.push([bend.x, bend.y, to.x, to.y])
    this.#hold(to.x, to.y)
    this.#hold(extreme(from.x, bend.x, to.x), extreme(from.y, bend.y, to.y))
    return to
  }

  #hold(x: number, y: number): void {
    this.#left = Math.min(this.#left, x)
    this.#right = Math.max(this.#right, x)
    this.#top = Math.min(this.#top, y)
    this.#bottom = Math.max(this.#bottom, y)
  }
}

const between = (a: OutlinePoint, b: OutlinePoint): OutlinePoint => ({
  x: (a.x + b.x) / 2,
  y: (a.y + b.y) / 2,
  on: true,
})

/** A contour may begin beside the curve: then it begins on the next point that lies on it. */
function startingOn(points: readonly OutlinePoint[]): readonly OutlinePoint[] {
  const index = points.findIndex(({ on }) => on)
  if (index >= 0) return [...points.slice(index), ...points.slice(0, index)]
  return [between(points[0] as OutlinePoint, points.at(-1) as OutlinePoint), ...points]
}

/** Where a quadratic curve turns around in one direction; its end where it does not. */
function extreme(from: number, bend: number, to: number): number {
  if ((bend - from) * (to - bend) >= 0) return to
  const at = (from - bend) / (from - 2 * bend + to)
  return (1 - at) ** 2 * from + 2 * (1 - at) * at * bend + at ** 2 * to
}

function written(contour: readonly Segment[], x: number, y: number): string {
  const numbers = (segment: Segment) =>
    segment.map((value, index) => thousandths(value - (index % 2 === 0 ? x : y)))
  return `${contour.map((segment, index) => (index === 0 ? 'M' : segment.length > 2 ? 'Q' : 'L') + numbers(segment).join(' ')).join('')}Z`
}

/** A micrometre is finer than any machine works, and rounding hides what two computers' sines differ by. */
function thousandths(length: number): string {
  return String(Math.round(length * 1000) / 1000 + 0)
}
