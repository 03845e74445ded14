import type { DesignElement, Point } from '@estampa/domain/customization/design'
import { type RefObject, useLayoutEffect, useRef } from 'react'
import { activeView } from '../../kernel/selectors.ts'
import type { EditorState } from '../../kernel/state.ts'
import { touch } from './selection-frame.ts'
import type { StageApi } from './stage-api.ts'
import type { StageCanvas } from './stage-canvas.ts'
import type { LiveStage } from './use-input.ts'
import type { Selection } from './use-selection.ts'
import type { StageViewport } from './use-stage-viewport.ts'
import type { Viewpoint } from './viewpoint.ts'

type StageContext = Pick<LiveStage, 'onMenu' | 'onHelp' | 'ruler'> &
  Pick<StageApi, 'scene' | 'send' | 'sendSoon' | 'showMarquee' | 'showGesture'> & {
    readonly state: EditorState
    readonly viewport: StageViewport | null
    readonly selection: Selection
    readonly stageCanvas: RefObject<StageCanvas | null>
    onEditText(element: DesignElement): void
    onCrop(element: DesignElement): void
  }

/** The stage as the browser's events find it: as it was drawn last. */
export function useStageApi(context: StageContext): RefObject<LiveStage | null> {
  const live = useRef<LiveStage | null>(null)
  useLayoutEffect(() => {
    live.current = context.viewport && {
      ...context,
      viewport: context.viewport,
      stageApi: stageApiOf(context, context.viewport),
    }
  })
  return live
}

function stageApiOf(context: StageContext, viewport: StageViewport): StageApi {
  const { state, scene, selection, stageCanvas, send, sendSoon, showMarquee, showGesture } = context
  const { stage, view } = viewport
  return {
    state,
    scene,
    stage,
    view,
    send,
    sendSoon,
    showMarquee,
    showGesture,
    elements: activeView(state).elements,
    frame: selection.frame,
    setViewpoint: viewport.setViewpoint,
    handles: (coarse) => (selection.isFree ? selection.handles(coarse) : null),
    hit: (at, coarse) => hitAt(stageCanvas.current, at, view, coarse),
    edit(element) {
      if (element.type === 'text') context.onEditText(element)
      else if (element.type === 'image') context.onCrop(element)
    },
  }
}

function hitAt(
  stageCanvas: StageCanvas | null,
  at: Point,
  view: Viewpoint,
  coarse: boolean,
): DesignElement | undefined {
  const around = (coarse ? touch.coarse : touch.fine).reach / view.scale
  return stageCanvas?.hit({ x: (at.x - view.x) / view.scale, y: (at.y - view.y) / view.scale }, around)
}
