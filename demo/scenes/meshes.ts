import { type PlacementMesh, pointOn } from '@estampa/domain/catalog'
import type { VisiblePatch } from './placing.ts'

/** A print area on its picture as the catalog stores it; its size was measured on the rigid model. */
export type AreaOnPicture = {
  readonly picture: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  /** Width and height, centimeters; garments have theirs by size of the garment. */
  readonly size?: readonly [number, number]
  readonly mesh?: PlacementMesh
}

const counts = [2, 3, 4, 5, 7, 9]
/** Pixels of a picture 900 wide by which a point may be off. */
const toleratedPx = 0.4
const picturePx = 900

/** The smallest mesh that tells where the area is seen; none where its upright rectangle does. */
export function placeOf(seen: VisiblePatch, picture: string): AreaOnPicture {
  const box = boundsOf(seen.points)
  const size = [rounded(seen.widthCm, 10), rounded(seen.heightCm, 10)] as const
  const isWhole = seen.from === 0 && seen.to === 1
  if (isWhole && missOf(seen, (u, v) => pointOn(box, u, v)) <= toleratedPx) return { picture, ...box, size }
  const meshes = counts
    .flatMap((columns) => counts.map((rows) => [columns, rows] as const))
    .sort((one, other) => one[0] * one[1] - other[0] * other[1])
    .map(([columns, rows]) => meshOf(seen, columns, rows))
  const fits = (mesh: PlacementMesh) => missOf(seen, (u, v) => pointOn({ ...box, mesh }, u, v)) <= toleratedPx
  const mesh = meshes.find(fits) ?? meshes.at(-1)
  return { picture, ...box, size, ...(mesh ? { mesh } : {}) }
}

function meshOf({ from, to, steps, points }: VisiblePatch, columns: number, rows: number): PlacementMesh {
  const chosen: number[] = []
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const [x, y] = [(column * steps) / (columns - 1), (row * steps) / (rows - 1)]
      const at = (y * (steps + 1) + x) * 2
      chosen.push(rounded(points[at] ?? 0, 1e4), rounded(points[at + 1] ?? 0, 1e4))
    }
  const part = { ...(from > 0 ? { from } : {}), ...(to < 1 ? { to } : {}) }
  return { columns, rows, ...part, points: chosen }
}

/** The farthest that a point is from where it was seen, in pixels. */
function missOf(
  { from, to, steps, points }: VisiblePatch,
  at: (u: number, v: number) => { x: number; y: number },
): number {
  let max = 0
  for (let row = 0; row <= steps; row++)
    for (let column = 0; column <= steps; column++) {
      const told = at(from + ((to - from) * column) / steps, row / steps)
      const index = (row * (steps + 1) + column) * 2
      max = Math.max(max, Math.hypot(told.x - (points[index] ?? 0), told.y - (points[index + 1] ?? 0)))
    }
  return max * picturePx
}

function boundsOf(points: readonly number[]) {
  const xs = points.filter((_, index) => index % 2 === 0)
  const ys = points.filter((_, index) => index % 2 === 1)
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  const digits = (share: number) => rounded(share, 1e4)
  return {
    x: digits(x),
    y: digits(y),
    width: digits(Math.max(...xs) - x),
    height: digits(Math.max(...ys) - y),
  }
}

function rounded(value: number, parts: number): number {
  return Math.round(value * parts) / parts
}
