import { type RefObject, useRef, useState } from 'react'
import type { ProductImage } from '../product.ts'
import {
  enlargeAt,
  isNearest,
  moveBy,
  ONE_STEP,
  type PicturePoint,
  WHOLE_PICTURE,
  type ZoomRoom,
  type ZoomView,
} from './zoom-view.ts'

export type Zoom = {
  /** The frame that the picture fills, and from whose middle points are counted. */
  frame: RefObject<HTMLButtonElement | null>
  view: ZoomView
  isNearest: boolean
  /** So many times nearer; what lies at the point stays there. */
  zoomBy: (factor: number, at: PicturePoint) => void
  move: (by: PicturePoint) => void
  /** Nearer (1) or farther (-1) from the middle. */
  step: (by: 1 | -1) => void
  reset: () => void
}

const MIDDLE: PicturePoint = { x: 0, y: 0 }

/** How near one picture is looked at; another picture begins whole. */
export function useZoom({ width, height }: ProductImage): Zoom {
  const frame = useRef<HTMLButtonElement>(null)
  const [view, setView] = useState(WHOLE_PICTURE)
  const roomNow = (): ZoomRoom => ({
    frame: { width: frame.current?.clientWidth ?? 1, height: frame.current?.clientHeight ?? 1 },
    picture: { width, height },
  })
  const zoomBy = (factor: number, at: PicturePoint) => {
    const room = roomNow()
    setView((now) => enlargeAt(now, now.scale * factor, at, room))
  }
  return {
    frame,
    view,
    isNearest: frame.current !== null && isNearest(view, roomNow()),
    zoomBy,
    move: (by) => {
      const room = roomNow()
      setView((now) => moveBy(now, by, room))
    },
    step: (by) => zoomBy(ONE_STEP ** by, MIDDLE),
    reset: () => setView(WHOLE_PICTURE),
  }
}
