import { type PlacementSurface, visibleShare, weightsAt } from '@estampa/domain/catalog'
import type { Dimensions } from '@estampa/domain/customization/design'

/** Corners of the surface on a picture: x, y in pixels with their u, v, row by row. */
export type Net = {
  readonly columns: number
  readonly rows: number
  readonly x: Float64Array
  readonly y: Float64Array
  readonly u: Float64Array
  readonly v: Float64Array
}

/** Pixels between two corners: between them the surface is as good as flat. */
const cellPx = 8

/**
 * The surface as a net of small cells. Where the area really ends one more row of cells goes on beyond, so that
 * what is printed to the edge has a soft one.
 */
export function netOf(placement: PlacementSurface, picture: Dimensions): Net {
  const { from, to } = visibleShare(placement)
  const size = spanOf(placement, picture)
  const us = line(from, to, Math.ceil((size.width * (to - from)) / cellPx), [from === 0, to === 1])
  const vs = line(0, 1, Math.ceil(size.height / cellPx), [true, true])
  const count = us.length * vs.length
  const net = {
    columns: us.length,
    rows: vs.length,
    x: new Float64Array(count),
    y: new Float64Array(count),
    u: new Float64Array(count),
    v: new Float64Array(count),
  }
  const at = surfaceOf(placement, us)
  for (const [row, v] of vs.entries()) {
    const seen = at(v)
    for (const [column, u] of us.entries()) {
      const index = row * us.length + column
      net.u[index] = u
      net.v[index] = v
      net.x[index] = (seen[column * 2] ?? 0) * picture.width
      net.y[index] = (seen[column * 2 + 1] ?? 0) * picture.height
    }
  }
  return net
}

/** As many pixels as the area measures where it is seen nearest. */
export function spanOf(placement: PlacementSurface, picture: Dimensions): Dimensions {
  const { from, to } = visibleShare(placement)
  const steps = 12
  const us = Array.from({ length: steps + 1 }, (_, index) => from + ((to - from) * index) / steps)
  const at = surfaceOf(placement, us)
  let [width, height] = [0, 0]
  let above: Float64Array | undefined
  for (let row = 0; row <= steps; row++) {
    const seen = at(row / steps)
    for (let column = 0; column <= steps; column++) {
      const distance = (other: Float64Array, index: number) =>
        Math.hypot(
          ((seen[column * 2] ?? 0) - (other[index * 2] ?? 0)) * picture.width,
          ((seen[column * 2 + 1] ?? 0) - (other[index * 2 + 1] ?? 0)) * picture.height,
        )
      if (column > 0) width = Math.max(width, (distance(seen, column - 1) * steps) / (to - from))
      if (above) height = Math.max(height, distance(above, column) * steps)
    }
    above = seen
  }
  return { width, height }
}

/** For one v: x, y of every u, shares of the picture. As `pointOn`, many at once. */
function surfaceOf(placement: PlacementSurface, us: readonly number[]): (v: number) => Float64Array {
  const { mesh } = placement
  const { from, to } = visibleShare(placement)
  if (!mesh) {
    return (v) =>
      Float64Array.from(
        us.flatMap((u) => [placement.x + u * placement.width, placement.y + v * placement.height]),
      )
  }
  const across = us.map((u) => weightsAt(((u - from) / (to - from)) * (mesh.columns - 1), mesh.columns))
  return (v) => {
    const line = new Float64Array(mesh.columns * 2)
    for (const [row, weight] of weightsAt(v * (mesh.rows - 1), mesh.rows))
      for (let at = 0; at < line.length; at++)
        line[at] = (line[at] ?? 0) + weight * (mesh.points[row * line.length + at] ?? 0)
    const seen = new Float64Array(us.length * 2)
    for (const [index, weights] of across.entries())
      for (const [column, weight] of weights) {
        seen[index * 2] = (seen[index * 2] ?? 0) + weight * (line[column * 2] ?? 0)
        seen[index * 2 + 1] = (seen[index * 2 + 1] ?? 0) + weight * (line[column * 2 + 1] ?? 0)
      }
    return seen
  }
}

function line(from: number, to: number, cells: number, goesOn: readonly [boolean, boolean]): number[] {
  const count = Math.max(2, cells)
  const step = (to - from) / count
  const inside = Array.from({ length: count + 1 }, (_, index) => from + step * index)
  const beyond = Math.min(step, 0.05)
  return [...(goesOn[0] ? [from - beyond] : []), ...inside, ...(goesOn[1] ? [to + beyond] : [])]
}
