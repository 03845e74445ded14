/**
 * Nothing that is drawn leaves its place («limitModify»): while what is chosen lies wholly inside, where it is
 * is remembered; when a gesture would take it out, each axis that is still in range follows and the others
 * keep what was remembered, so it slides along the edge and is never moved, scaled or turned out. What is
 * remembered is the last point of the gesture's way that was inside, not the last one that a browser told: the
 * end is the same edge on a slow phone and on a fast desk. Inside is judged by the upright box around what is
 * turned. A technique may make less than the whole place: then all that is drawn there fits it together.
 */
import { type Box, boxOf, unionOf } from '@estampa/domain/customization/boxes'
import {
  type DesignElement,
  type Dimensions,
  exactly,
  type Point,
} from '@estampa/domain/customization/design'
import { boxAround, middleOf, moved, resized, rounded, scaled } from './geometry.ts'
import type { EditorArea } from './state.ts'

type Elements = readonly DesignElement[]
/** Where what is chosen may be, and how large it may be at most. */
export type Room = Box & { readonly most: Dimensions }

/** Arithmetic's own error; far below the hundredth that the numbers are kept to. */
const hair = 1e-6
/** What rounding may push over an edge. */
const crumb = 0.03

/** What is left of a place beside the elements that stay. */
export function roomFor(area: EditorArea, staying: Elements): Room {
  const most = {
    width: Math.min(area.width, area.most?.width ?? area.width),
    height: Math.min(area.height, area.most?.height ?? area.height),
  }
  const rest = unionOf(staying.filter((element) => !element.hidden).map(boxOf))
  if (!rest) return { left: 0, top: 0, right: area.width, bottom: area.height, most }
  return {
    left: Math.max(0, rest.right - most.width),
    top: Math.max(0, rest.bottom - most.height),
    right: Math.min(area.width, rest.left + most.width),
    bottom: Math.min(area.height, rest.top + most.height),
    most,
  }
}

export function isInRoom(box: Box, room: Room): boolean {
  return (
    box.left >= room.left - hair &&
    box.top >= room.top - hair &&
    box.right <= room.right + hair &&
    box.bottom <= room.bottom + hair &&
    box.right - box.left <= room.most.width + hair &&
    box.bottom - box.top <= room.most.height + hair
  )
}

const areInRoom = (elements: Elements, room: Room): boolean => {
  const box = boxAround(elements)
  return !box || isInRoom(box, room)
}

/** The nearest shift that brings a span between two edges; towards the inside in whole hundredths. */
function shiftInto(low: number, high: number, from: number, to: number): number {
  if (low < from - hair) return Math.ceil((from - low - hair) * 100) / 100
  if (high > to + hair) return Math.floor((to - high + hair) * 100) / 100
  return 0
}

/** Moved as one, by as little as brings them inside. They may still be too large. */
export function slidInside(elements: Elements, room: Room): Elements {
  const box = boxAround(elements)
  if (!box) return elements
  const by = {
    x: shiftInto(box.left, box.right, room.left, room.right),
    y: shiftInto(box.top, box.bottom, room.top, room.bottom),
  }
  return by.x === 0 && by.y === 0 ? elements : elements.map((element) => moved(element, by))
}

/** Moved as one; an axis that would leave stops at the edge. */
export function movedInside(elements: Elements, by: Point, room: Room): Elements | null {
  const whole = { x: exactly(by.x), y: exactly(by.y) }
  const slid = slidInside(
    elements.map((element) => moved(element, whole)),
    room,
  )
  return areInRoom(slid, room) ? slid : null
}

/** Inside, but for what rounding pushed over an edge. */
function withoutCrumbs(elements: Elements, room: Room): Elements | null {
  const box = boxAround(elements)
  if (!box || isInRoom(box, room)) return elements
  const over = Math.max(
    room.left - box.left,
    box.right - room.right,
    room.top - box.top,
    box.bottom - room.bottom,
  )
  if (over > crumb) return null
  const slid = slidInside(elements, room)
  return areInRoom(slid, room) ? slid : null
}

/** Steps in which the way of a gesture is walked back to the last point inside. */
const steps = 32
const halvings = 9

/**
 * The farthest part of a gesture's way (0…1) that is still inside; null where not even its beginning is.
 * `slides`: what is too near to an edge moves away from it as it grows.
 */
export function furthestInside(at: (part: number) => Elements, room: Room, slides = false): Elements | null {
  const inside = (part: number): Elements | null => {
    const elements = at(part)
    return withoutCrumbs(slides ? slidInside(elements, room) : elements, room)
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

/** One element made small enough and brought inside; null where even its least size does not fit. */
export function fitted(element: DesignElement, room: Room): DesignElement | null {
  const whole = rounded(element)
  const [slid] = slidInside([whole], room)
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
    const [inside] = slidInside([small], room)
    if (inside && areInRoom([inside], room)) return inside
  }
  return null
}

/** Whether everything that is drawn in a place lies inside it and is made by its technique. */
export function isInside(elements: Elements, area: EditorArea): boolean {
  const visible = elements.filter((element) => !element.hidden)
  return areInRoom(visible, roomFor(area, []))
}

/**
 * All elements of a place made to fit it: as they are where they do, else smaller together, else one by one.
 * What does not fit even at its least size is hidden, not lost.
 */
export function fittedAll(elements: Elements, area: EditorArea): Elements {
  const whole = elements.map(rounded)
  const sound = isInside(whole, area) ? whole : shrunk(whole, area)
  if (isInside(sound, area)) {
    return sound.every((element, index) => element === elements[index]) ? elements : sound
  }
  const kept: DesignElement[] = []
  for (const element of sound) {
    const small = element.hidden ? element : fitted(element, roomFor(area, kept))
    kept.push(small ?? { ...element, hidden: true })
  }
  return kept
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
  const inside = slidInside(small, room)
  const byId = new Map(inside.map((element) => [element.id, element]))
  return elements.map((element) => byId.get(element.id) ?? element)
}
