import type { Design } from '@estampa/domain/customization/design'
import { fittedAll } from './limit-modify.ts'
import type { EditorArea, EditorState } from './state.ts'

/** Every view made to fit its print area; the same design where all do. Views of missing print areas stay. */
export function fittedDesign(design: Design, areas: readonly EditorArea[]): Design {
  const views = design.views.map((view) => {
    const area = areas.find((one) => one.id === view.printing_area_id)
    const elements = area ? fittedAll(view.elements, area) : view.elements
    return elements === view.elements ? view : { ...view, elements }
  })
  return views.every((view, index) => view === design.views[index]) ? design : { ...design, views }
}

/** An editor at its beginning: no past, nothing selected. Throws where `active` is none of the areas. */
export function openEditor(design: Design, areas: readonly EditorArea[], active: number): EditorState {
  if (!areas.some((area) => area.id === active)) throw new Error(`no area ${active} in this editor`)
  return {
    design: fittedDesign(design, areas),
    areas,
    active,
    selection: [],
    past: [],
    future: [],
    gesture: null,
    guides: [],
  }
}
