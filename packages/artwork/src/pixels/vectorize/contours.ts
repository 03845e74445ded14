/**
 * Outlines of where a field is at least half full, by marching squares. The field says for each pixel how much
 * of it is covered, 0…255, so that the outline lies where the soft edge says, not where the pixels do.
 */
export type TracedContour = {
  /** x, y, x, y… in pixels from the picture's corner; closed, the first point is not repeated. */
  readonly points: Float64Array
  /** Pixels inside; negative for holes. */
  readonly area: number
}

const HALF = 127.5

export function traceContours(field: Uint8Array, width: number, height: number): TracedContour[] {
  return new Tracer(field, width, height).trace()
}

/** Sides of a cell between four pixels' centers. */
const [TOP, RIGHT, BOTTOM, LEFT] = [0, 1, 2, 3] as const

class Tracer {
  // a row and a column of nothing on every side, so that every outline closes
  readonly #field: Uint8Array
  readonly #width: number
  readonly #height: number
  readonly #walked: Uint8Array

  constructor(field: Uint8Array, width: number, height: number) {
    this.#width = width + 2
    this.#height = height + 2
    this.#field = new Uint8Array(this.#width * this.#height)
    for (let y = 0; y < height; y += 1) {
      this.#field.set(field.subarray(y * width, (y + 1) * width), (y + 1) * this.#width + 1)
    }
    this.#walked = new Uint8Array(this.#field.length)
  }

  trace(): TracedContour[] {
    const contours: TracedContour[] = []
    // every outline crosses the top side of some cell
    for (let y = 0; y < this.#height - 1; y += 1) {
      for (let x = 0; x < this.#width - 1; x += 1) {
        const at = y * this.#width + x
        if (this.#isIn(at) === this.#isIn(at + 1) || this.#walked[at] === 1) continue
        contours.push(this.#walk(x, y))
      }
    }
    return contours
  }

  #isIn(at: number): boolean {
    return (this.#field[at] as number) > HALF
  }

  #walk(startX: number, startY: number): TracedContour {
    const points: number[] = []
    let [x, y, side]: [number, number, number] = [startX, startY, TOP]
    for (;;) {
      if (side === TOP || side === BOTTOM) {
        const at = (side === TOP ? y : y + 1) * this.#width + x
        if (this.#walked[at] === 1) break
        this.#walked[at] = 1
      }
      this.#addPoint(points, x, y, side)
      const exit = this.#exit(x, y, side)
      if (exit === TOP) y -= 1
      else if (exit === BOTTOM) y += 1
      else if (exit === LEFT) x -= 1
      else x += 1
      side = (exit + 2) % 4
      if (x === startX && y === startY && side === TOP) break
    }
    return { points: Float64Array.from(points), area: areaOf(points) }
  }

  /** Where the outline crosses a side of a cell. */
  #addPoint(points: number[], x: number, y: number, side: number): void {
    const column = side === RIGHT ? x + 1 : x
    const row = side === BOTTOM ? y + 1 : y
    const at = row * this.#width + column
    const isAcross = side === TOP || side === BOTTOM
    const from = this.#field[at] as number
    const to = this.#field[isAcross ? at + 1 : at + this.#width] as number
    const part = (HALF - from) / (to - from)
    // a pixel's center lies half a pixel from its corner, and the picture begins one pixel in
    points.push(column - 0.5 + (isAcross ? part : 0), row - 0.5 + (isAcross ? 0 : part))
  }

  #exit(x: number, y: number, side: number): number {
    const at = y * this.#width + x
    const [topLeft, topRight] = [this.#isIn(at), this.#isIn(at + 1)]
    const [bottomLeft, bottomRight] = [this.#isIn(at + this.#width), this.#isIn(at + this.#width + 1)]
    const crossed = [
      topLeft !== topRight,
      topRight !== bottomRight,
      bottomRight !== bottomLeft,
      bottomLeft !== topLeft,
    ]
    if (crossed.every(Boolean)) return this.#exitOfSaddle(at, topLeft, side)
    for (let exit = 0; exit < 4; exit += 1) if (exit !== side && crossed[exit]) return exit
    throw new Error('an outline that ends')
  }

  /** Two outlines pass one cell: the middle tells which corners hang together. */
  #exitOfSaddle(at: number, topLeft: boolean, side: number): number {
    const sum =
      (this.#field[at] as number) +
      (this.#field[at + 1] as number) +
      (this.#field[at + this.#width] as number) +
      (this.#field[at + this.#width + 1] as number)
    const cutsTopLeft = sum / 4 > HALF !== topLeft
    const pairs = cutsTopLeft ? [LEFT, BOTTOM, RIGHT, TOP] : [RIGHT, TOP, LEFT, BOTTOM]
    return pairs[side] as number
  }
}

function areaOf(points: readonly number[]): number {
  let twice = 0
  for (let at = 0; at < points.length; at += 2) {
    const next = (at + 2) % points.length
    twice +=
      (points[at] as number) * (points[next + 1] as number) -
      (points[next] as number) * (points[at + 1] as number)
  }
  return twice / 2
}
