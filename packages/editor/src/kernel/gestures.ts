/** Gestures move, scale and turn the selection, from where it was when the gesture began. */
import type { DesignElement, Point } from '@estampa/domain/customization/design'
import { boxAround, clamp, middleOf, moved, scaled, turned } from './geometry.ts'
import { during, replaceElements, withElements } from './history.ts'
import { furthestInside, movedInside, type Room, roomFor } from './limit-modify.ts'
import { activeArea, activeView, movable } from './selectors.ts'
import { guidesOf, snapOf } from './snapping.ts'
import type { Action, EditorState } from './state.ts'

type ActionOf<Type extends Action['type']> = Extract<Action, { type: Type }>
type Elements = readonly DesignElement[]
/** The dragged elements as they were when the gesture began, and those that stay. */
type DragSelection = { readonly taken: Elements; readonly staying: Elements; readonly room: Room }

function dragSelectionOf(state: EditorState): DragSelection | null {
  const began = { ...state, ...state.gesture }
  const taken = movable(began)
  if (taken.length === 0) return null
  const ids = new Set(taken.map((element) => element.id))
  const staying = activeView(state).elements.filter((element) => !ids.has(element.id))
  return { taken, staying, room: roomFor(activeArea(state), staying) }
}

function withDragged(state: EditorState, elements: Elements | null): EditorState {
  if (!elements) return state
  return during(state, withElements(state, replaceElements(activeView(state).elements, elements)))
}

export function move(state: EditorState, { by, snap }: ActionOf<'move'>): EditorState {
  const dragged = dragSelectionOf(state)
  const box = dragged && boxAround(dragged.taken)
  if (!dragged || !box || !isPoint(by)) return state
  if (!snap) return unguided(withDragged(state, movedInside(dragged.taken, by, dragged.room)))
  const visible = dragged.staying.filter((element) => !element.hidden)
  const snapped = snapOf(shifted(box, by), visible, activeArea(state), snap)
  const placed = movedInside(dragged.taken, { x: by.x + snapped.x, y: by.y + snapped.y }, dragged.room)
  const next = withDragged(state, placed)
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

export function scale(state: EditorState, { factor, anchor }: ActionOf<'scale'>): EditorState {
  const dragged = dragSelectionOf(state)
  if (!dragged || !isPoint(factor) || !isPoint(anchor)) return state
  const [x, y] = [Math.max(1e-6, Math.abs(factor.x)), Math.max(1e-6, Math.abs(factor.y))]
  const max = dragged.taken.length > 1 ? maxFactor(dragged, anchor) : Number.POSITIVE_INFINITY
  const at = (part: number) =>
    scaled(dragged.taken, { x: Math.min(max, x) ** part, y: Math.min(max, y) ** part }, anchor)
  return unguided(withDragged(state, furthestInside(at, dragged.room)))
}

/** Several elements scale alike, so their box gives the limit at once; rounding is corrected afterwards. */
function maxFactor({ taken, room }: DragSelection, anchor: Point): number {
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

export function rotate(state: EditorState, { by, around, snap }: ActionOf<'rotate'>): EditorState {
  const dragged = dragSelectionOf(state)
  const box = dragged && boxAround(dragged.taken)
  if (!dragged || !box || !Number.isFinite(by) || (around && !isPoint(around))) return state
  const [alone] = dragged.taken
  const center = around ?? (dragged.taken.length === 1 && alone ? alone : middleOf(box))
  const from = dragged.taken.length === 1 && alone ? alone.angle : 0
  const degrees = snap ? Math.round((from + by) / quarterStep) * quarterStep - from : by
  const at = (part: number) => dragged.taken.map((element) => turned(element, degrees * part, center))
  return unguided(withDragged(state, furthestInside(at, dragged.room)))
}

export function pinch(state: EditorState, { by, factor, turn, around }: ActionOf<'pinch'>): EditorState {
  const dragged = dragSelectionOf(state)
  if (!dragged || !isPoint(by) || !isPoint(around) || !Number.isFinite(factor + turn)) return state
  const grown = clamp(Math.abs(factor), { min: 1e-3, max: 1e3 })
  const at = (part: number) =>
    scaled(dragged.taken, { x: grown ** part, y: grown ** part }, around).map((element) =>
      moved(turned(element, turn * part, around), by),
    )
  return unguided(withDragged(state, furthestInside(at, dragged.room, true)))
}

const isPoint = ({ x, y }: Point): boolean => Number.isFinite(x) && Number.isFinite(y)
