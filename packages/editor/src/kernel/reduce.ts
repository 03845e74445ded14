/** The only thing that makes a new state: from the one before and what a person did. The same where nothing did. */
import { align, distribute, group, order, putInside, reorder, ungroup } from './arrange.ts'
import { openView, select, selectAll, selectNext } from './choosing.ts'
import { add, clearView, copyView, duplicate, instruct, paste, remove, setTechnique } from './contents.ts'
import { change, mark, place, replaceLogo } from './edits.ts'
import { flipped } from './geometry.ts'
import { move, pinch, rotate, scale } from './gestures.ts'
import { cancelled, during, kept, redone, settled, step, undone } from './history.ts'
import { fittedDesign } from './open-editor.ts'
import { movable } from './selectors.ts'
import type { Action, EditorState } from './state.ts'

type Of<Type extends Action['type']> = Extract<Action, { type: Type }>
type Does<Each> = (state: EditorState, action: Each) => EditorState
type Steps = { readonly [Type in Action['type']]: Does<Of<Type>> }

export function reduce(state: EditorState, action: Action): EditorState {
  const does = steps[action.type] as Does<Action>
  return does(state, action)
}

/** One step of the history; a gesture that goes on ends before it. */
const once =
  <Each>(does: Does<Each>): Does<Each> =>
  (state, action) => {
    const before = settled(state)
    return step(before, does(before, action))
  }

/** A part of a gesture, until it is settled. */
const partly =
  <Each>(does: Does<Each>): Does<Each> =>
  (state, action) =>
    during(state, does(state, action))

/** Nothing that the history remembers. */
const unremembered =
  <Each>(does: Does<Each>): Does<Each> =>
  (state, action) =>
    does(settled(state), action)

const steps: Steps = {
  move,
  scale,
  rotate,
  pinch,
  instruct: partly(instruct),
  change: (state, action) => (action.live ? partly(change) : once(change))(state, action),
  settle: settled,
  cancel: cancelled,
  undo: unremembered(undone),
  redo: unremembered(redone),
  open_view: unremembered(openView),
  select: unremembered(select),
  select_all: unremembered(selectAll),
  select_next: unremembered(selectNext),
  set_technique: once(setTechnique),
  add: once(add),
  nudge: once(nudge),
  flip: once((state, { axis }) => putInside(state, flipped(movable(state), axis))),
  align: once(align),
  distribute: once(distribute),
  order: once(order),
  reorder: once(reorder),
  group: once(group),
  ungroup: once(ungroup),
  duplicate: once(duplicate),
  paste: once(paste),
  remove: once(remove),
  mark: once(mark),
  place: once(place),
  replace_logo: once(replaceLogo),
  copy_view: once(copyView),
  clear_view: once(clearView),
  load: once(load),
}

function nudge(state: EditorState, { by }: Of<'nudge'>): EditorState {
  const next = move(state, { type: 'move', by })
  return next === state ? state : { ...next, gesture: null }
}

function load(state: EditorState, { design, areas = state.areas }: Of<'load'>): EditorState {
  const active = areas.some((area) => area.id === state.active) ? state.active : areas[0]?.id
  if (active === undefined) return state
  return kept({ ...state, areas, active, design: fittedDesign(design, areas) })
}
