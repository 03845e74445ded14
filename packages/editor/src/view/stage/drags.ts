/** Drags, from pointer down to pointer up. Points are pixels of the stage. */
import { boxOf } from '@estampa/domain/customization/boxes'
import type { Point } from '@estampa/domain/customization/design'
import {
  type DragKeys,
  type DragToAction,
  handleDragToAction,
  moveDragToAction,
  pinchOf,
  span,
} from './drag-to-action.ts'
import type { Handle } from './selection-frame.ts'
import type { StageApi } from './stage-api.ts'
import { pan, toArea, zoomAt } from './viewpoint.ts'

export type Modifiers = Pick<DragKeys, 'shift' | 'alt' | 'free'>
/** `points`: where the pointers of the drag are, the first one first. */
export type Drag = {
  move(points: readonly Point[], modifiers: Modifiers): void
  end(): void
  cancel(): void
}
type GetStage = () => StageApi

/** How near a guide draws, pixels. */
const snapPixels = 7

function followedDrag(stageApi: GetStage, follow: DragToAction): Drag {
  return {
    move([at], modifiers) {
      const { view, sendSoon } = stageApi()
      if (!at) return
      sendSoon(follow(toArea(view, at), { ...modifiers, snapMm: snapPixels / view.scale }))
    },
    end() {
      stageApi().send({ type: 'settle' })
      stageApi().showGesture(null)
    },
    cancel() {
      stageApi().send({ type: 'cancel' })
      stageApi().showGesture(null)
    },
  }
}

export function dragSelection(stageApi: GetStage, from: Point): Drag {
  stageApi().showGesture('move')
  return followedDrag(stageApi, moveDragToAction(toArea(stageApi().view, from)))
}

export function dragHandle(stageApi: GetStage, handle: Handle, from: Point): Drag | null {
  const { frame, view } = stageApi()
  if (!frame) return null
  stageApi().showGesture(handle === 'turn' ? 'turn' : 'scale')
  return followedDrag(stageApi, handleDragToAction(frame, handle, toArea(view, from)))
}

/** Two fingers on the selection: it follows them. */
export function pinchSelection(stageApi: GetStage, from: readonly [Point, Point]): Drag {
  stageApi().showGesture('pinch')
  const around = toArea(stageApi().view, span(from).middle)
  return {
    ...followedDrag(stageApi, () => ({ type: 'settle' })),
    move([one, other]) {
      if (!one || !other) return
      const { factor, turn, shift } = pinchOf(from, [one, other])
      const { scale } = stageApi().view
      const by = { x: shift.x / scale, y: shift.y / scale }
      stageApi().sendSoon({ type: 'pinch', by, factor, turn, around })
    },
  }
}

export function dragView(stageApi: GetStage, from: Point): Drag {
  const start = stageApi().view
  return {
    move([at]) {
      const { scene, stage, setViewpoint } = stageApi()
      if (at) setViewpoint(pan(start, { x: at.x - from.x, y: at.y - from.y }, scene, stage))
    },
    end: nothing,
    cancel: () => stageApi().setViewpoint(start),
  }
}

/** Two fingers where nothing is selected zoom and pan. */
export function pinchView(stageApi: GetStage, from: readonly [Point, Point]): Drag {
  const start = stageApi().view
  return {
    move([one, other]) {
      if (!one || !other) return
      const { scene, stage, setViewpoint } = stageApi()
      const { factor, shift } = pinchOf(from, [one, other])
      setViewpoint(pan(zoomAt(start, span(from).middle, factor, scene, stage), shift, scene, stage))
    },
    end: nothing,
    cancel: nothing,
  }
}

/** A marquee selects what it touches, except locked and hidden elements. */
export function dragMarquee(stageApi: GetStage, from: Point, extend: boolean): Drag {
  const before = extend ? stageApi().state.selection : []
  const choose = (to: Point) => {
    const { view, state, sendSoon, showMarquee } = stageApi()
    showMarquee({ from, to })
    const [a, b] = [toArea(view, from), toArea(view, to)]
    const touched = stageApi()
      .elements.filter((element) => !element.hidden && !element.locked && touches(boxOf(element), a, b))
      .map(({ id }) => id)
    const ids = [...new Set([...before, ...touched])]
    const same = ids.length === state.selection.length && ids.every((id) => state.selection.includes(id))
    if (!same) sendSoon({ type: 'select', ids })
  }
  return {
    move: ([at]) => at && choose(at),
    end: () => stageApi().showMarquee(null),
    cancel() {
      stageApi().showMarquee(null)
      stageApi().send({ type: 'select', ids: before })
    },
  }
}

function touches(box: ReturnType<typeof boxOf>, a: Point, b: Point): boolean {
  return (
    box.right >= Math.min(a.x, b.x) &&
    box.left <= Math.max(a.x, b.x) &&
    box.bottom >= Math.min(a.y, b.y) &&
    box.top <= Math.max(a.y, b.y)
  )
}

function nothing(): void {}
