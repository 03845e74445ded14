/** Selectors of the editor's state. Each gives the same object while nothing in it has changed. */
import type { DesignElement, DesignView } from '@estampa/domain/customization/design'
import type { EditorArea, EditorState } from './state.ts'

const blank = new Map<number, DesignView>()

/** The open view; a blank one where nothing was made in this print area yet. */
export function activeView(state: Pick<EditorState, 'design' | 'active'>): DesignView {
  return viewFor(state, state.active)
}

export function viewFor(state: Pick<EditorState, 'design'>, area: number): DesignView {
  const found = state.design.views.find((view) => view.printing_area_id === area)
  if (found) return found
  const view = blank.get(area) ?? {
    printing_area_id: area,
    technique_id: null,
    elements: [],
    instructions: '',
  }
  blank.set(area, view)
  return view
}

export function activeArea(state: Pick<EditorState, 'areas' | 'active'>): EditorArea {
  return areaFor(state, state.active)
}

export function areaFor(state: Pick<EditorState, 'areas'>, id: number): EditorArea {
  const area = state.areas.find((one) => one.id === id)
  if (!area) throw new Error(`no area ${id} in this editor`)
  return area
}

/** Lowest first. */
export function selectedElements(
  state: Pick<EditorState, 'design' | 'active' | 'selection'>,
): DesignElement[] {
  const ids = new Set(state.selection)
  return activeView(state).elements.filter((element) => ids.has(element.id))
}

export const canUndo = (state: EditorState): boolean =>
  state.past.length > 0 || (state.gesture !== null && state.gesture.design !== state.design)

export const canRedo = (state: EditorState): boolean => state.future.length > 0

/** An element that is locked, or grouped with a locked one, does not change. */
export function isFree(element: DesignElement, view: Pick<DesignView, 'elements'>): boolean {
  if (element.locked) return false
  return element.group === null || !view.elements.some((one) => one.group === element.group && one.locked)
}

/** The elements that a gesture moves: selected, visible and unlocked. */
export function movable(state: Pick<EditorState, 'design' | 'active' | 'selection'>): DesignElement[] {
  const view = activeView(state)
  return selectedElements(state).filter((element) => !element.hidden && isFree(element, view))
}
