/** Arranges the selected elements: align, distribute, order, group. A group counts as one element. */
import { type DesignElement, type Point, roundToHundredth } from '@estampa/domain/customization/design'
import { boxAround, middleOf, moved } from './geometry.ts'
import { replaceElements, withElements } from './history.ts'
import { movedInside, roomFor } from './limit-modify.ts'
import { activeArea, activeView, isFree, movable, selectedElements } from './selectors.ts'
import type { Action, Edge, EditorState, LayerMove } from './state.ts'

type Elements = readonly DesignElement[]
type Box = NonNullable<ReturnType<typeof boxAround>>
/** Elements that move as one. */
type Unit = { readonly elements: Elements; readonly box: Box }
type ActionOf<Type extends Action['type']> = Extract<Action, { type: Type }>

function unitsOf(elements: Elements): Unit[] {
  const together = Map.groupBy(elements, (element) => element.group ?? element)
  return [...together.values()].flatMap((some) => {
    const box = boxAround(some)
    return box ? [{ elements: some, box }] : []
  })
}

/** Several elements are aligned with each other, one alone with its print area. */
export function align(state: EditorState, { edge }: ActionOf<'align'>): EditorState {
  const taken = movable(state)
  const units = unitsOf(taken)
  const { width, height } = activeArea(state)
  const frame = units.length > 1 ? boxAround(taken) : { left: 0, top: 0, right: width, bottom: height }
  if (!frame) return state
  return shiftAll(
    state,
    units.map((unit) => ({ unit, by: toEdge(unit.box, frame, edge) })),
  )
}

function toEdge(box: Box, frame: Box, edge: Edge): Point {
  switch (edge) {
    case 'left':
      return { x: frame.left - box.left, y: 0 }
    case 'right':
      return { x: frame.right - box.right, y: 0 }
    case 'centre':
      return { x: middleOf(frame).x - middleOf(box).x, y: 0 }
    case 'top':
      return { x: 0, y: frame.top - box.top }
    case 'bottom':
      return { x: 0, y: frame.bottom - box.bottom }
    case 'middle':
      return { x: 0, y: middleOf(frame).y - middleOf(box).y }
  }
}

/** Equal gaps between three or more; the outer ones stay. */
export function distribute(state: EditorState, { axis }: ActionOf<'distribute'>): EditorState {
  const [low, high] = axis === 'x' ? (['left', 'right'] as const) : (['top', 'bottom'] as const)
  const units = unitsOf(movable(state)).sort((a, b) => a.box[low] + a.box[high] - b.box[low] - b.box[high])
  const [first, last] = [units[0], units.at(-1)]
  if (!first || !last || units.length < 3) return state
  const filled = units.reduce((sum, { box }) => sum + box[high] - box[low], 0)
  const gap = (last.box[high] - first.box[low] - filled) / (units.length - 1)
  let edge = first.box[low]
  const shifts = units.map((unit) => {
    const by = unit === first || unit === last ? 0 : edge - unit.box[low]
    edge += unit.box[high] - unit.box[low] + gap
    return { unit, by: axis === 'x' ? { x: by, y: 0 } : { x: 0, y: by } }
  })
  return shiftAll(state, shifts)
}

/** All at once and then inside: on its way no unit may be held by where another one was. */
function shiftAll(state: EditorState, shifts: readonly { unit: Unit; by: Point }[]): EditorState {
  const shifted = shifts.flatMap(({ unit, by }) => {
    const whole = { x: roundToHundredth(by.x), y: roundToHundredth(by.y) }
    return unit.elements.map((element) => moved(element, whole))
  })
  return putInside(state, shifted)
}

/** Elements changed together, moved as one by what keeps them inside; nothing where they cannot be. */
export function putInside(state: EditorState, changed: Elements): EditorState {
  const { elements } = activeView(state)
  const ids = new Set(changed.map((element) => element.id))
  const room = roomFor(
    activeArea(state),
    elements.filter((element) => !ids.has(element.id)),
  )
  const inside = movedInside(changed, { x: 0, y: 0 }, room)
  return inside ? withElements(state, replaceElements(elements, inside)) : state
}

export function order(state: EditorState, { to }: ActionOf<'order'>): EditorState {
  const view = activeView(state)
  const ids = new Set(selectedElements(state).flatMap((element) => (isFree(element, view) ? element.id : [])))
  return withElements(state, reordered(view.elements, ids, to))
}

function reordered(elements: Elements, ids: ReadonlySet<string>, to: LayerMove): Elements {
  const [taken, rest] = [
    elements.filter((element) => ids.has(element.id)),
    elements.filter((element) => !ids.has(element.id)),
  ]
  switch (to) {
    case 'front':
      return [...rest, ...taken]
    case 'back':
      return [...taken, ...rest]
    case 'forward':
      return stepped(elements.toReversed(), ids).toReversed()
    case 'backward':
      return stepped(elements, ids)
  }
}

/** Each selected element changes places with the one before it, unless that one is selected too. */
function stepped(elements: Elements, ids: ReadonlySet<string>): DesignElement[] {
  const list = [...elements]
  for (const [index, element] of elements.entries()) {
    const before = list[index - 1]
    if (before && ids.has(element.id) && !ids.has(before.id))
      [list[index - 1], list[index]] = [element, before]
  }
  return list
}

export function reorder(state: EditorState, { id, index }: ActionOf<'reorder'>): EditorState {
  const view = activeView(state)
  const element = view.elements.find((one) => one.id === id)
  if (!element || !isFree(element, view) || !Number.isInteger(index)) return state
  const rest = view.elements.filter((one) => one.id !== id)
  return withElements(state, rest.toSpliced(Math.max(0, index), 0, element))
}

export function group(state: EditorState): EditorState {
  const view = activeView(state)
  const taken = selectedElements(state).filter((element) => isFree(element, view))
  const [first] = taken
  if (!first || taken.length < 2 || unitsOf(taken).length < 2) return state
  const ids = new Set(taken.map((element) => element.id))
  const others = view.elements.filter((element) => !ids.has(element.id))
  const name = freeGroup(first.id, others)
  return withElements(
    state,
    replaceElements(
      view.elements,
      taken.map((element) => ({ ...element, group: name })),
    ),
  )
}

/** A group is called like its first element, but where others are already called so. */
export function freeGroup(id: string, others: Elements): string {
  const used = new Set(others.map((element) => element.group))
  let [name, number] = [id, 2]
  while (used.has(name)) name = `${id.slice(0, 58)}-${number++}`
  return name
}

export function ungroup(state: EditorState): EditorState {
  const view = activeView(state)
  const taken = selectedElements(state).filter((element) => element.group !== null && isFree(element, view))
  return withElements(
    state,
    replaceElements(
      view.elements,
      taken.map((element) => ({ ...element, group: null })),
    ),
  )
}
