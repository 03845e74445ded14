import type { Dimensions, Point } from '@estampa/domain/customization/design'
import { useMemo } from 'react'
import { activeView, movable, selectedElements } from '../../kernel/selectors.ts'
import type { EditorState } from '../../kernel/state.ts'
import {
  type FrameHandles,
  frameHandlesOf,
  frameOf,
  frameOutline,
  type SelectionFrame,
  touch,
} from './selection-frame.ts'
import type { StageLabels } from './stage-labels.ts'
import type { Viewpoint } from './viewpoint.ts'

export type Selection = {
  readonly frame: SelectionFrame | null
  readonly isFree: boolean
  /** Outlines of each one, where they are several. */
  readonly members: readonly (readonly Point[])[]
  handles(coarse: boolean): FrameHandles | null
}

/** The frame of the visible selection. A logo keeps its proportions; only shapes are stretched by a side. */
export function useSelection(
  state: EditorState,
  stage: Dimensions | undefined,
  view: Viewpoint | undefined,
): Selection {
  const { design, active, selection } = state
  return useMemo(() => {
    const seen = selectedElements({ design, active, selection }).filter((element) => !element.hidden)
    const free = movable({ design, active, selection })
    const frame = frameOf(free.length > 0 ? free : seen)
    const stretches = free.length === 1 && free[0]?.type === 'clip_art'
    return {
      frame,
      isFree: free.length > 0,
      members: view && seen.length > 1 ? seen.map((element) => frameOutline(element, view)) : [],
      handles: (coarse) =>
        frame && view && stage
          ? frameHandlesOf(frame, coarse ? touch.coarse : touch.fine, { view, stage, stretches })
          : null,
    }
  }, [design, active, selection, stage, view])
}

/** The announcement for screen readers: the selected element by name and size. */
export function announcementOf(
  state: EditorState,
  labels: Pick<StageLabels, 'chosen_none' | 'chosen_one' | 'chosen_many'>,
): string {
  const ids = new Set(state.selection)
  const elements = activeView(state).elements.filter(({ id }) => ids.has(id))
  const [first, ...others] = elements
  if (!first) return labels.chosen_none
  return others.length > 0
    ? labels.chosen_many(elements.length)
    : labels.chosen_one(first.name, first.width, first.height)
}
