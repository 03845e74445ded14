/** The only function that makes a new state: from the previous one and an action. The same object where nothing changed. */
import { align, distribute, group, order, putInside, reorder, ungroup } from './arrange.ts'
import {
  add,
  clearView,
  copyView,
  duplicate,
  paste,
  remove,
  setInkNames,
  setInstructions,
  setTechnique,
  setThreadChoices,
  takeInkOfChart,
} from './contents.ts'
import { change, place, replaceLogo, setFlag } from './edits.ts'
import { flipped } from './geometry.ts'
import { move, pinch, rotate, scale } from './gestures.ts'
import { cancelled, during, kept, redone, settled, step, undone } from './history.ts'
import { fittedDesign } from './open-editor.ts'
import { openView, select, selectAll, selectNext } from './select.ts'
import { movable } from './selectors.ts'
import type { Action, EditorState } from './state.ts'

type ActionOf<Type extends Action['type']> = Extract<Action, { type: Type }>
type Reducer<Each> = (state: EditorState, action: Each) => EditorState
type Reducers = { readonly [Type in Action['type']]: Reducer<ActionOf<Type>> }

export function reduce(state: EditorState, action: Action): EditorState {
  const does = reducers[action.type] as Reducer<Action>
  return does(state, action)
}

/** One step of the history; a gesture that goes on ends before it. */
const inOneStep =
  <Each>(does: Reducer<Each>): Reducer<Each> =>
  (state, action) => {
    const before = settled(state)
    return step(before, does(before, action))
  }

/** Actions that are parts of a gesture until it is settled. */
const duringGesture =
  <Each>(does: Reducer<Each>): Reducer<Each> =>
  (state, action) =>
    during(state, does(state, action))

/** Actions that are no steps of the history. */
const outsideHistory =
  <Each>(does: Reducer<Each>): Reducer<Each> =>
  (state, action) =>
    does(settled(state), action)

const reducers: Reducers = {
  move,
  scale,
  rotate,
  pinch,
  instruct: duringGesture(setInstructions),
  name_inks: duringGesture(setInkNames),
  change: (state, action) => (action.live ? duringGesture(change) : inOneStep(change))(state, action),
  settle: settled,
  cancel: cancelled,
  undo: outsideHistory(undone),
  redo: outsideHistory(redone),
  open_view: outsideHistory(openView),
  select: outsideHistory(select),
  select_all: outsideHistory(selectAll),
  select_next: outsideHistory(selectNext),
  set_technique: inOneStep(setTechnique),
  choose_threads: inOneStep(setThreadChoices),
  take_ink: inOneStep(takeInkOfChart),
  add: inOneStep(add),
  nudge: inOneStep(nudge),
  flip: inOneStep((state, { axis }) => putInside(state, flipped(movable(state), axis))),
  align: inOneStep(align),
  distribute: inOneStep(distribute),
  order: inOneStep(order),
  reorder: inOneStep(reorder),
  group: inOneStep(group),
  ungroup: inOneStep(ungroup),
  duplicate: inOneStep(duplicate),
  paste: inOneStep(paste),
  remove: inOneStep(remove),
  mark: inOneStep(setFlag),
  place: inOneStep(place),
  replace_logo: inOneStep(replaceLogo),
  copy_view: inOneStep(copyView),
  clear_view: inOneStep(clearView),
  load: inOneStep(load),
}

function nudge(state: EditorState, { by }: ActionOf<'nudge'>): EditorState {
  const next = move(state, { type: 'move', by })
  return next === state ? state : { ...next, gesture: null }
}

function load(state: EditorState, { design, areas = state.areas }: ActionOf<'load'>): EditorState {
  const active = areas.some((area) => area.id === state.active) ? state.active : areas[0]?.id
  if (active === undefined) return state
  return kept({ ...state, areas, active, design: fittedDesign(design, areas) })
}
