/**
 * Where a turned element reaches, in millimeters: the upright box around it. The editor keeps elements inside
 * by it and the server refuses by it, so that both agree to the number.
 */
import type { DesignElement, DesignView, Dimensions, Point } from './design.ts'

export type Box = {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** An element's box may reach over an edge by this much: what two computers' arithmetic may be off by. */
export const TOLERANCE_MM = 0.01

export function rotatePoint(point: Point, degrees: number): Point {
  const [cos, sin] = cosSin(degrees)
  return { x: point.x * cos - point.y * sin, y: point.x * sin + point.y * cos }
}

function cosSin(degrees: number): [cos: number, sin: number] {
  // whole quarters are exact, so that a turned element fits where it fitted before
  if (degrees % 90 === 0) return quarters[(((degrees / 90) % 4) + 4) % 4] ?? [1, 0]
  const radians = (degrees * Math.PI) / 180
  return [Math.cos(radians), Math.sin(radians)]
}

const quarters: readonly [number, number][] = [
  [1, 0],
  [0, 1],
  [-1, 0],
  [0, -1],
]

/** Width and height of the upright box around something that is turned. */
export function turnedSize({ width, height }: Dimensions, degrees: number): Dimensions {
  const [cos, sin] = cosSin(degrees).map(Math.abs) as [number, number]
  return { width: width * cos + height * sin, height: width * sin + height * cos }
}

export function boxOf(element: Dimensions & Point & { readonly angle: number }): Box {
  const { width, height } = turnedSize(element, element.angle)
  return {
    left: element.x - width / 2,
    top: element.y - height / 2,
    right: element.x + width / 2,
    bottom: element.y + height / 2,
  }
}

/** The corners of what is turned, clockwise from its own top left one. */
export function cornersOf(element: Dimensions & Point & { readonly angle: number }): Point[] {
  const [x, y] = [element.width / 2, element.height / 2]
  const corners = [
    { x: -x, y: -y },
    { x, y: -y },
    { x, y },
    { x: -x, y },
  ]
  return corners.map((corner) => {
    const turned = rotatePoint(corner, element.angle)
    return { x: element.x + turned.x, y: element.y + turned.y }
  })
}

/** The smallest box that holds all; null for none. */
export function unionOf(boxes: readonly Box[]): Box | null {
  if (boxes.length === 0) return null
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const box of boxes) {
    left = Math.min(left, box.left)
    top = Math.min(top, box.top)
    right = Math.max(right, box.right)
    bottom = Math.max(bottom, box.bottom)
  }
  return { left, top, right, bottom }
}

export function isBoxWithin(box: Box, area: Dimensions, tolerance = TOLERANCE_MM): boolean {
  return (
    box.left >= -tolerance &&
    box.top >= -tolerance &&
    box.right <= area.width + tolerance &&
    box.bottom <= area.height + tolerance
  )
}

/** The visible elements: those that are drawn, priced and produced. */
export function visibleOf(view: Pick<DesignView, 'elements'>): DesignElement[] {
  return view.elements.filter((element) => !element.hidden)
}

/** The part of a view's art that is left when it is cut at the edges of its area; null where nothing is left. */
export function trimmedBox(view: Pick<DesignView, 'elements'>, area: Dimensions): Box | null {
  const box = artBox(view)
  if (!box) return null
  const left = Math.max(0, box.left)
  const top = Math.max(0, box.top)
  const right = Math.min(area.width, box.right)
  const bottom = Math.min(area.height, box.bottom)
  return right > left && bottom > top ? { left, top, right, bottom } : null
}

/** Where a view's art reaches; null where nothing is drawn. */
export function artBox(view: Pick<DesignView, 'elements'>): Box | null {
  return unionOf(visibleOf(view).map(boxOf))
}
