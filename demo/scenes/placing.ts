import { type BufferGeometry, type Camera, type Object3D, Vector3 } from 'three'
import type { Patch } from './shapes.ts'

/** Divides by the steps of every mesh that may be chosen. */
const steps = 24
/** A surface that is seen as obliquely as this, against its best, counts as turned away. */
const grazing = 0.06

/** The visible part of a print area: a fine net of points, row by row from its top, as shares of the picture. */
export type VisiblePatch = {
  readonly widthCm: number
  readonly heightCm: number
  /** The part of its width that faces the camera. */
  readonly from: number
  readonly to: number
  /** Meshes of the net in each direction. */
  readonly steps: number
  readonly points: readonly number[]
}
type Point = readonly [number, number]

export function seenOf(patch: Patch, owner: Object3D, camera: Camera): VisiblePatch {
  const at = surfaceOf(patch, owner, camera)
  const [from, to] = facingPart(at)
  const points: number[] = []
  for (let row = 0; row <= steps; row++)
    for (let column = 0; column <= steps; column++)
      points.push(...at(from + ((to - from) * column) / steps, row / steps))
  return { ...sizeOf(patch), from, to, steps, points }
}

/** Along its middle lines, on the surface itself: so that a circle is printed as a circle. */
function sizeOf({ geometry }: Patch): { widthCm: number; heightCm: number } {
  const { at } = gridOf(geometry)
  const length = (place: (share: number) => Vector3) =>
    Array.from({ length: steps }, (_, step) =>
      place(step / steps).distanceTo(place((step + 1) / steps)),
    ).reduce((sum, part) => sum + part, 0)
  return { widthCm: length((u) => at(u, 0.5)), heightCm: length((v) => at(0.5, v)) }
}

/** Where a point of the patch is seen; its v grows downwards, as on paper. */
function surfaceOf(patch: Patch, owner: Object3D, camera: Camera): (u: number, v: number) => Point {
  const { at } = gridOf(patch.geometry)
  return (u, v) => {
    const seen = owner.localToWorld(at(u, 1 - v)).project(camera)
    return [(seen.x + 1) / 2, (1 - seen.y) / 2]
  }
}

/** A surface between its vertices; its v grows upwards. */
function gridOf(geometry: BufferGeometry): { at: (u: number, v: number) => Vector3 } {
  const positions = geometry.getAttribute('position')
  const uvs = geometry.getAttribute('uv')
  let columns = 1
  while (uvs.getX(columns) > 0) columns++
  const rows = positions.count / columns
  const vertex = (column: number, row: number) =>
    new Vector3().fromBufferAttribute(positions, row * columns + column)
  const at = (u: number, v: number) => {
    const [x, y] = [u * (columns - 1), v * (rows - 1)]
    const [column, row] = [Math.min(Math.floor(x), columns - 2), Math.min(Math.floor(y), rows - 2)]
    const low = vertex(column, row).lerp(vertex(column + 1, row), x - column)
    const high = vertex(column, row + 1).lerp(vertex(column + 1, row + 1), x - column)
    return low.lerp(high, y - row)
  }
  return { at }
}

/** From the place that is seen best outwards, as far as the surface does not turn away. */
function facingPart(at: (u: number, v: number) => Point): readonly [number, number] {
  const count = 200
  const facing = Array.from({ length: count }, (_, index) =>
    Math.min(...[0, 0.5, 0.99].map((v) => spread(at, index / count, v, 1 / count))),
  )
  const best = Math.max(...facing)
  if (best <= 0) return [0, 0]
  const isSeen = (index: number) => (facing[index] ?? 0) > best * grazing
  let [first, last] = [facing.indexOf(best), facing.indexOf(best)]
  while (isSeen(first - 1)) first--
  while (isSeen(last + 1)) last++
  return [first / count, (last + 1) / count]
}

/** How much of the picture a small piece of the surface fills; negative where it is seen from behind. */
function spread(at: (u: number, v: number) => Point, u: number, v: number, width: number): number {
  const here = at(u, v)
  const right = at(u + width, v)
  const below = at(u, v + 0.01)
  return (right[0] - here[0]) * (below[1] - here[1]) - (right[1] - here[1]) * (below[0] - here[0])
}
