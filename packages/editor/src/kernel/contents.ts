/** Elements are added, duplicated and removed; whole print areas are copied and cleared. */

import { maxInstructions } from '@estampa/domain/customization'
import {
  type DesignElement,
  type InkName,
  MAX_DESIGN_ELEMENTS,
  roundToHundredth,
} from '@estampa/domain/customization/design'
import { addFileInks } from '@estampa/domain/customization/ink-names'
import { freeGroup } from './arrange.ts'
import { freeSpotFor } from './free-spot.ts'
import { moved, rounded } from './geometry.ts'
import { kept, withElements, withView } from './history.ts'
import { fitted, fittedAll, movedInside, roomFor } from './limit-modify.ts'
import { activeArea, activeView, areaFor, isFree, selectedElements, viewFor } from './selectors.ts'
import type { Action, EditorArea, EditorState } from './state.ts'

type ActionOf<Type extends Action['type']> = Extract<Action, { type: Type }>
type Elements = readonly DesignElement[]

/** A logo names the inks that its file calls: `inks`. */
export function add(state: EditorState, { element, inks }: ActionOf<'add'>): EditorState {
  const { elements } = activeView(state)
  if (elements.length >= MAX_DESIGN_ELEMENTS || elements.some((one) => one.id === element.id)) return state
  const whole = rounded(element)
  const area = activeArea(state)
  const room = roomFor(area, elements)
  const first = whole.hidden ? whole : fitted(whole, room)
  const small = first && !first.hidden ? fitted(freeSpotFor(first, elements, area), room) : first
  if (!small) return state
  const next = withElements(state, [...elements, small])
  return next === state ? state : { ...withFileInks(next, inks), selection: [small.id] }
}

export function withFileInks(state: EditorState, inks: readonly InkName[] = []): EditorState {
  const view = activeView(state)
  const names = view.inkNames ?? []
  const known = addFileInks(names, inks)
  return known === names ? state : withView(state, { ...view, inkNames: known })
}

/** Millimeters to the right and below of the first one. */
const beside = 4

/** Copies on top, selected, not locked; groups are doubled as groups. */
export function duplicate(state: EditorState, { ids }: ActionOf<'duplicate'>): EditorState {
  const { elements } = activeView(state)
  const originals = selectedElements(state)
  const taken = new Set(elements.map((element) => element.id))
  const isNew = new Set(ids).size === ids.length && ids.every((id) => !taken.has(id))
  if (originals.length === 0 || ids.length !== originals.length || !isNew) return state
  if (elements.length + ids.length > MAX_DESIGN_ELEMENTS) return state
  const copies = copiesOf(originals, ids, elements)
  const placed = placedBeside(copies, elements, activeArea(state))
  if (!placed) return state
  const next = withElements(state, [...elements, ...placed])
  return next === state ? state : { ...next, selection: placed.map((element) => element.id) }
}

/** Copies of elements from this print area or another one; there may be less room here. */
export function paste(state: EditorState, { elements: pasted, ids }: ActionOf<'paste'>): EditorState {
  const { elements } = activeView(state)
  const taken = new Set(elements.map((element) => element.id))
  const isNew = new Set(ids).size === ids.length && ids.every((id) => !taken.has(id))
  if (pasted.length === 0 || ids.length !== pasted.length || !isNew) return state
  if (elements.length + ids.length > MAX_DESIGN_ELEMENTS) return state
  const area = activeArea(state)
  const copies = copiesOf(fittedAll(pasted, area), ids, elements)
  const isCovering = copies.some((copy) => elements.some(({ x, y }) => x === copy.x && y === copy.y))
  const placed =
    (isCovering ? placedBeside(copies, elements, area) : null) ?? fittedEach(copies, elements, area)
  const next = placed.length > 0 ? withElements(state, [...elements, ...placed]) : state
  return next === state ? state : { ...next, selection: placed.map((element) => element.id) }
}

/** One after the other, beside what is there already; what finds no room is left out. */
function fittedEach(copies: Elements, elements: Elements, area: EditorArea): Elements {
  const placed: DesignElement[] = []
  for (const copy of copies) {
    const small = copy.hidden ? copy : fitted(copy, roomFor(area, [...elements, ...placed]))
    if (small) placed.push(small)
  }
  return placed
}

function copiesOf(originals: Elements, ids: readonly string[], others: Elements): DesignElement[] {
  const groups = new Map<string, string>()
  return originals.map((original, index) => {
    const id = ids[index] ?? original.id
    const { group } = original
    if (group !== null && !groups.has(group)) groups.set(group, freeGroup(id, others))
    return { ...original, id, locked: false, group: group === null ? null : (groups.get(group) ?? null) }
  })
}

/** Moved aside where there is room, else as far as there is; hidden ones lie on theirs. */
function placedBeside(copies: Elements, elements: Elements, area: EditorArea): Elements | null {
  const visible = copies.filter((element) => !element.hidden)
  if (visible.length === 0) return copies
  const inside = movedInside(visible, { x: beside, y: beside }, roomFor(area, elements))
  if (!inside) return null
  const byId = new Map(inside.map((element) => [element.id, element]))
  return copies.map((element) => byId.get(element.id) ?? element)
}

export function remove(state: EditorState): EditorState {
  const view = activeView(state)
  const gone = new Set(
    selectedElements(state).flatMap((element) => (isFree(element, view) ? element.id : [])),
  )
  if (gone.size === 0) return state
  const next = withElements(
    state,
    view.elements.filter((element) => !gone.has(element.id)),
  )
  return { ...next, selection: next.selection.filter((id) => !gone.has(id)) }
}

/** Locked elements stay. */
export function clearView(state: EditorState): EditorState {
  const view = activeView(state)
  const next = withElements(
    state,
    view.elements.filter((element) => !isFree(element, view)),
  )
  return next === state ? state : kept(next)
}

/** Keeps the arrangement around the middle of the other print area, which keeps its technique. */
export function copyView(state: EditorState, { to }: ActionOf<'copy_view'>): EditorState {
  if (to === state.active || !state.areas.some((area) => area.id === to)) return state
  const [from, area] = [activeArea(state), areaFor(state, to)]
  const by = {
    x: roundToHundredth(area.width / 2) - roundToHundredth(from.width / 2),
    y: roundToHundredth(area.height / 2) - roundToHundredth(from.height / 2),
  }
  const elements = activeView(state).elements.map((element) => moved(element, by))
  const target = viewFor(state, to)
  const next = withView(state, { ...target, elements: fittedAll(elements, area) })
  return { ...next, active: to, selection: [] }
}

/** Another technique may make less: what is there is made to fit. */
export function setTechnique(
  state: EditorState,
  { technique, most, bleedMm }: ActionOf<'set_technique'>,
): EditorState {
  const view = activeView(state)
  const area = { ...activeArea(state), most, ...(bleedMm !== undefined && { bleedMm }) }
  const elements = fittedAll(view.elements, area)
  const isAsBefore = view.technique_id === technique && elements === view.elements
  const next = isAsBefore ? state : withView(state, { ...view, technique_id: technique, elements })
  return { ...next, areas: state.areas.map((one) => (one.id === area.id ? area : one)) }
}

export function setThreadChoices(state: EditorState, { choices }: ActionOf<'choose_threads'>): EditorState {
  return withView(state, { ...activeView(state), threadChoices: choices })
}

export function setInkNames(state: EditorState, { names }: ActionOf<'name_inks'>): EditorState {
  return withView(state, { ...activeView(state), inkNames: names })
}

export function setInstructions(state: EditorState, { instructions }: ActionOf<'instruct'>): EditorState {
  const view = activeView(state)
  const short = instructions.slice(0, maxInstructions)
  return view.instructions === short ? state : withView(state, { ...view, instructions: short })
}
