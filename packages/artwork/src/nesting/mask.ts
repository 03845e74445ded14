/**
 * An outline as cells of a grid, with room around it. A cell belongs to it as soon as anything of it does: outlines whose
 * cells do not meet are apart by the sum of their rooms at least, however coarse the grid is.
 */
import { type Outline, outlineBounds, type Vertex } from './outline.ts'

/** Cells from…to, both inclusive. */
export type Run = { readonly from: number; readonly to: number }
export type Mask = {
  readonly width: number
  readonly height: number
  readonly rows: readonly (readonly Run[])[]
  /** Where the outline's 0,0 lies from the upper left corner of the first cell, millimeters. */
  readonly originX: number
  readonly originY: number
}

export function maskOf(outline: Outline, roomMm: number, cellMm: number): Mask {
  const { left, top, right, bottom } = outlineBounds(outline)
  const [originX, originY] = [roomMm - left, roomMm - top]
  const width = Math.ceil((right - left + 2 * roomMm) / cellMm - 1e-9)
  const height = Math.ceil((bottom - top + 2 * roomMm) / cellMm - 1e-9)
  const cells = new Uint8Array(width * height)
  const inCells = ({ x, y }: Vertex): Vertex => ({
    x: (x + originX) / cellMm,
    y: (y + originY) / cellMm,
  })
  const rings = outline.map((ring) => ring.map(inCells))
  const grid = { cells, width, height }
  fillInside(grid, rings)
  for (const ring of rings) {
    let before = ring.at(-1)
    for (const point of ring) {
      if (before) markNear(grid, before, point, roomMm / cellMm)
      before = point
    }
  }
  return { width, height, rows: runsOf(grid), originX, originY }
}

export const countCells = ({ rows }: Mask): number =>
  rows.flat().reduce((sum, { from, to }) => sum + to - from + 1, 0)

type Grid = { readonly cells: Uint8Array; readonly width: number; readonly height: number }

/** Cells whose middle lies inside. */
function fillInside({ cells, width, height }: Grid, rings: readonly (readonly Vertex[])[]): void {
  for (let row = 0; row < height; row += 1) {
    const crossings = rings.flatMap((ring) => crossingsOf(ring, row + 0.5)).sort((a, b) => a - b)
    for (let index = 0; index + 1 < crossings.length; index += 2) {
      const from = Math.max(0, Math.ceil((crossings[index] as number) - 0.5))
      const to = Math.min(width - 1, Math.floor((crossings[index + 1] as number) - 0.5))
      if (to >= from) cells.fill(1, row * width + from, row * width + to + 1)
    }
  }
}

function crossingsOf(ring: readonly Vertex[], y: number): number[] {
  const crossings: number[] = []
  let before = ring.at(-1)
  for (const point of ring) {
    if (before && before.y > y !== point.y > y) {
      crossings.push(before.x + ((y - before.y) / (point.y - before.y)) * (point.x - before.x))
    }
    before = point
  }
  return crossings
}

/** Cells that are nearer to an edge than the room. */
function markNear({ cells, width, height }: Grid, a: Vertex, b: Vertex, room: number): void {
  const reach = room + 1e-6
  const lowest = Math.max(0, Math.floor(Math.min(a.y, b.y) - reach))
  const highest = Math.min(height - 1, Math.ceil(Math.max(a.y, b.y) + reach))
  for (let row = lowest; row <= highest; row += 1) {
    const [from, to] = columnsNear(a, b, row - reach, row + 1 + reach)
    const last = Math.min(width - 1, Math.ceil(to + reach))
    for (let column = Math.max(0, Math.floor(from - reach)); column <= last; column += 1) {
      const at = row * width + column
      if (cells[at] === 0 && squareDistance(column, row, a, b) < room - 1e-9) cells[at] = 1
    }
  }
}

/** Between which columns the edge runs from one height to another. */
function columnsNear(a: Vertex, b: Vertex, top: number, bottom: number): [from: number, to: number] {
  const at = (y: number) => {
    const along = a.y === b.y ? 0 : Math.min(1, Math.max(0, (y - a.y) / (b.y - a.y)))
    return a.x + along * (b.x - a.x)
  }
  const ends = a.y === b.y ? [a.x, b.x] : [at(top), at(bottom)]
  return [Math.min(...ends), Math.max(...ends)]
}

/** From the square of one cell, whose corner this is, to an edge; 0 where they meet. */
function squareDistance(x: number, y: number, a: Vertex, b: Vertex): number {
  if (entersSquare(x, y, a, b)) return 0
  return Math.min(
    pointToSquare(a, x, y),
    pointToSquare(b, x, y),
    pointToEdge(x, y, a, b),
    pointToEdge(x + 1, y, a, b),
    pointToEdge(x, y + 1, a, b),
    pointToEdge(x + 1, y + 1, a, b),
  )
}

function entersSquare(x: number, y: number, a: Vertex, b: Vertex): boolean {
  let [enter, leave] = [0, 1]
  for (const [start, delta, low] of [
    [a.x, b.x - a.x, x],
    [a.y, b.y - a.y, y],
  ] as const) {
    if (delta === 0) {
      if (start < low || start > low + 1) return false
      continue
    }
    const [one, other] = [(low - start) / delta, (low + 1 - start) / delta]
    enter = Math.max(enter, Math.min(one, other))
    leave = Math.min(leave, Math.max(one, other))
  }
  return enter <= leave
}

function pointToSquare({ x, y }: Vertex, left: number, top: number): number {
  return Math.hypot(Math.max(left - x, 0, x - left - 1), Math.max(top - y, 0, y - top - 1))
}

function pointToEdge(x: number, y: number, a: Vertex, b: Vertex): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const length = dx * dx + dy * dy
  const along = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - a.x) * dx + (y - a.y) * dy) / length))
  return Math.hypot(x - a.x - along * dx, y - a.y - along * dy)
}

function runsOf({ cells, width, height }: Grid): Run[][] {
  return Array.from({ length: height }, (_, row) => {
    const runs: Run[] = []
    for (let column = 0; column < width; column += 1) {
      if (cells[row * width + column] === 0) continue
      const from = column
      while (column + 1 < width && cells[row * width + column + 1] === 1) column += 1
      runs.push({ from, to: column })
    }
    return runs
  })
}
