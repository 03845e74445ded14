/**
 * Nothing that is drawn leaves its print area («limitModify»): while the selection lies wholly inside, its position
 * is remembered; when a gesture would take it out, each axis that is still in range follows and the others
 * keep what was remembered, so it slides along the edge and is never moved, scaled or turned out. What is
 * remembered is the last point of the gesture's way that was inside, not the last one that a browser told: the
 * end is the same edge on a slow phone and on a fast desk. Inside is judged by the upright box around what is
 * turned. A technique may make less than the whole print area: then all that is drawn there fits it together.
 */
import { type Box, boxOf, unionOf } from '@estampa/domain/customization/boxes'
import {
  type DesignElement,
  type Dimensions,
  type Point,
  roundToHundredth,
} from '@estampa/domain/customization/design'
import { bleedOf } from '@estampa/domain/customization/outline'
import { boxAround, middleOf, moved, resized, rounded, scaled } from './geometry.ts'
import type { EditorArea } from './state.ts'

type Elements = readonly DesignElement[]
/** The room in which the selection may be, and how large it may be at most. */
export type Room = Box & { readonly most: Dimensions }

/** Error of floating-point arithmetic, mm; far below the hundredth to which numbers are rounded. */
const EPSILON = 1e-6
/** Rounding may push an element over an edge by this much, mm. */
const ROUNDING_EPSILON = 0.03

/** The room of a print area, with its bleed, beside the elements that stay. */
export function roomFor(area: EditorArea, staying: Elements): Room {
  const bleed = bleedOf(area)
  // a technique that makes less than the whole area does not reach its bleed
  const maxOf = (length: number, most = length) => (most < length ? most : length + 2 * bleed)
  const max = { width: maxOf(area.width, area.most?.width), height: maxOf(area.height, area.most?.height) }
  const [right, bottom] = [area.width + bleed, area.height + bleed]
  const rest = unionOf(staying.filter((element) => !element.hidden).map(boxOf))
  if (!rest) return { left: 0 - bleed, top: 0 - bleed, right, bottom, most: max }
  return {
    left: Math.max(0 - bleed, rest.right - max.width),
    top: Math.max(0 - bleed, rest.bottom - max.height),
    right: Math.min(right, rest.left + max.width),
    bottom: Math.min(bottom, rest.top + max.height),
    most: max,
  }
}

export function isInRoom(box: Box, room: Room): boolean {
  return (
    box.left >= room.left - EPSILON &&
    box.top >= room.top - EPSILON &&
    box.right <= room.right + EPSILON &&
    box.bottom <= room.bottom + EPSILON &&
    box.right - box.left <= room.most.width + EPSILON &&
    box.bottom - box.top <= room.most.height + EPSILON
  )
}

const areInRoom = (elements: Elements, room: Room): boolean => {
  const box = boxAround(elements)
  return !box || isInRoom(box, room)
}

/** The nearest shift that brings a span between two edges; towards the inside in whole hundredths. */
function shiftInto(low: number, high: number, from: number, to: number): number {
  if (low < from - EPSILON) return Math.ceil((from - low - EPSILON) * 100) / 100
  if (high > to + EPSILON) return Math.floor((to - high + EPSILON) * 100) / 100
  return 0
}

/** Moves elements as one by the least distance that brings them inside. They may still be too large. */
export function shiftedInside(elements: Elements, room: Room): Elements {
  const box = boxAround(elements)
  if (!box) return elements
  const by = {
    x: shiftInto(box.left, box.right, room.left, room.right),
    y: shiftInto(box.top, box.bottom, room.top, room.bottom),
  }
  return by.x === 0 && by.y === 0 ? elements : elements.map((element) => moved(element, by))
}

/** Moves elements as one; an axis that would leave stops at the edge. */
export function movedInside(elements: Elements, by: Point, room: Room): Elements | null {
  const whole = { x: roundToHundredth(by.x), y: roundToHundredth(by.y) }
  const slid = shiftedInside(
    elements.map((element) => moved(element, whole)),
    room,
  )
  return areInRoom(slid, room) ? slid : null
}

/** The elements where they are inside up to rounding, shifted inside; null where they are outside. */
function withinRounding(elements: Elements, room: Room): Elements | null {
  const box = boxAround(elements)
  if (!box || isInRoom(box, room)) return elements
  const over = Math.max(
    room.left - box.left,
    box.right - room.right,
    room.top - box.top,
    box.bottom - room.bottom,
  )
  if (over > ROUNDING_EPSILON) return null
  const slid = shiftedInside(elements, room)
  return areInRoom(slid, room) ? slid : null
}

/** Steps in which the path of a gesture is walked back to the last point inside. */
const steps = 32
const halvings = 9

/**
 * The farthest part of a gesture's way (0…1) that is still inside; null where not even its beginning is.
 * `slides`: what is too near to an edge moves away from it as it grows.
 */
export function furthestInside(at: (part: number) => Elements, room: Room, slides = false): Elements | null {
  const inside = (part: number): Elements | null => {
    const elements = at(part)
    return withinRounding(slides ? shiftedInside(elements, room) : elements, room)
  }
  const whole = inside(1)
  if (whole) return whole
  for (let step = steps - 1; step >= 0; step--) {
    const found = inside(step / steps)
    if (found) return halved(inside, step / steps, found)
  }
  return null
}

function halved(inside: (part: number) => Elements | null, from: number, found: Elements): Elements {
  let [low, high, best] = [from, from + 1 / steps, found]
  for (let turn = 0; turn < halvings; turn++) {
    const middle = (low + high) / 2
    const better = inside(middle)
    if (better) [low, best] = [middle, better]
    else high = middle
  }
  return best
}

/** One element made small enough and brought inside; null where even its minimum size does not fit. */
export function fitted(element: DesignElement, room: Room): DesignElement | null {
  const whole = rounded(element)
  const [slid] = shiftedInside([whole], room)
  if (slid && areInRoom([slid], room)) return slid
  const box = boxOf(whole)
  const factor = Math.min(
    1,
    Math.min(room.most.width, room.right - room.left) / (box.right - box.left),
    Math.min(room.most.height, room.bottom - room.top) / (box.bottom - box.top),
  )
  // a second, slightly smaller try: rounding up may have left it a hundredth too wide
  for (const share of [1, 1 - 0.03 / Math.max(1, Math.min(whole.width, whole.height))]) {
    const small = resized(whole, { x: factor * share, y: factor * share })
    const [inside] = shiftedInside([small], room)
    if (inside && areInRoom([inside], room)) return inside
  }
  return null
}

/** Whether everything that is drawn in a print area lies inside it and can be made by its technique. */
export function isInsideArea(elements: Elements, area: EditorArea): boolean {
  const visible = elements.filter((element) => !element.hidden)
  return areInRoom(visible, roomFor(area, []))
}

/**
 * All elements of a print area made to fit it: as they are where they do, else smaller together, else one by one.
 * An element that does not fit even at its minimum size is hidden, not lost.
 */
export function fittedAll(elements: Elements, area: EditorArea): Elements {
  const whole = elements.map(rounded)
  const sound = isInsideArea(whole, area) ? whole : shrunk(whole, area)
  if (isInsideArea(sound, area)) {
    return sound.every((element, index) => element === elements[index]) ? elements : sound
  }
  const fittedSoFar: DesignElement[] = []
  for (const element of sound) {
    const small = element.hidden ? element : fitted(element, roomFor(area, fittedSoFar))
    fittedSoFar.push(small ?? { ...element, hidden: true })
  }
  return fittedSoFar
}

function shrunk(elements: Elements, area: EditorArea): Elements {
  const room = roomFor(area, [])
  const visible = elements.filter((element) => !element.hidden)
  const box = boxAround(visible)
  if (!box) return elements
  const factor = Math.min(
    1,
    room.most.width / (box.right - box.left),
    room.most.height / (box.bottom - box.top),
  )
  const even = factor < 1 ? factor * 0.999 : 1
  const small = even === 1 ? visible : scaled(visible, { x: even, y: even }, middleOf(box))
  const inside = shiftedInside(small, room)
  const byId = new Map(inside.map((element) => [element.id, element]))
  return elements.map((element) => byId.get(element.id) ?? element)
}
