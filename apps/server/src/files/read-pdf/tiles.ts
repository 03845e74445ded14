/** A pattern that repeats: each of its tiles is drawn where it can be seen, so that all of it stays vectors. */
import { multiply, type PageBox, type PageMatrix, readMatrix } from './geometry.ts'

export type Operators = { readonly names: readonly string[]; readonly args: readonly unknown[] }
export type Tile = {
  readonly operators: Operators
  /** From its space to the page's. */
  readonly matrix: PageMatrix
  readonly box: readonly number[]
  readonly xStep: number
  readonly yStep: number
  /** Of a pattern that has none of its own. */
  readonly color: string | null
}
type OperatorList = { readonly fnArray: readonly number[]; readonly argsArray: readonly unknown[] }

/** More are a texture, and no pattern of a logo. */
const MOST_TILES = 4_000

/** Undefined for what pdf.js hands over otherwise. `base` leads from the space of the page's or form's content. */
export function readTile(
  [, color, list, matrix, box, xStep, yStep, paintType]: readonly unknown[],
  base: PageMatrix,
  nameOf: (operator: number) => string,
): Tile | undefined {
  const { fnArray, argsArray } = list as OperatorList
  const [across, down] = [Math.abs(Number(xStep)), Math.abs(Number(yStep))]
  if (!(across > 0) || !(down > 0) || !Array.isArray(fnArray)) return undefined
  return {
    operators: { names: fnArray.map(nameOf), args: argsArray },
    matrix: multiply(base, readMatrix(matrix)),
    box: Array.from(box as ArrayLike<number>),
    xStep: across,
    yStep: down,
    color: paintType === 2 ? hexOf(color) : null,
  }
}

function hexOf(color: unknown): string {
  if (typeof color === 'string' && /^#[\da-f]{6}$/i.test(color)) return color
  const channels = Array.from((color ?? [0, 0, 0]) as ArrayLike<number>)
  return `#${Buffer.from(channels.slice(0, 3)).toString('hex').padEnd(6, '0')}`
}

/** The matrix of each tile that touches the box of the page; undefined where there are too many. */
export function placesOf({ matrix, box, xStep, yStep }: Tile, seen: PageBox): PageMatrix[] | undefined {
  const corners = cornersIn(matrix, seen)
  if (!corners) return undefined
  const [x0 = 0, y0 = 0, x1 = 0, y1 = 0] = box
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
  const [left, right] = rangeOf(Math.min(...xs), Math.max(...xs), [x0, x1], xStep)
  const [bottom, top] = rangeOf(Math.min(...ys), Math.max(...ys), [y0, y1], yStep)
  const [across, up] = [right - left + 1, top - bottom + 1]
  if (!(across * up <= MOST_TILES)) return undefined
  return Array.from({ length: Math.max(0, across) * Math.max(0, up) }, (_, n) =>
    multiply(matrix, [1, 0, 0, 1, (left + (n % across)) * xStep, (bottom + Math.floor(n / across)) * yStep]),
  )
}

/** The first and the last tile of a row that reach into it. */
function rangeOf(from: number, to: number, [least = 0, most = 0]: number[], step: number): [number, number] {
  const slack = 1e-6 * step
  return [
    Math.ceil((from - Math.max(least, most) + slack) / step),
    Math.floor((to - Math.min(least, most) - slack) / step),
  ]
}

/** Undefined where everything lies on one line. */
function cornersIn([a, b, c, d, e, f]: PageMatrix, { left, top, right, bottom }: PageBox) {
  const determinant = a * d - b * c
  if (Math.abs(determinant) < 1e-12) return undefined
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ].map(
    ([x = 0, y = 0]) =>
      [(d * (x - e) - c * (y - f)) / determinant, (a * (y - f) - b * (x - e)) / determinant] as const,
  )
}
