/** What goes on from a pointer's coming down to its going up. Points are pixels of the stage. */
import { boxOf } from '@estampa/domain/customization/boxes'
import type { Point } from '@estampa/domain/customization/design'
import type { Desk } from './desk.ts'
import { type Follow, followHandle, followMove, type Keys, pinchOf, span } from './follow.ts'
import type { Handle } from './frame.ts'
import { pan, toArea, zoomAt } from './viewpoint.ts'

export type Modifiers = Pick<Keys, 'shift' | 'alt' | 'free'>
/** `points`: where the pointers of the drag are, the first one first. */
export type Drag = {
  move(points: readonly Point[], modifiers: Modifiers): void
  end(): void
  cancel(): void
}
type Look = () => Desk

/** How near a guide draws, pixels. */
const snapPixels = 7

function followed(desk: Look, follow: Follow): Drag {
  return {
    move([at], modifiers) {
      const { view, sendSoon } = desk()
      if (!at) return
      sendSoon(follow(toArea(view, at), { ...modifiers, snapMm: snapPixels / view.scale }))
    },
    end() {
      desk().send({ type: 'settle' })
      desk().showDoing(null)
    },
    cancel() {
      desk().send({ type: 'cancel' })
      desk().showDoing(null)
    },
  }
}

export function dragChosen(desk: Look, from: Point): Drag {
  desk().showDoing('move')
  return followed(desk, followMove(toArea(desk().view, from)))
}

export function dragHandle(desk: Look, handle: Handle, from: Point): Drag | null {
  const { frame, view } = desk()
  if (!frame) return null
  desk().showDoing(handle === 'turn' ? 'turn' : 'scale')
  return followed(desk, followHandle(frame, handle, toArea(view, from)))
}

/** Two fingers on what is chosen: it follows them as if it were held. */
export function pinchChosen(desk: Look, from: readonly [Point, Point]): Drag {
  desk().showDoing('pinch')
  const around = toArea(desk().view, span(from).middle)
  return {
    ...followed(desk, () => ({ type: 'settle' })),
    move([one, other]) {
      if (!one || !other) return
      const { factor, turn, shift } = pinchOf(from, [one, other])
      const { scale } = desk().view
      const by = { x: shift.x / scale, y: shift.y / scale }
      desk().sendSoon({ type: 'pinch', by, factor, turn, around })
    },
  }
}

export function dragView(desk: Look, from: Point): Drag {
  const start = desk().view
  return {
    move([at]) {
      const { scene, stage, look } = desk()
      if (at) look(pan(start, { x: at.x - from.x, y: at.y - from.y }, scene, stage))
    },
    end: nothing,
    cancel: () => desk().look(start),
  }
}

/** Two fingers where nothing is chosen: nearer, farther and along. */
export function pinchView(desk: Look, from: readonly [Point, Point]): Drag {
  const start = desk().view
  return {
    move([one, other]) {
      if (!one || !other) return
      const { scene, stage, look } = desk()
      const { factor, shift } = pinchOf(from, [one, other])
      look(pan(zoomAt(start, span(from).middle, factor, scene, stage), shift, scene, stage))
    },
    end: nothing,
    cancel: nothing,
  }
}

/** A band chooses what it touches; locked and hidden elements are no part of it. */
export function dragBand(desk: Look, from: Point, extend: boolean): Drag {
  const before = extend ? desk().state.selection : []
  const choose = (to: Point) => {
    const { view, state, sendSoon, showBand } = desk()
    showBand({ from, to })
    const [a, b] = [toArea(view, from), toArea(view, to)]
    const touched = desk()
      .elements.filter((element) => !element.hidden && !element.locked && touches(boxOf(element), a, b))
      .map(({ id }) => id)
    const ids = [...new Set([...before, ...touched])]
    const same = ids.length === state.selection.length && ids.every((id) => state.selection.includes(id))
    if (!same) sendSoon({ type: 'select', ids })
  }
  return {
    move: ([at]) => at && choose(at),
    end: () => desk().showBand(null),
    cancel() {
      desk().showBand(null)
      desk().send({ type: 'select', ids: before })
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
