/**
 * The outline of a print area, millimeters from its top left corner: where art is cut, how far it bleeds and what it should
 * stay within. All shapes are convex: what has its corners inside is inside.
 */
import { type PlacementSurface, pointOn, visibleShare } from '../catalog/placement.ts'
import { boxOf, cornersOf, TOLERANCE_MM } from './boxes.ts'
import type { DesignElement, Dimensions, Point } from './design.ts'
import { isPlainRectangle, type PrintSurface } from './print-surface.ts'

export {
  areaSize,
  bleedOf,
  isPlainRectangle,
  type PrintSurface,
  safeOf,
  soldSurface,
  surfaceFor,
} from './print-surface.ts'

type Placed = Dimensions & Point & { readonly angle: number }

/** The radii of the corners of a shape that is grown by so many millimeters. */
function radiiOf({ shape = 'rectangle', width, height, cornerMm = 0 }: PrintSurface, grow: number) {
  const half = { x: Math.max(0, width / 2 + grow), y: Math.max(0, height / 2 + grow) }
  if (shape === 'rectangle') return { half, x: 0, y: 0 }
  if (shape === 'ellipse') return { half, ...half }
  const corner = Math.max(0, Math.min(cornerMm, width / 2, height / 2) + grow)
  return { half, x: corner, y: corner }
}

/** Of the unit circle a curve of 45° differs by less than a hundred thousandth. */
const handle = (4 / 3) * Math.tan(Math.PI / 16)

/** The outline as a path of lines and curves, grown by millimeters; below zero it is drawn in. */
export function outlinePath(surface: PrintSurface, grow = 0): string {
  const { half, x: rx, y: ry } = radiiOf(surface, grow)
  const middle = { x: surface.width / 2, y: surface.height / 2 }
  const write = (x: number, y: number) => `${trim(middle.x + x)} ${trim(middle.y + y)}`
  if (rx === 0 || ry === 0) {
    return `M${write(-half.x, -half.y)}L${write(half.x, -half.y)}L${write(half.x, half.y)}L${write(-half.x, half.y)}Z`
  }
  const centers = [
    [half.x - rx, -half.y + ry],
    [half.x - rx, half.y - ry],
    [-half.x + rx, half.y - ry],
    [-half.x + rx, -half.y + ry],
  ] as const
  let path = ''
  for (const [quarter, [cx, cy]] of centers.entries()) {
    for (const part of [0, 1]) {
      const from = ((quarter * 2 + part - 2) * Math.PI) / 4
      const to = from + Math.PI / 4
      const on = (angle: number, along: number) =>
        write(
          cx + rx * (Math.cos(angle) - along * handle * Math.sin(angle)),
          cy + ry * (Math.sin(angle) + along * handle * Math.cos(angle)),
        )
      if (part === 0) path += `${path === '' ? 'M' : 'L'}${on(from, 0)}`
      path += `C${on(from, 1)} ${on(to, -1)} ${on(to, 0)}`
    }
  }
  return `${path}Z`
}

function trim(value: number): string {
  const rounded = Math.round(value * 10_000) / 10_000
  return String(rounded + 0)
}

/** Whether a point lies in the outline that is grown by so many millimeters. */
export function isPointInside(surface: PrintSurface, point: Point, grow = 0): boolean {
  const { half, x: rx, y: ry } = radiiOf(surface, grow)
  const [x, y] = [Math.abs(point.x - surface.width / 2), Math.abs(point.y - surface.height / 2)]
  if (x > half.x || y > half.y) return false
  const [over, under] = [x - (half.x - rx), y - (half.y - ry)]
  return over <= 0 || under <= 0 || (over / rx) ** 2 + (under / ry) ** 2 <= 1
}

/** Whether all of an element's turned frame lies in the outline. */
export function isInside(element: Placed, surface: PrintSurface, grow = TOLERANCE_MM): boolean {
  return cornersOf(element).every((corner) => isPointInside(surface, corner, grow))
}

/** The nearest place and the largest size, as a factor, with which an element keeps so far from the edge. */
export function placedInside(
  element: Placed,
  surface: PrintSurface,
  marginMm: number,
): Point & { readonly factor: number } {
  const middle = { x: surface.width / 2, y: surface.height / 2 }
  const grow = TOLERANCE_MM - marginMm
  const at = (part: number, factor: number) => ({
    x: element.x + (middle.x - element.x) * part,
    y: element.y + (middle.y - element.y) * part,
    width: element.width * factor,
    height: element.height * factor,
    angle: element.angle,
  })
  const isIn = (part: number, factor: number) => isInside(at(part, factor), surface, grow)
  if (isPlainRectangle(surface)) return placedInRectangle(element, surface, marginMm)
  if (!isIn(1, 1)) return { ...middle, factor: largest((factor) => isIn(1, factor)) }
  const { x, y } = at(1 - largest((kept) => isIn(1 - kept, 1)), 1)
  return { x, y, factor: 1 }
}

function placedInRectangle(element: Placed, { width, height }: PrintSurface, margin: number) {
  const box = boxOf(element)
  const [across, down] = [box.right - box.left, box.bottom - box.top]
  const whole = Math.min((width - 2 * margin) / across, (height - 2 * margin) / down)
  const factor = whole >= 1 ? 1 : Math.floor(whole * 1000) / 1000
  const between = (value: number, half: number, length: number) =>
    Math.min(Math.max(value, half + margin), Math.max(length - half - margin, half))
  return {
    x: between(element.x, (across / 2) * factor, width),
    y: between(element.y, (down / 2) * factor, height),
    factor,
  }
}

/** The largest share, in thousandths, up to which something holds that holds for all smaller ones. */
function largest(holds: (share: number) => boolean): number {
  let [low, high] = [0, 1000]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (holds(middle / 1000)) low = middle
    else high = middle - 1
  }
  return low / 1000
}

/** Points along the outline, about as far apart as said, from corner to corner, each with the direction that leads out. */
export function outlineSamples(
  surface: PrintSurface,
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
  picture: Dimensions,
  surface: PrintSurface,
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
  picture: Dimensions,
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

/** Whether an element's frame holds a point, up to so many millimeters beyond it. */
export function holdsPoint(element: Placed, point: Point, beyond = 0): boolean {
  const radians = (element.angle * Math.PI) / 180
  const [cos, sin] = [Math.cos(radians), Math.sin(radians)]
  const [x, y] = [point.x - element.x, point.y - element.y]
  return (
    Math.abs(x * cos + y * sin) <= element.width / 2 + beyond &&
    Math.abs(y * cos - x * sin) <= element.height / 2 + beyond
  )
}

/** Elements whose frame leaves the outline: only of those a look at their pixels can tell whether their art does. */
export function leavesOutline(element: DesignElement, surface: PrintSurface): boolean {
  return !element.hidden && !isInside(element, surface)
}
