/**
 * Elements moved, scaled and turned, in millimeters. Every number that leaves here is exact to a hundredth, so
 * that what is drawn, stored and priced is the same; an element that did not change stays the same object.
 */
import { boxOf, rotatePoint, unionOf } from '@estampa/domain/customization/boxes'
import {
  curveRadii,
  type DesignElement,
  MIN_ELEMENT_MM,
  outlineWidths,
  type Point,
  roundToHundredth,
  type TextElement,
  textSizes,
} from '@estampa/domain/customization/design'

type Elements = readonly DesignElement[]
type Box = NonNullable<ReturnType<typeof unionOf>>

export const boxAround = (elements: Elements): Box | null => unionOf(elements.map(boxOf))

export const middleOf = (box: Box): Point => ({
  x: (box.left + box.right) / 2,
  y: (box.top + box.bottom) / 2,
})

export const clamp = (number: number, { min, max }: { readonly min: number; readonly max: number }): number =>
  Math.min(max, Math.max(min, number))

/** 0 ≤ angle < 360. */
export function normalizedAngle(angle: number): number {
  const turned = roundToHundredth(((angle % 360) + 360) % 360)
  return turned === 360 ? 0 : turned
}

/** The same element with other numbers; the very same object where none differs. */
export function revised<Element extends DesignElement>(element: Element, numbers: Partial<Element>): Element {
  for (const key of Object.keys(numbers) as (keyof Element)[]) {
    if (!Object.is(element[key], numbers[key])) return { ...element, ...numbers }
  }
  return element
}

export function moved(element: DesignElement, { x, y }: Point): DesignElement {
  return revised(element, { x: roundToHundredth(element.x + x), y: roundToHundredth(element.y + y) })
}

/** Turned by degrees around a point. */
export function turned(element: DesignElement, degrees: number, around: Point): DesignElement {
  const from = rotatePoint({ x: element.x - around.x, y: element.y - around.y }, degrees)
  return revised(element, {
    x: roundToHundredth(around.x + from.x),
    y: roundToHundredth(around.y + from.y),
    angle: normalizedAngle(element.angle + degrees),
  })
}

/** Text grows with its letters, outline and curve, so that it stays alike. */
function sized(element: TextElement, factor: number): TextElement {
  const size = clamp(roundToHundredth(element.size * factor), textSizes)
  const real = size / element.size
  const { outline, curve } = element
  return revised(element, {
    size,
    width: Math.max(MIN_ELEMENT_MM, roundToHundredth(element.width * real)),
    height: Math.max(MIN_ELEMENT_MM, roundToHundredth(element.height * real)),
    ...(outline && real !== 1
      ? { outline: { ...outline, width: clamp(roundToHundredth(outline.width * real), outlineWidths) } }
      : {}),
    ...(curve && real !== 1
      ? { curve: { ...curve, radius: clamp(roundToHundredth(curve.radius * real), curveRadii) } }
      : {}),
  })
}

/** Scaled around its center; a text by the factor of its width. */
export function resized(element: DesignElement, factor: Point): DesignElement {
  if (element.type === 'text') return sized(element, factor.x)
  return revised(element, {
    width: Math.max(MIN_ELEMENT_MM, roundToHundredth(element.width * factor.x)),
    height: Math.max(MIN_ELEMENT_MM, roundToHundredth(element.height * factor.y)),
  })
}

/** Scaled so that `anchor` stays where it is, along the element's own sides. */
function scaledAlone(element: DesignElement, factor: Point, anchor: Point): DesignElement {
  const grown = resized(element, factor)
  const real = { x: grown.width / element.width, y: grown.height / element.height }
  const from = rotatePoint({ x: element.x - anchor.x, y: element.y - anchor.y }, -element.angle)
  const to = rotatePoint({ x: from.x * real.x, y: from.y * real.y }, element.angle)
  return revised(grown, { x: roundToHundredth(anchor.x + to.x), y: roundToHundredth(anchor.y + to.y) })
}

/** One factor of two: the one that is farther from 1, which is the intended one. */
const evenFactor = ({ x, y }: Point): number => (Math.abs(Math.log(x)) >= Math.abs(Math.log(y)) ? x : y)

/** Keeps a factor within the size limits; elements that are selected together stop together. */
function allowedFactor(elements: Elements, factor: number): number {
  let [min, max] = [0, Number.POSITIVE_INFINITY]
  for (const element of elements) {
    if (element.type === 'text') {
      min = Math.max(min, textSizes.min / element.size)
      max = Math.min(max, textSizes.max / element.size)
    } else min = Math.max(min, MIN_ELEMENT_MM / Math.min(element.width, element.height))
  }
  return clamp(factor, { min: Math.min(1, min), max: Math.max(1, max) })
}

export function scaled(elements: Elements, factorWanted: Point, anchor: Point): DesignElement[] {
  const factor = { x: Math.max(1e-6, Math.abs(factorWanted.x)), y: Math.max(1e-6, Math.abs(factorWanted.y)) }
  const [first] = elements
  if (elements.length === 1 && first && first.type !== 'text') return [scaledAlone(first, factor, anchor)]
  const even = allowedFactor(elements, evenFactor(factor))
  return elements.map((element) => {
    const grown = resized(element, { x: even, y: even })
    return revised(grown, {
      x: roundToHundredth(anchor.x + (element.x - anchor.x) * even),
      y: roundToHundredth(anchor.y + (element.y - anchor.y) * even),
    })
  })
}

/** Mirrors elements; one alone along its own sides. */
export function flipped(elements: Elements, axis: 'x' | 'y'): DesignElement[] {
  const box = boxAround(elements)
  if (!box) return []
  const flip = axis === 'x' ? 'flipX' : 'flipY'
  if (elements.length === 1) return elements.map((one) => ({ ...one, [flip]: !one[flip] }))
  const middle = middleOf(box)
  return elements.map((one) => ({
    ...one,
    [flip]: !one[flip],
    [axis]: roundToHundredth(2 * middle[axis] - one[axis]),
    angle: normalizedAngle(-one.angle),
  }))
}

/** Rounds an element's numbers to those that the design stores. */
export function rounded(element: DesignElement): DesignElement {
  const placed = revised(element, {
    x: roundToHundredth(element.x),
    y: roundToHundredth(element.y),
    width: Math.max(MIN_ELEMENT_MM, roundToHundredth(element.width)),
    height: Math.max(MIN_ELEMENT_MM, roundToHundredth(element.height)),
    angle: normalizedAngle(element.angle),
  })
  return placed.type === 'text'
    ? revised(placed, { size: clamp(roundToHundredth(placed.size), textSizes) })
    : placed
}

export function isSound(element: DesignElement): boolean {
  const { x, y, width, height, angle } = element
  const sum = x + y + width + height + angle
  return Number.isFinite(element.type === 'text' ? sum + element.size : sum)
}
