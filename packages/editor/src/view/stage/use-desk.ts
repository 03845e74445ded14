import type { DesignElement, Point } from '@estampa/domain/customization/design'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { activeView } from '../../kernel/selectors.ts'
import type { EditorState } from '../../kernel/state.ts'
import type { Board } from './board.ts'
import type { Desk } from './desk.ts'
import { touch } from './frame.ts'
import type { Live } from './use-input.ts'
import type { StageLook } from './use-look.ts'
import type { Selection } from './use-selection.ts'
import type { Viewpoint } from './viewpoint.ts'

type Parts = Pick<Live, 'onMenu' | 'onHelp' | 'ruler'> &
  Pick<Desk, 'scene' | 'send' | 'sendSoon' | 'showBand' | 'showDoing'> & {
    readonly state: EditorState
    readonly look: StageLook | null
    readonly selection: Selection
    readonly board: RefObject<Board | null>
    onEditText(element: DesignElement): void
    onCrop(element: DesignElement): void
  }

/** The stage as the browser's events find it: as it was drawn last. */
export function useDesk(parts: Parts): RefObject<Live | null> {
  const live = useRef<Live | null>(null)
  useLayoutEffect(() => {
    live.current = parts.look && { ...parts, look: parts.look, desk: deskOf(parts, parts.look) }
  })
  return live
}

function deskOf(parts: Parts, look: StageLook): Desk {
  const { state, scene, selection, board, send, sendSoon, showBand, showDoing } = parts
  const { stage, view } = look
  return {
    ...{ state, scene, stage, view, send, sendSoon, showBand, showDoing },
    elements: activeView(state).elements,
    frame: selection.frame,
    look: look.look,
    grips: (coarse) => (selection.isFree ? selection.grips(coarse) : null),
    hit: (at, coarse) => hitAt(board.current, at, view, coarse),
    edit(element) {
      if (element.type === 'text') parts.onEditText(element)
      else if (element.type === 'image') parts.onCrop(element)
    },
  }
}

function hitAt(board: Board | null, at: Point, view: Viewpoint, coarse: boolean): DesignElement | undefined {
  const around = (coarse ? touch.coarse : touch.fine).reach / view.scale
  return board?.hit({ x: (at.x - view.x) / view.scale, y: (at.y - view.y) / view.scale }, around)
}
