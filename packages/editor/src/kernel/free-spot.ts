import { boxOf, isBoxWithin, unionOf, visibleOf } from '@estampa/domain/customization/boxes'
import { type DesignElement, type Point, roundToHundredth } from '@estampa/domain/customization/design'
import type { EditorArea } from './state.ts'

/** Millimeters between existing elements and a new one below them; less on a small print area. */
const gapIn = ({ height }: EditorArea) => Math.min(3, height * 0.04)

/** A new element stands beside what is already in the middle of the print area, where it fits. */
export function freeSpotFor(
  element: DesignElement,
  others: readonly DesignElement[],
  area: EditorArea,
): DesignElement {
  const isCenterd =
    element.x === roundToHundredth(area.width / 2) && element.y === roundToHundredth(area.height / 2)
  const taken = unionOf(visibleOf({ elements: others }).map(boxOf))
  if (!isCenterd || !taken || element.hidden) return element
  const own = boxOf(element)
  if (own.top >= taken.bottom || own.bottom <= taken.top) return element
  const gap = gapIn(area)
  const below = { y: taken.bottom + gap + (own.bottom - own.top) / 2 }
  const above = { y: taken.top - gap - (own.bottom - own.top) / 2 }
  const right = { x: taken.right + gap + (own.right - own.left) / 2 }
  const left = { x: taken.left - gap - (own.right - own.left) / 2 }
  // along a pen's barrel, not across it
  const isStrip = area.width > 2.5 * area.height
  const spots = isStrip ? [right, left, below, above] : [below, above, right, left]
  const found = spots.map((spot) => placedAt(element, spot)).find((one) => isBoxWithin(boxOf(one), area))
  return found ?? element
}

const placedAt = (
  element: DesignElement,
  { x = element.x, y = element.y }: Partial<Point>,
): DesignElement => ({
  ...element,
  x: roundToHundredth(x),
  y: roundToHundredth(y),
})
