/**
 * The outline of a print area, millimeters from its top left corner: where art is cut, how far it bleeds and what it should
 * stay within. All shapes are convex: what has its corners inside is inside.
 */
import { radiiOf } from '../catalog/area-outline.ts'
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
