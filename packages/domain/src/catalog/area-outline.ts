/**
 * The outline of a print area in millimeters, as points along it and as it is seen on a picture of the product. What design
 * is measured against it is in `customization/outline.ts`.
 */
import type { AreaShape } from './area-cut.ts'
import { type PlacementSurface, pointOn, visibleShare } from './placement.ts'

type Size = { readonly width: number; readonly height: number }
type Point = { readonly x: number; readonly y: number }
type AreaOutline = Size & {
  /** Absent: a rectangle. */
  readonly shape?: AreaShape | undefined
  readonly cornerMm?: number | undefined
}

/** The radii of the corners of a shape that is grown by so many millimeters. */
export function radiiOf({ shape = 'rectangle', width, height, cornerMm = 0 }: AreaOutline, grow: number) {
  const half = { x: Math.max(0, width / 2 + grow), y: Math.max(0, height / 2 + grow) }
  if (shape === 'rectangle') return { half, x: 0, y: 0 }
  if (shape === 'ellipse') return { half, ...half }
  const corner = Math.max(0, Math.min(cornerMm, width / 2, height / 2) + grow)
  return { half, x: corner, y: corner }
}

/** Points along the outline, about as far apart as said, from corner to corner, each with the direction that leads out. */
export function outlineSamples(
  surface: AreaOutline,
  stepMm: number,
  grow = 0,
): readonly { readonly at: Point; readonly out: Point }[] {
  const { half, x: rx, y: ry } = radiiOf(surface, grow)
  const middle = { x: surface.width / 2, y: surface.height / 2 }
  const [straightX, straightY] = [half.x - rx, half.y - ry]
  const samples: { at: Point; out: Point }[] = []
  const line = (from: Point, to: Point, out: Point) => {
    const count = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / stepMm)
    for (let step = 0; step < count; step++) {
      const t = step / count
      samples.push({
        at: { x: middle.x + from.x + (to.x - from.x) * t, y: middle.y + from.y + (to.y - from.y) * t },
        out,
      })
    }
  }
  const corner = (cx: number, cy: number, start: number) => {
    const count = Math.ceil(((Math.max(rx, ry) * Math.PI) / 2) * (1 / stepMm))
    for (let step = 0; step < count; step++) {
      const angle = start + ((step / count) * Math.PI) / 2
      const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
      const length = Math.hypot(cos / rx, sin / ry)
      samples.push({
        at: { x: middle.x + cx + rx * cos, y: middle.y + cy + ry * sin },
        out: { x: cos / rx / length, y: sin / ry / length },
      })
    }
  }
  const [right, low] = [half.x, half.y]
  line({ x: -straightX, y: -low }, { x: straightX, y: -low }, { x: 0, y: -1 })
  corner(straightX, -straightY, -Math.PI / 2)
  line({ x: right, y: -straightY }, { x: right, y: straightY }, { x: 1, y: 0 })
  corner(straightX, straightY, 0)
  line({ x: straightX, y: low }, { x: -straightX, y: low }, { x: 0, y: 1 })
  corner(-straightX, straightY, Math.PI / 2)
  line({ x: -right, y: straightY }, { x: -right, y: -straightY }, { x: -1, y: 0 })
  corner(-straightX, -straightY, Math.PI)
  return samples
}

const OUTLINE_STEPS = 48

/**
 * The outline as it is seen on a picture of these pixels, grown by millimeters. What goes around to behind ends where it
 * is seen no more, with an edge of its own where `isClosed`.
 */
export function outlineOnPicture(
  placement: PlacementSurface,
  picture: Size,
  surface: AreaOutline,
  { grow = 0, isClosed = true }: { readonly grow?: number; readonly isClosed?: boolean } = {},
): string {
  const { from, to } = visibleShare(placement)
  const { width, height } = surface
  const shares = outlineSamples(surface, Math.max(width, height) / OUTLINE_STEPS, grow).map(
    ({ at }) => [at.x / width, at.y / height] as const,
  )
  // a little beyond an area that is seen whole the surface goes on
  const [least, most] = [from > 0 ? from : -1, to < 1 ? to : 2]
  const isHidden = ([u]: readonly [u: number, v: number]) => u < least || u > most
  const firstHidden = shares.findIndex(isHidden)
  if (isClosed || firstHidden < 0) {
    const seen = shares.map(([u, v]) => [Math.min(Math.max(u, least), most), v] as const)
    return seen.length === 0 ? '' : `${lineOnPicture(placement, picture, seen)}Z`
  }
  const runs: (readonly [u: number, v: number])[][] = [[]]
  for (const share of [...shares.slice(firstHidden), ...shares.slice(0, firstHidden)]) {
    if (isHidden(share)) runs.push([])
    else runs.at(-1)?.push(share)
  }
  return runs.map((run) => lineOnPicture(placement, picture, run)).join('')
}

/** A line through points of the area, given in shares of it, as it is seen on a picture of these pixels. */
export function lineOnPicture(
  placement: PlacementSurface,
  picture: Size,
  points: readonly (readonly [u: number, v: number])[],
): string {
  return points
    .map(([u, v]) => pointOn(placement, u, v))
    .map(
      ({ x, y }, at) =>
        `${at === 0 ? 'M' : 'L'}${(x * picture.width).toFixed(1)} ${(y * picture.height).toFixed(1)}`,
    )
    .join('')
}
