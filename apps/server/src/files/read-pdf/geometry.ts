/** Matrices, boxes and paths of a page. */

export type PageMatrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number]
export type PageBox = {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}
/** As pdf.js writes paths: 0 move, 1 line, 2 cubic curve, 3 quadratic curve, 4 close, each with its coordinates behind it. */
export type PathNumbers = ArrayLike<number>
/** A path in the space of the page. */
export type PagePath = {
  readonly d: string
  readonly box: PageBox | null
  readonly isRectangle: boolean
  readonly mostMiter: number
}

export const identity: PageMatrix = [1, 0, 0, 1, 0, 0]

/** What `inner` does, then `outer`. */
export function multiply(outer: PageMatrix, inner: PageMatrix): PageMatrix {
  const [a, b, c, d, e, f] = outer
  return [
    a * inner[0] + c * inner[1],
    b * inner[0] + d * inner[1],
    a * inner[2] + c * inner[3],
    b * inner[2] + d * inner[3],
    a * inner[4] + c * inner[5] + e,
    b * inner[4] + d * inner[5] + f,
  ]
}

export function readMatrix(value: unknown): PageMatrix {
  const numbers = Array.from((value ?? identity) as ArrayLike<number>)
  return numbers.length === 6 && numbers.every(Number.isFinite)
    ? (numbers as unknown as PageMatrix)
    : identity
}

/** How much a matrix enlarges, where it does so alike in every direction. */
export function evenScale([a, b, c, d]: PageMatrix): number | undefined {
  const [x, y] = [Math.hypot(a, b), Math.hypot(c, d)]
  const isEven = Math.abs(x - y) <= 0.001 * Math.max(x, y) && Math.abs(a * c + b * d) <= 0.001 * x * y
  return isEven ? x : undefined
}

export const largestScale = ([a, b, c, d]: PageMatrix): number => Math.max(Math.hypot(a, b), Math.hypot(c, d))

export function intersection(one: PageBox, other: PageBox): PageBox | null {
  const [left, top] = [Math.max(one.left, other.left), Math.max(one.top, other.top)]
  const [right, bottom] = [Math.min(one.right, other.right), Math.min(one.bottom, other.bottom)]
  return left <= right && top <= bottom ? { left, top, right, bottom } : null
}

export function union(one: PageBox | null, other: PageBox): PageBox {
  if (!one) return other
  return {
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
  }
}

export const grown = ({ left, top, right, bottom }: PageBox, by: number): PageBox => ({
  left: left - by,
  top: top - by,
  right: right + by,
  bottom: bottom + by,
})

export const contains = (outer: PageBox, inner: PageBox, slack = 0.01): boolean =>
  outer.left <= inner.left + slack &&
  outer.top <= inner.top + slack &&
  outer.right >= inner.right - slack &&
  outer.bottom >= inner.bottom - slack

/** Four thousandths of a point are a micrometer and a half. */
export const written = (value: number): string => String(Math.round(value * 1_000) / 1_000)

export const writtenMatrix = (matrix: PageMatrix): string =>
  `matrix(${matrix.map((value) => Number(value.toPrecision(9))).join(' ')})`

export function boxPath({ left, top, right, bottom }: PageBox): string {
  return `M${written(left)} ${written(top)}H${written(right)}V${written(bottom)}H${written(left)}Z`
}

/** A rectangle in the space of the user as a path that `transformedPath` reads. */
export const rectangleNumbers = ([x0, y0, x1, y1]: readonly number[]): number[] => {
  const [left = 0, top = 0, right = 0, bottom = 0] = [x0, y0, x1, y1]
  return [0, left, top, 1, right, top, 1, right, bottom, 1, left, bottom, 4]
}

type Point = readonly [x: number, y: number]

/** The path with the matrix applied, and what it covers without its stroke. */
export function transformedPath(numbers: PathNumbers, matrix: PageMatrix): PagePath {
  const writer = new PathWriter()
  const [a, b, c, d, e, f] = matrix
  const point = (at: number): Point => {
    const [x, y] = [numbers[at] ?? 0, numbers[at + 1] ?? 0]
    return [a * x + c * y + e, b * x + d * y + f]
  }
  for (let at = 0; at < numbers.length; ) {
    const kind = numbers[at]
    if (kind === 0) writer.move(point(at + 1))
    else if (kind === 1) writer.line(point(at + 1))
    else if (kind === 2) writer.curve(point(at + 1), point(at + 3), point(at + 5))
    else if (kind === 3) writer.quadratic(point(at + 1), point(at + 3))
    else writer.close()
    at += kind === 0 || kind === 1 ? 3 : kind === 2 ? 7 : kind === 3 ? 5 : 1
  }
  return writer.finish()
}

class PathWriter {
  readonly #parts: string[] = []
  #box: PageBox | null = null
  #at: Point = [0, 0]
  #start: Point = [0, 0]
  /** The direction in which the pen came, and in which the outline began. */
  #direction: Point | null = null
  #firstDirection: Point | null = null
  #mostMiter = 1
  #corners: Point[] = []
  #isStraight = true
  #outlines = 0

  move(to: Point): void {
    this.#outlines += 1
    this.#at = to
    this.#start = to
    this.#direction = null
    this.#firstDirection = null
    this.#corners.push(to)
    this.#parts.push(`M${written(to[0])} ${written(to[1])}`)
    this.#cover(to)
  }

  line(to: Point): void {
    this.#turn([to[0] - this.#at[0], to[1] - this.#at[1]])
    this.#parts.push(`L${written(to[0])} ${written(to[1])}`)
    this.#at = to
    this.#corners.push(to)
    this.#cover(to)
  }

  quadratic(by: Point, to: Point): void {
    const [from] = [this.#at]
    const third = (end: Point): Point => [
      end[0] + ((by[0] - end[0]) * 2) / 3,
      end[1] + ((by[1] - end[1]) * 2) / 3,
    ]
    this.curve(third(from), third(to), to)
  }

  curve(first: Point, second: Point, to: Point): void {
    const from = this.#at
    this.#isStraight = false
    this.#turn(directionOf(from, first, second, to))
    this.#direction = directionOf(to, second, first, from).map((value) => -value) as unknown as Point
    const numbers = [...first, ...second, ...to].map(written)
    this.#parts.push(`C${numbers.join(' ')}`)
    for (const axis of [0, 1] as const) {
      for (const part of extremes(from[axis], first[axis], second[axis], to[axis])) {
        this.#cover(pointOf(from, first, second, to, part))
      }
    }
    this.#at = to
    this.#cover(to)
  }

  close(): void {
    const back: Point = [this.#start[0] - this.#at[0], this.#start[1] - this.#at[1]]
    if (Math.hypot(...back) > 1e-6) this.#turn(back)
    if (this.#firstDirection) this.#turn(this.#firstDirection)
    this.#parts.push('Z')
    this.#at = this.#start
  }

  finish(): PagePath {
    return {
      d: this.#parts.join(''),
      box: this.#box,
      isRectangle: this.#isRectangle(),
      mostMiter: this.#mostMiter,
    }
  }

  /** The pen leaves in this direction: how far would the point of a mitered corner reach? */
  #turn(to: Point): void {
    if (Math.hypot(...to) < 1e-9) return
    const from = this.#direction
    if (from) {
      const angle = Math.abs(Math.atan2(from[0] * to[1] - from[1] * to[0], from[0] * to[0] + from[1] * to[1]))
      this.#mostMiter = Math.max(this.#mostMiter, 1 / Math.max(1e-3, Math.cos(angle / 2)))
    }
    this.#direction = to
    this.#firstDirection ??= to
  }

  #isRectangle(): boolean {
    const box = this.#box
    if (!box || !this.#isStraight || this.#outlines !== 1) return false
    const corners = this.#corners.filter(
      ([x, y], at) => at < 4 || x !== this.#start[0] || y !== this.#start[1],
    )
    const isCorner = ([x, y]: Point) =>
      (near(x, box.left) || near(x, box.right)) && (near(y, box.top) || near(y, box.bottom))
    const area = Math.abs(areaOf(corners))
    return (
      corners.length === 4 &&
      corners.every(isCorner) &&
      near(area, (box.right - box.left) * (box.bottom - box.top))
    )
  }

  #cover([x, y]: Point): void {
    this.#box = union(this.#box, { left: x, top: y, right: x, bottom: y })
  }
}

const near = (one: number, other: number): boolean => Math.abs(one - other) <= 0.005 + 1e-6 * Math.abs(one)

function areaOf(corners: readonly Point[]): number {
  return corners.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = corners[(at + 1) % corners.length] ?? [0, 0]
    return sum + (x * nextY - nextX * y) / 2
  }, 0)
}

/** Where a curve leaves its first point: its controls may lie on that point. */
function directionOf(from: Point, ...ways: Point[]): Point {
  const way = ways.find(([x, y]) => Math.hypot(x - from[0], y - from[1]) > 1e-6) ?? from
  return [way[0] - from[0], way[1] - from[1]]
}

function pointOf(from: Point, first: Point, second: Point, to: Point, part: number): Point {
  const rest = 1 - part
  const along = (axis: 0 | 1) =>
    rest ** 3 * from[axis] +
    3 * rest ** 2 * part * first[axis] +
    3 * rest * part ** 2 * second[axis] +
    part ** 3 * to[axis]
  return [along(0), along(1)]
}

/** Where a cubic curve turns back, as parts of its way. */
function extremes(from: number, first: number, second: number, to: number): number[] {
  const a = -from + 3 * first - 3 * second + to
  const b = 2 * (from - 2 * first + second)
  const c = first - from
  if (Math.abs(a) < 1e-9) return Math.abs(b) < 1e-9 ? [] : [-c / b].filter(isWithin)
  // three times the derivative's coefficients: 3a t² + … with b and c scaled alike
  const root = b * b - 4 * a * c
  if (root < 0) return []
  return [(-b + Math.sqrt(root)) / (2 * a), (-b - Math.sqrt(root)) / (2 * a)].filter(isWithin)
}

const isWithin = (part: number): boolean => part > 0 && part < 1
