/** Lines on a pattern, in centimeters, y downwards, and how far every point of the pattern lies from them. */
export type Point = readonly [x: number, y: number]
export type Line = readonly Point[]

/** The part of the plane that a pattern and its surroundings fill. */
export type Bounds = {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** Grid points a centimeter; distances change evenly, so that few are enough. */
const DENSITY = 5

/** A value of a grid; the indices are known to be inside. */
export const valueAt = (values: Float32Array, index: number): number => values[index] as number

/** Distances from a line, and how far along it the nearest point lies. Outside of the reach both stay at their largest. */
export class DistanceField {
  readonly #bounds: Bounds
  readonly #columns: number
  readonly #rows: number
  readonly #away: Float32Array
  readonly #along: Float32Array

  constructor(bounds: Bounds, lines: readonly Line[], reach = Number.POSITIVE_INFINITY) {
    this.#bounds = bounds
    this.#columns = Math.ceil((bounds.right - bounds.left) * DENSITY) + 2
    this.#rows = Math.ceil((bounds.bottom - bounds.top) * DENSITY) + 2
    this.#away = new Float32Array(this.#columns * this.#rows).fill(Math.min(reach, 1e4))
    this.#along = new Float32Array(this.#columns * this.#rows)
    for (const line of lines) this.#addLine(line, reach)
  }

  /** Closed outlines: positive inside of one and of no hole, negative elsewhere. */
  static ofOutlines(
    bounds: Bounds,
    outlines: readonly Line[],
    reach: number,
    holes: readonly Line[] = [],
  ): DistanceField {
    const field = new DistanceField(
      bounds,
      [...outlines, ...holes].map((line) => [...line, line[0] as Point]),
      reach,
    )
    const isInside = new Uint8Array(field.#away.length)
    for (const outline of outlines) field.#fill(outline, isInside, 1)
    for (const hole of holes) field.#fill(hole, isInside, 0)
    for (let at = 0; at < isInside.length; at++)
      if (!isInside[at]) field.#away[at] = -valueAt(field.#away, at)
    return field
  }

  /** Positive where the side of the point is told so. */
  signedBy(isPositive: (x: number, y: number) => boolean): this {
    for (let row = 0; row < this.#rows; row++)
      for (let column = 0; column < this.#columns; column++) {
        const at = row * this.#columns + column
        const x = this.#bounds.left + column / DENSITY
        if (!isPositive(x, this.#bounds.top + row / DENSITY)) this.#away[at] = -valueAt(this.#away, at)
      }
    return this
  }

  /** Marks the points of each row between where the outline goes in and out. */
  #fill(outline: Line, isInside: Uint8Array, value: 0 | 1): void {
    for (let row = 0; row < this.#rows; row++) {
      const y = this.#bounds.top + row / DENSITY
      const crossings = outline.flatMap(([x1, y1], index) => {
        const [x0, y0] = outline.at(index - 1) as Point
        return y0 > y !== y1 > y ? [x0 + ((y - y0) / (y1 - y0)) * (x1 - x0)] : []
      })
      crossings.sort((one, other) => one - other)
      for (let index = 0; index + 1 < crossings.length; index += 2) {
        const first = Math.ceil(((crossings[index] as number) - this.#bounds.left) * DENSITY)
        const last = Math.floor(((crossings[index + 1] as number) - this.#bounds.left) * DENSITY)
        isInside.fill(value, row * this.#columns + first, row * this.#columns + last + 1)
      }
    }
  }

  away(x: number, y: number): number {
    return this.#between(this.#away, x, y)
  }

  /** Centimeters from the line's start; of the nearest grid point, where two parts of the line are equally near. */
  along(x: number, y: number): number {
    return this.#between(this.#along, x, y)
  }

  #between(values: Float32Array, x: number, y: number): number {
    const fx = clamp((x - this.#bounds.left) * DENSITY, 0, this.#columns - 1.001)
    const fy = clamp((y - this.#bounds.top) * DENSITY, 0, this.#rows - 1.001)
    const x0 = fx | 0
    const y0 = fy | 0
    const tx = fx - x0
    const ty = fy - y0
    const at = y0 * this.#columns + x0
    const upper = valueAt(values, at) * (1 - tx) + valueAt(values, at + 1) * tx
    const below = at + this.#columns
    return upper * (1 - ty) + (valueAt(values, below) * (1 - tx) + valueAt(values, below + 1) * tx) * ty
  }

  #addLine(line: Line, reach: number): void {
    let start = 0
    for (const [index, here] of line.slice(1).entries()) {
      const from = line[index] as Point
      const length = Math.hypot(here[0] - from[0], here[1] - from[1])
      if (length > 1e-6) this.#addPiece(from, here, length, start, reach)
      start += length
    }
  }

  #addPiece([x0, y0]: Point, [x1, y1]: Point, length: number, start: number, reach: number): void {
    const [dx, dy] = [(x1 - x0) / length, (y1 - y0) / length]
    const column = (x: number) => clamp(Math.round((x - this.#bounds.left) * DENSITY), 0, this.#columns - 1)
    const row = (y: number) => clamp(Math.round((y - this.#bounds.top) * DENSITY), 0, this.#rows - 1)
    const [firstRow, lastRow] = [row(Math.min(y0, y1) - reach), row(Math.max(y0, y1) + reach)]
    const [firstColumn, lastColumn] = [column(Math.min(x0, x1) - reach), column(Math.max(x0, x1) + reach)]
    for (let r = firstRow; r <= lastRow; r++)
      for (let c = firstColumn; c <= lastColumn; c++) {
        const x = this.#bounds.left + c / DENSITY
        const y = this.#bounds.top + r / DENSITY
        const ahead = clamp((x - x0) * dx + (y - y0) * dy, 0, length)
        const distance = Math.hypot(x - x0 - dx * ahead, y - y0 - dy * ahead)
        const at = r * this.#columns + c
        if (distance >= valueAt(this.#away, at)) continue
        this.#away[at] = distance
        this.#along[at] = start + ahead
      }
  }
}

type Nearest = {
  /** How far the point is from the line. */
  readonly away: number
  /** Where it is nearest to the line, as a share of the line's pieces. */
  readonly share: number
  /** On which side of the line it lies. */
  readonly side: -1 | 1
}

export function nearestOn(line: Line, x: number, y: number): Nearest {
  let best = 1e9
  let share = 0
  let side: -1 | 1 = 1
  for (let index = 1; index < line.length; index++) {
    const [x0, y0] = line[index - 1] as Point
    const [x1, y1] = line[index] as Point
    const [dx, dy] = [x1 - x0, y1 - y0]
    const ahead = clamp(((x - x0) * dx + (y - y0) * dy) / (dx * dx + dy * dy), 0, 1)
    const [ax, ay] = [x - x0 - dx * ahead, y - y0 - dy * ahead]
    const away = ax * ax + ay * ay
    if (away >= best) continue
    best = away
    share = (index - 1 + ahead) / (line.length - 1)
    side = dx * ay - dy * ax > 0 ? 1 : -1
  }
  return { away: Math.sqrt(best), share, side }
}

export function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high)
}

export function smoothstep(value: number): number {
  const share = clamp(value, 0, 1)
  return share * share * (3 - 2 * share)
}

/** Corners cut by curves that begin so far from them, from all of them or from each. */
export function rounded(corners: Line, reaches: number | readonly number[]): Line {
  const line: Point[] = [corners[0] as Point]
  for (const [index, here] of corners.slice(1, -1).entries()) {
    const reach = typeof reaches === 'number' ? reaches : (reaches[index] ?? 1)
    const [before, after] = [corners[index] as Point, corners[index + 2] as Point]
    const toward = (other: Point): Point => {
      const length = Math.hypot(other[0] - here[0], other[1] - here[1])
      const near = Math.min(reach, length * 0.46) / length
      return [here[0] + (other[0] - here[0]) * near, here[1] + (other[1] - here[1]) * near]
    }
    line.push(...bow(toward(before), here, toward(after), 8))
  }
  return [...line, corners.at(-1) as Point]
}

/** From one point to the other, drawn towards the middle one. */
export function bow(from: Point, middle: Point, to: Point, steps = 24): Line {
  return Array.from({ length: steps + 1 }, (_, step): Point => {
    const t = step / steps
    const mix = (axis: 0 | 1) => from[axis] * (1 - t) ** 2 + middle[axis] * 2 * t * (1 - t) + to[axis] * t * t
    return [mix(0), mix(1)]
  })
}

export const mirrored = (line: Line): Line => line.map(([x, y]): Point => [-x, y])

/** Smooth noise around 0, from about −1 to 1, the same in every run. */
export function noise(x: number, y: number, seed: number): number {
  const x0 = Math.floor(x)
  const y0 = Math.floor(y)
  const tx = x - x0
  const ty = y - y0
  const first = slope(x0, y0, seed, tx, ty)
  const upper = first + (slope(x0 + 1, y0, seed, tx - 1, ty) - first) * ease(tx)
  const third = slope(x0, y0 + 1, seed, tx, ty - 1)
  const lower = third + (slope(x0 + 1, y0 + 1, seed, tx - 1, ty - 1) - third) * ease(tx)
  return (upper + (lower - upper) * ease(ty)) * 1.4
}

const ease = (t: number) => t * t * t * (t * (t * 6 - 15) + 10)

const DIRECTIONS = 64
const sines = Float32Array.from({ length: DIRECTIONS }, (_, step) =>
  Math.sin((step / DIRECTIONS) * 2 * Math.PI),
)
const cosines = Float32Array.from({ length: DIRECTIONS }, (_, step) =>
  Math.cos((step / DIRECTIONS) * 2 * Math.PI),
)

/** How high a point lies on the plane that leans by chance at a corner of the grid. */
function slope(x: number, y: number, seed: number, dx: number, dy: number): number {
  const direction = (chance(x, y, seed) * DIRECTIONS) | 0
  return valueAt(cosines, direction) * dx + valueAt(sines, direction) * dy
}

/** A number from 0 to 1 for a point of a grid. */
export function chance(x: number, y: number, seed: number): number {
  let hash = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(seed + 101, 1274126177)
  hash = Math.imul(hash ^ (hash >>> 13), 1274126177)
  hash = Math.imul(hash ^ (hash >>> 16), 668265263)
  return ((hash ^ (hash >>> 15)) >>> 0) / 4294967296
}
