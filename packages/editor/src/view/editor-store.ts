/**
 * One editor's state outside of React: a gesture changes it sixty times a second, and only the stage is drawn as
 * often. Everything else sees what the gesture has done.
 */
import { type Design, type DesignElement, MAX_DESIGN_ELEMENTS } from '@estampa/domain/customization/design'
import { createContext, useContext, useSyncExternalStore } from 'react'
import { openEditor } from '../kernel/open-editor.ts'
import { reduce } from '../kernel/reduce.ts'
import { activeArea, activeView } from '../kernel/selectors.ts'
import type { Action, EditorArea, EditorState } from '../kernel/state.ts'

export type EditorStore = {
  get(): EditorState
  send(action: Action): void
  /** Every change but those of a gesture that goes on: of these when it ends or rests. */
  subscribe(listener: () => void): () => void
  /** Every change. */
  follow(listener: () => void): () => void
}

const gestures: ReadonlySet<Action['type']> = new Set(['move', 'scale', 'rotate', 'pinch'])
/** How long a gesture rests until panels show what it has done. */
const restMs = 150

/** Whether an action had no effect because the print area takes no more elements. */
function isOverfull(state: EditorState, action: Action): boolean {
  const added =
    action.type === 'add' ? 1 : action.type === 'duplicate' || action.type === 'paste' ? action.ids.length : 0
  return added > 0 && activeView(state).elements.length + added > MAX_DESIGN_ELEMENTS
}

/** `onFull`: more was to be added than a print area takes. */
export function createEditor(
  design: Design,
  areas: readonly EditorArea[],
  active: number,
  onFull: () => void = () => undefined,
): EditorStore {
  let state = openEditor(design, areas, active)
  const [calm, close] = [new Set<() => void>(), new Set<() => void>()]
  let rest: ReturnType<typeof setTimeout> | undefined
  const tell = (listeners: ReadonlySet<() => void>) => {
    for (const listener of listeners) listener()
  }
  return {
    get: () => state,
    send(action) {
      const next = reduce(state, action)
      if (next === state) {
        if (isOverfull(state, action)) onFull()
        return
      }
      state = next
      tell(close)
      clearTimeout(rest)
      if (gestures.has(action.type)) rest = setTimeout(() => tell(calm), restMs)
      else tell(calm)
    },
    subscribe: (listener) => joined(calm, listener),
    follow: (listener) => joined(close, listener),
  }
}

function joined(listeners: Set<() => void>, listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export const EditorContext = createContext<EditorStore | undefined>(undefined)

export function useEditorStore(): EditorStore {
  const store = useContext(EditorContext)
  if (!store) throw new Error('outside of an editor')
  return store
}

/** A part of the state; `select` gives the same value while nothing in it has changed. */
export function useEditor<Part>(select: (state: EditorState) => Part): Part {
  const store = useEditorStore()
  return useSyncExternalStore(
    store.subscribe,
    () => select(store.get()),
    () => select(store.get()),
  )
}

export const viewOf = activeView
export const areaOf = activeArea
export const elementsOf = (state: EditorState): readonly DesignElement[] => activeView(state).elements

/** The selected element, where it is one alone. */
export function singleOf(state: EditorState): DesignElement | undefined {
  const [id, ...others] = state.selection
  return others.length > 0 ? undefined : elementsOf(state).find((element) => element.id === id)
}

export const techniqueIdOf = (state: EditorState): number | null => activeView(state).technique_id
