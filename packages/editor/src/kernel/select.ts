/** The selection. Groups are selected whole, and the ids are in the order of the layers, lowest first. */
import { activeView } from './selectors.ts'
import type { Action, EditorState } from './state.ts'

type ActionOf<Type extends Action['type']> = Extract<Action, { type: Type }>

function selectIds(state: EditorState, wantedIds: ReadonlySet<string>): EditorState {
  const { elements } = activeView(state)
  const groups = new Set(
    elements.flatMap((element) => (wantedIds.has(element.id) && element.group !== null ? element.group : [])),
  )
  const selection = elements.flatMap((element) =>
    wantedIds.has(element.id) || (element.group !== null && groups.has(element.group)) ? element.id : [],
  )
  const isSame =
    selection.length === state.selection.length && selection.every((id, at) => id === state.selection[at])
  return isSame ? state : { ...state, selection }
}

export function select(state: EditorState, { ids, extend }: ActionOf<'select'>): EditorState {
  if (!extend) return selectIds(state, new Set(ids))
  const whole = selectIds({ ...state, selection: [] }, new Set(ids)).selection
  const before = new Set(state.selection)
  const isChosen = whole.length > 0 && whole.every((id) => before.has(id))
  const wantedIds = isChosen ? state.selection.filter((id) => !whole.includes(id)) : [...before, ...whole]
  return selectIds(state, new Set(wantedIds))
}

/** All that can be seen and changed. */
export function selectAll(state: EditorState): EditorState {
  const free = activeView(state).elements.filter((element) => !element.hidden && !element.locked)
  return selectIds(state, new Set(free.map((element) => element.id)))
}

export function selectNext(state: EditorState, { by }: ActionOf<'select_next'>): EditorState {
  const next = nextId(state, by)
  return next === null ? state : selectIds(state, new Set([next]))
}

/** Around in a circle; null where there is nothing to choose. */
function nextId(state: EditorState, by: 1 | -1): string | null {
  const { elements } = activeView(state)
  const last = by > 0 ? state.selection.at(-1) : state.selection[0]
  const at = elements.findIndex((element) => element.id === last)
  const start = at < 0 ? (by > 0 ? -1 : elements.length) : at
  return elements.at((start + by + elements.length) % Math.max(1, elements.length))?.id ?? null
}

/** Whether there is one farther on, so that the Tab key may leave the stage after the last. */
export function isLastSelected(state: EditorState, by: 1 | -1): boolean {
  const ids = activeView(state).elements.map((element) => element.id)
  const last = by > 0 ? ids.at(-1) : ids[0]
  return last === undefined || state.selection.includes(last)
}

export function openView(state: EditorState, { area }: ActionOf<'open_view'>): EditorState {
  const isThere = state.areas.some((one) => one.id === area)
  return isThere && area !== state.active ? { ...state, active: area, selection: [] } : state
}
