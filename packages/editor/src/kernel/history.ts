/**
 * The past, one step per gesture and without limit. Designs share all that did not change, so a step costs the
 * changed element and a few lists.
 */
import type { Design, DesignElement, DesignView } from '@estampa/domain/customization/design'
import { isSound } from './geometry.ts'
import { activeView } from './selectors.ts'
import type { EditorState, HistoryEntry } from './state.ts'

const none: readonly never[] = []

export const snapshotOf = ({ design, areas, active }: EditorState): HistoryEntry => ({
  design,
  areas,
  active,
})

/** Ends the gesture that is going on; it becomes one step where it changed something. */
export function settled(state: EditorState): EditorState {
  const { gesture, guides } = state
  if (!gesture) return guides.length === 0 ? state : { ...state, guides: none }
  const still = { ...state, gesture: null, guides: none }
  return gesture.design === state.design ? still : { ...still, past: [...state.past, gesture], future: none }
}

/** One step: `next` has another design than `state`. */
export function step(state: EditorState, next: EditorState): EditorState {
  if (next.design === state.design) return next
  return { ...next, past: [...state.past, snapshotOf(state)], future: none }
}

/** A part of a gesture: no step before it is settled. */
export function during(state: EditorState, next: EditorState): EditorState {
  return next === state ? state : { ...next, gesture: state.gesture ?? snapshotOf(state) }
}

export function cancelled(state: EditorState): EditorState {
  return state.gesture ? { ...state, ...state.gesture, gesture: null, guides: none } : settled(state)
}

/** Back to before the newest step, in the view where it was made, so that it is seen. */
export function undone(state: EditorState): EditorState {
  const last = state.past.at(-1)
  if (!last) return state
  const { design, areas } = state
  return kept({
    ...state,
    ...last,
    past: state.past.slice(0, -1),
    future: [...state.future, { design, areas, active: last.active }],
  })
}

export function redone(state: EditorState): EditorState {
  const next = state.future.at(-1)
  if (!next) return state
  const { design, areas } = state
  return kept({
    ...state,
    ...next,
    past: [...state.past, { design, areas, active: next.active }],
    future: state.future.slice(0, -1),
  })
}

/** Only what is there stays selected. */
export function kept(state: EditorState): EditorState {
  const ids = new Set(activeView(state).elements.map((element) => element.id))
  const selection = state.selection.filter((id) => ids.has(id))
  return selection.length === state.selection.length ? state : { ...state, selection }
}

export function withView(state: EditorState, view: DesignView): EditorState {
  const { design } = state
  const index = design.views.findIndex((one) => one.printing_area_id === view.printing_area_id)
  if (design.views[index] === view) return state
  const views = index < 0 ? [...design.views, view] : design.views.with(index, view)
  return { ...state, design: { ...design, views } }
}

/**
 * Other elements in the view that is worked on. The same state where nothing differs, and the gesture's first
 * design where it came back to it; a number that is none changes nothing.
 */
export function withElements(state: EditorState, elements: readonly DesignElement[]): EditorState {
  const view = activeView(state)
  if (isSame(elements, view.elements)) return state
  if (!elements.every((element, index) => element === view.elements[index] || isSound(element))) return state
  const { gesture } = state
  if (gesture && isSame(elements, activeView(gesture).elements)) return withDesign(state, gesture.design)
  return withView(state, { ...view, elements })
}

function withDesign(state: EditorState, design: Design): EditorState {
  return state.design === design ? state : { ...state, design }
}

export function isSame(some: readonly DesignElement[], others: readonly DesignElement[]): boolean {
  return some.length === others.length && some.every((element, index) => element === others[index])
}

/** The same list with some elements exchanged by those with the same id. */
export function replaceElements(
  elements: readonly DesignElement[],
  changed: readonly DesignElement[],
): DesignElement[] {
  const byId = new Map(changed.map((element) => [element.id, element]))
  return elements.map((element) => byId.get(element.id) ?? element)
}
