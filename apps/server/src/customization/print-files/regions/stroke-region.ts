import { Clipper, EndType, FillRule, JoinType, type Path64, type Paths64 } from 'clipper2-ts'
import type { StrokeStyle } from '../scene/inherited-style.ts'
import { at, type Matrix } from '../scene/matrix.ts'
import type { PathSegment } from '../scene/path-data.ts'
import { type Subpath, subpathsOf, UNITS_PER_MM } from './flat-paths.ts'

const ends: Readonly<Record<string, EndType>> = {
  butt: EndType.Butt,
  round: EndType.Round,
  square: EndType.Square,
}
const joins: Readonly<Record<string, JoinType>> = {
  miter: JoinType.Miter,
  round: JoinType.Round,
  bevel: JoinType.Bevel,
}

/** The surface that a line covers. It is widened in its own units: a matrix may stretch one side more than the other. */
export function strokeRegion(segments: readonly PathSegment[], stroke: StrokeStyle, matrix: Matrix): Paths64 {
  const [a, b, c, d] = matrix
  const scale = Math.sqrt(Math.abs(a * d - b * c)) * UNITS_PER_MM
  if (!(scale > 0)) return []
  const place = (x: number, y: number) => ({ x: Math.round(x * scale), y: Math.round(y * scale) })
  const lines = subpathsOf(segments, place).flatMap((line) => dashed(line, stroke, scale))
  const join = joins[stroke.join] ?? JoinType.Miter
  const widened = lines.flatMap(({ points, isClosed }) =>
    Clipper.inflatePaths(
      [points],
      (stroke.width * scale) / 2,
      join,
      isClosed ? EndType.Joined : (ends[stroke.cap] ?? EndType.Butt),
      stroke.miter,
    ),
  )
  const placed = widened.map((ring) =>
    ring.map(({ x, y }) => {
      const [px, py] = at(matrix, x / scale, y / scale)
      return { x: Math.round(px * UNITS_PER_MM), y: Math.round(py * UNITS_PER_MM) }
    }),
  )
  return Clipper.union(placed, FillRule.NonZero)
}

/** The dashes of a line; the line itself where it has none. */
function dashed(line: Subpath, { dash, phase }: StrokeStyle, scale: number): Subpath[] {
  const pattern = dash.length % 2 === 0 ? dash : [...dash, ...dash]
  const period = pattern.reduce((sum, length) => sum + length, 0) * scale
  if (!(period > 0)) return [line]
  const first = line.points[0]
  const points = line.isClosed && first ? [...line.points, first] : line.points
  const pen = new DashPen(pattern, scale, (((phase * scale) % period) + period) % period)
  for (const [index, to] of points.entries()) pen.move(points[index - 1], to)
  return pen.dashes.map((dashPoints) => ({ points: dashPoints, isClosed: false }))
}

class DashPen {
  readonly dashes: Path64[] = []
  readonly #pattern: readonly number[]
  readonly #scale: number
  #at = 0
  /** Until the pen is lifted or laid down again. */
  #left = 0

  constructor(pattern: readonly number[], scale: number, phase: number) {
    this.#pattern = pattern
    this.#scale = scale
    this.#left = this.#length()
    let skipped = phase
    while (skipped >= this.#left) {
      skipped -= this.#left
      this.#turn()
    }
    this.#left -= skipped
  }

  #length = () => (this.#pattern[this.#at] ?? 0) * this.#scale
  #isDown = () => this.#at % 2 === 0

  #turn(): void {
    this.#at = (this.#at + 1) % this.#pattern.length
    this.#left = this.#length()
  }

  move(from: Path64[number] | undefined, to: Path64[number]): void {
    if (!from) {
      if (this.#isDown()) this.dashes.push([to])
      return
    }
    const length = Math.hypot(to.x - from.x, to.y - from.y)
    let gone = 0
    while (length - gone > this.#left) {
      gone += this.#left
      const part = gone / length
      const point = {
        x: Math.round(from.x + (to.x - from.x) * part),
        y: Math.round(from.y + (to.y - from.y) * part),
      }
      if (this.#isDown()) this.dashes.at(-1)?.push(point)
      this.#turn()
      if (this.#isDown()) this.dashes.push([point])
    }
    this.#left -= length - gone
    if (this.#isDown()) this.dashes.at(-1)?.push(to)
  }
}
