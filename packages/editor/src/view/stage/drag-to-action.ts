/**
 * Turns a drag of a handle into the kernel's action: from where it began and where the pointer is now, since
 * the beginning of the gesture. Millimeters of the area throughout.
 */
import { rotatePoint } from '@estampa/domain/customization/boxes'
import type { Point } from '@estampa/domain/customization/design'
import type { Action } from '../../kernel/state.ts'
import {
  type Corner,
  type Handle,
  handlePositions,
  pointOf,
  type SelectionFrame,
  type Side,
} from './selection-frame.ts'

export type DragKeys = {
  readonly shift: boolean
  readonly alt: boolean
  /** Ctrl or ⌘: nothing snaps. */
  readonly free: boolean
  /** How near a guide has to be, millimeters. */
  readonly snapMm: number
}
/** `at`: where the pointer is. */
export type DragToAction = (at: Point, keys: DragKeys) => Action

const MIN_FACTOR = 0.01

export function handleDragToAction(frame: SelectionFrame, handle: Handle, from: Point): DragToAction {
  if (handle === 'turn') return followTurn(frame, from)
  return handle.length === 2
    ? followCorner(frame, handle as Corner, from)
    : followSide(frame, handle as Side, from)
}

/** Shift keeps to one axis. */
export function moveDragToAction(from: Point): DragToAction {
  return (at, keys) => {
    const by = { x: at.x - from.x, y: at.y - from.y }
    if (keys.shift && Math.abs(by.x) >= Math.abs(by.y)) by.y = 0
    else if (keys.shift) by.x = 0
    return { type: 'move', by, ...(keys.free ? {} : { snap: keys.snapMm }) }
  }
}

/** Both sides alike, from the opposite corner or, with alt, from the center. */
function followCorner(frame: SelectionFrame, corner: Corner, from: Point): DragToAction {
  const grabbed = pointOf(frame, handlePositions[corner])
  const off = { x: grabbed.x - from.x, y: grabbed.y - from.y }
  return (at, keys) => {
    const anchor = keys.alt ? frame : pointOf(frame, opposite(handlePositions[corner]))
    const [whole, now] = [
      { x: grabbed.x - anchor.x, y: grabbed.y - anchor.y },
      { x: at.x + off.x - anchor.x, y: at.y + off.y - anchor.y },
    ]
    const factor = atLeast((now.x * whole.x + now.y * whole.y) / (whole.x ** 2 + whole.y ** 2 || 1))
    return { type: 'scale', factor: { x: factor, y: factor }, anchor: { x: anchor.x, y: anchor.y } }
  }
}

/** One side alone, along the frame's own axis. */
function followSide(frame: SelectionFrame, side: Side, from: Point): DragToAction {
  const place = handlePositions[side]
  const start = rotatePoint({ x: from.x - frame.x, y: from.y - frame.y }, -frame.angle)
  return (at, keys) => {
    const now = rotatePoint({ x: at.x - frame.x, y: at.y - frame.y }, -frame.angle)
    const [grown, whole] = place.x
      ? [(now.x - start.x) * place.x, frame.width]
      : [(now.y - start.y) * place.y, frame.height]
    const factor = atLeast(1 + (grown * (keys.alt ? 2 : 1)) / whole)
    const anchor = keys.alt ? { x: frame.x, y: frame.y } : pointOf(frame, opposite(place))
    return { type: 'scale', factor: place.x ? { x: factor, y: 1 } : { x: 1, y: factor }, anchor }
  }
}

function followTurn(frame: SelectionFrame, from: Point): DragToAction {
  const start = bearing(frame, from)
  return (at, keys) => ({
    type: 'rotate',
    by: shortest(bearing(frame, at) - start),
    around: { x: frame.x, y: frame.y },
    snap: keys.shift,
  })
}

/** Two fingers: how much wider apart, how far turned and shifted they are than when they came down. */
export type Pinch = { readonly factor: number; readonly turn: number; readonly shift: Point }

/** In the same lengths as the points. */
export function pinchOf(before: readonly [Point, Point], now: readonly [Point, Point]): Pinch {
  const [was, is] = [span(before), span(now)]
  return {
    factor: is.length / Math.max(was.length, 1),
    turn: shortest(is.angle - was.angle),
    shift: { x: is.middle.x - was.middle.x, y: is.middle.y - was.middle.y },
  }
}

export function span([one, other]: readonly [Point, Point]) {
  return {
    middle: { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 },
    length: Math.hypot(other.x - one.x, other.y - one.y),
    angle: (Math.atan2(other.y - one.y, other.x - one.x) * 180) / Math.PI,
  }
}

function bearing(from: Point, to: Point): number {
  return (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI
}

/** −180…180. */
function shortest(degrees: number): number {
  return ((((degrees + 180) % 360) + 360) % 360) - 180
}

const opposite = ({ x, y }: Point): Point => ({ x: -x, y: -y })
const atLeast = (factor: number): number => Math.max(factor, MIN_FACTOR)
