/**
 * The frame around the selection and its handles. Lengths are millimeters of the area; where handles are
 * drawn and grabbed is pixels of the stage, because a finger is as large at every zoom.
 */
import { boxOf, rotatePoint, unionOf } from '@estampa/domain/customization/boxes'
import type { DesignElement, Dimensions, Point } from '@estampa/domain/customization/design'
import { toStage, type Viewpoint } from './viewpoint.ts'

/** x, y are the center. */
export type SelectionFrame = Point & Dimensions & { readonly angle: number }

export type Corner = 'nw' | 'ne' | 'se' | 'sw'
export type Side = 'n' | 'e' | 's' | 'w'
export type Handle = Corner | Side | 'turn'

/** Where a handle is on the frame: −1…1 from its center. */
export const handlePositions: Readonly<Record<Corner | Side, Point>> = {
  nw: { x: -1, y: -1 },
  n: { x: 0, y: -1 },
  ne: { x: 1, y: -1 },
  e: { x: 1, y: 0 },
  se: { x: 1, y: 1 },
  s: { x: 0, y: 1 },
  sw: { x: -1, y: 1 },
  w: { x: -1, y: 0 },
}
const corners: readonly Corner[] = ['nw', 'ne', 'se', 'sw']
const sides: readonly Side[] = ['n', 'e', 's', 'w']

/** Pixels. Targets of a finger are 44 wide, and between them is room to grab the element itself. */
export const touch = {
  fine: { reach: 11, least: 30, turnAt: 30 },
  coarse: { reach: 22, least: 66, turnAt: 44 },
}
export type Touch = (typeof touch)['fine']
/** Below this width or height, pixels, a side has no handle of its own. */
const MIN_SIDE_PX = 96

/** One element's own box, turned as it is; the upright box of several. */
export function frameOf(elements: readonly DesignElement[]): SelectionFrame | null {
  const [first, ...others] = elements
  if (!first) return null
  if (others.length === 0) {
    const { x, y, width, height, angle } = first
    return { x, y, width, height, angle }
  }
  const box = unionOf(elements.map(boxOf))
  if (!box) return null
  const { left, top, right, bottom } = box
  return { x: (left + right) / 2, y: (top + bottom) / 2, width: right - left, height: bottom - top, angle: 0 }
}

/** The point of a frame that is at `place` (−1…1 of its half width and height). */
export function pointOf(frame: SelectionFrame, place: Point): Point {
  const by = rotatePoint({ x: (place.x * frame.width) / 2, y: (place.y * frame.height) / 2 }, frame.angle)
  return { x: frame.x + by.x, y: frame.y + by.y }
}

export type PlacedHandle = Point & { readonly handle: Handle }
export type FrameHandles = { readonly outline: readonly Point[]; readonly handles: readonly PlacedHandle[] }

type FrameViewport = { readonly view: Viewpoint; readonly stage: Dimensions; readonly stretches: boolean }

/** Outline and handles on the stage. The frame of something small is drawn around it, not on it. */
export function frameHandlesOf(
  frame: SelectionFrame,
  { least, turnAt }: Touch,
  { view, stage, stretches }: FrameViewport,
): FrameHandles {
  const middle = toStage(view, frame)
  const width = Math.max(frame.width * view.scale, least)
  const height = Math.max(frame.height * view.scale, least)
  const at = (place: Point, beyond = 0): Point => {
    const by = rotatePoint({ x: (place.x * width) / 2, y: (place.y * height) / 2 - beyond }, frame.angle)
    return { x: middle.x + by.x, y: middle.y + by.y }
  }
  const names = stretches && Math.min(width, height) >= MIN_SIDE_PX ? [...corners, ...sides] : corners
  return {
    outline: corners.map((corner) => at(handlePositions[corner])),
    handles: [
      ...names.map((handle) => ({ handle, ...at(handlePositions[handle]) })),
      {
        handle: 'turn',
        ...turnHandlePosition(at(handlePositions.n, turnAt), at(handlePositions.s, -turnAt), stage),
      },
    ],
  }
}

/** Above the frame; below it where above is off the stage. */
function turnHandlePosition(above: Point, below: Point, stage: Dimensions): Point {
  const isSeen = ({ x, y }: Point) => x > 12 && y > 12 && x < stage.width - 12 && y < stage.height - 12
  return isSeen(above) || !isSeen(below) ? above : below
}

/** The nearest handle within reach. */
export function handleAt(grips: FrameHandles, point: Point, { reach }: Touch): Handle | null {
  let nearest: { handle: Handle; distance: number } | null = null
  for (const { handle, x, y } of grips.handles) {
    const distance = Math.hypot(x - point.x, y - point.y)
    if (distance <= reach && (!nearest || distance < nearest.distance)) nearest = { handle, distance }
  }
  return nearest?.handle ?? null
}

/** The cursor that points along the way in which a handle moves. */
export function cursorOf(handle: Handle, angle: number): string {
  if (handle === 'turn') return 'grab'
  const { x, y } = handlePositions[handle]
  const along = (Math.atan2(y, x) * 180) / Math.PI + angle
  const cursors = ['ew-resize', 'nwse-resize', 'ns-resize', 'nesw-resize']
  return cursors[((Math.round(along / 45) % 4) + 4) % 4] ?? 'move'
}

/** Whether a point lies in a turned box given by its corners, in order. */
export function isPointWithin(outline: readonly Point[], point: Point): boolean {
  return outline.every((corner, index) => {
    const next = outline[(index + 1) % outline.length] ?? corner
    return (next.x - corner.x) * (point.y - corner.y) - (next.y - corner.y) * (point.x - corner.x) >= 0
  })
}

/** The box of one element on the stage. */
export function frameOutline(frame: SelectionFrame, view: Viewpoint): Point[] {
  return corners.map((corner) => toStage(view, pointOf(frame, handlePositions[corner])))
}
