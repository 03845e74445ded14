import type { Dimensions, Point } from '@estampa/domain/customization/design'
import { useMemo } from 'react'
import { activeView, chosen, movable } from '../../kernel/selectors.ts'
import type { EditorState } from '../../kernel/state.ts'
import { type Frame, frameOf, type Grips, gripsOf, outlineOf, touch } from './frame.ts'
import type { Viewpoint } from './viewpoint.ts'
import type { StageWords } from './words.ts'

export type Selection = {
  readonly frame: Frame | null
  readonly isFree: boolean
  /** Outlines of each one, where they are several. */
  readonly members: readonly (readonly Point[])[]
  grips(coarse: boolean): Grips | null
}

/** The frame of what is chosen and seen. A logo keeps its proportions; only shapes are stretched by a side. */
export function useSelection(
  state: EditorState,
  stage: Dimensions | undefined,
  view: Viewpoint | undefined,
): Selection {
  const { design, active, selection } = state
  return useMemo(() => {
    const seen = chosen({ design, active, selection }).filter((element) => !element.hidden)
    const free = movable({ design, active, selection })
    const frame = frameOf(free.length > 0 ? free : seen)
    const stretches = free.length === 1 && free[0]?.type === 'clip_art'
    return {
      frame,
      isFree: free.length > 0,
      members: view && seen.length > 1 ? seen.map((element) => outlineOf(element, view)) : [],
      grips: (coarse) =>
        frame && view && stage
          ? gripsOf(frame, coarse ? touch.coarse : touch.fine, { view, stage, stretches })
          : null,
    }
  }, [design, active, selection, stage, view])
}

/** What is announced: the chosen one by name and size. */
export function announcementOf(
  state: EditorState,
  words: Pick<StageWords, 'chosen_none' | 'chosen_one' | 'chosen_many'>,
): string {
  const ids = new Set(state.selection)
  const elements = activeView(state).elements.filter(({ id }) => ids.has(id))
  const [first, ...others] = elements
  if (!first) return words.chosen_none
  return others.length > 0
    ? words.chosen_many(elements.length)
    : words.chosen_one(first.name, first.width, first.height)
}
