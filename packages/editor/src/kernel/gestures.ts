/** Gestures move, scale and turn what is chosen, from where it was when the gesture began. */
import type { DesignElement, Point } from '@estampa/domain/customization/design'
import { boxAround, clamp, middleOf, moved, scaled, turned } from './geometry.ts'
import { during, exchanged, withElements } from './history.ts'
import { furthestInside, movedInside, type Room, roomFor } from './limit-modify.ts'
import { activeArea, activeView, movable } from './selectors.ts'
import { guidesOf, snapOf } from './snapping.ts'
import type { Action, EditorState } from './state.ts'

type Gesture<Type extends Action['type']> = Extract<Action, { type: Type }>
type Elements = readonly DesignElement[]
/** What is gestured with, as it was when the gesture began, and what stays. */
type Hand = { readonly taken: Elements; readonly staying: Elements; readonly room: Room }

function handOf(state: EditorState): Hand | null {
  const began = { ...state, ...state.gesture }
  const taken = movable(began)
  if (taken.length === 0) return null
  const ids = new Set(taken.map((element) => element.id))
  const staying = activeView(state).elements.filter((element) => !ids.has(element.id))
  return { taken, staying, room: roomFor(activeArea(state), staying) }
}

function put(state: EditorState, elements: Elements | null): EditorState {
  if (!elements) return state
  return during(state, withElements(state, exchanged(activeView(state).elements, elements)))
}

export function move(state: EditorState, { by, snap }: Gesture<'move'>): EditorState {
  const hand = handOf(state)
  const box = hand && boxAround(hand.taken)
  if (!hand || !box || !isPoint(by)) return state
  if (!snap) return unguided(put(state, movedInside(hand.taken, by, hand.room)))
  const visible = hand.staying.filter((element) => !element.hidden)
  const snapped = snapOf(shifted(box, by), visible, activeArea(state), snap)
  const placed = movedInside(hand.taken, { x: by.x + snapped.x, y: by.y + snapped.y }, hand.room)
  const next = put(state, placed)
  const end = placed && boxAround(placed)
  const guides = end ? guidesOf(end, visible, activeArea(state)) : []
  // what did not move may still show other lines
  return guides.length === 0 && state.guides.length === 0 ? next : during(state, { ...next, guides })
}

function shifted(box: NonNullable<ReturnType<typeof boxAround>>, by: Point) {
  return { left: box.left + by.x, top: box.top + by.y, right: box.right + by.x, bottom: box.bottom + by.y }
}

const unguided = (state: EditorState): EditorState =>
  state.guides.length === 0 ? state : { ...state, guides: [] }

export function scale(state: EditorState, { factor, anchor }: Gesture<'scale'>): EditorState {
  const hand = handOf(state)
  if (!hand || !isPoint(factor) || !isPoint(anchor)) return state
  const [x, y] = [Math.max(1e-6, Math.abs(factor.x)), Math.max(1e-6, Math.abs(factor.y))]
  const most = hand.taken.length > 1 ? mostFactor(hand, anchor) : Number.POSITIVE_INFINITY
  const at = (part: number) =>
    scaled(hand.taken, { x: Math.min(most, x) ** part, y: Math.min(most, y) ** part }, anchor)
  return unguided(put(state, furthestInside(at, hand.room)))
}

/** Several grow alike, so their box tells at once how far; what rounding makes of it is seen afterwards. */
function mostFactor({ taken, room }: Hand, anchor: Point): number {
  const box = boxAround(taken)
  if (!box) return 1
  const reach = (to: number, from: number) => (from > 0 ? Math.max(1, to / from) : Number.POSITIVE_INFINITY)
  return Math.min(
    reach(room.right - anchor.x, box.right - anchor.x),
    reach(room.bottom - anchor.y, box.bottom - anchor.y),
    reach(anchor.x - room.left, anchor.x - box.left),
    reach(anchor.y - room.top, anchor.y - box.top),
    reach(room.most.width, box.right - box.left),
    reach(room.most.height, box.bottom - box.top),
  )
}

const quarterStep = 15

export function rotate(state: EditorState, { by, around, snap }: Gesture<'rotate'>): EditorState {
  const hand = handOf(state)
  const box = hand && boxAround(hand.taken)
  if (!hand || !box || !Number.isFinite(by) || (around && !isPoint(around))) return state
  const [alone] = hand.taken
  const centre = around ?? (hand.taken.length === 1 && alone ? alone : middleOf(box))
  const from = hand.taken.length === 1 && alone ? alone.angle : 0
  const wanted = snap ? Math.round((from + by) / quarterStep) * quarterStep - from : by
  const at = (part: number) => hand.taken.map((element) => turned(element, wanted * part, centre))
  return unguided(put(state, furthestInside(at, hand.room)))
}

export function pinch(state: EditorState, { by, factor, turn, around }: Gesture<'pinch'>): EditorState {
  const hand = handOf(state)
  if (!hand || !isPoint(by) || !isPoint(around) || !Number.isFinite(factor + turn)) return state
  const grown = clamp(Math.abs(factor), { min: 1e-3, max: 1e3 })
  const at = (part: number) =>
    scaled(hand.taken, { x: grown ** part, y: grown ** part }, around).map((element) =>
      moved(turned(element, turn * part, around), by),
    )
  return unguided(put(state, furthestInside(at, hand.room, true)))
}

const isPoint = ({ x, y }: Point): boolean => Number.isFinite(x) && Number.isFinite(y)
