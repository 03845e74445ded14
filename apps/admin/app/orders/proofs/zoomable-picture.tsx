import { type PointerEvent, useEffect, useEffectEvent, useRef } from 'react'
import { type FramePoint, type ProofZoom, panBy, wholePicture, zoomBy } from './proof-zoom.ts'

type ZoomablePictureProps = {
  src: string
  alt: string
  /** What a press does: «Acercar», «Ver entero». */
  label: string
  zoom: ProofZoom
  onZoom: (zoom: ProofZoom) => void
}

const CLOSER = 2.5
const WHEEL_STEP = 1.2
/** A finger or a hand that moved less has pressed. */
const STILL_PX = 4

/** A picture in its frame: pressed it comes nearer, dragged it moves, the wheel does both ways. */
export function ZoomablePicture({ src, alt, label, zoom, onZoom }: ZoomablePictureProps) {
  const frame = useRef<HTMLButtonElement>(null)
  const drag = useRef<{ from: FramePoint; zoom: ProofZoom; hasMoved: boolean } | null>(null)
  const isNear = zoom.scale > 1
  const turn = useEffectEvent((event: WheelEvent) => {
    event.preventDefault()
    onZoom(zoomBy(zoom, event.deltaY < 0 ? WHEEL_STEP : 1 / WHEEL_STEP, pointIn(frame.current, event)))
  })
  useEffect(() => {
    const element = frame.current
    // the page must not scroll with it, which only such a listener can ask for
    element?.addEventListener('wheel', turn, { passive: false })
    return () => element?.removeEventListener('wheel', turn)
  }, [])
  const press = (event: PointerEvent) => {
    drag.current = { from: pointIn(frame.current, event), zoom, hasMoved: false }
    frame.current?.setPointerCapture(event.pointerId)
  }
  const move = (event: PointerEvent) => {
    const { current } = drag
    if (!current) return
    const { x, y } = pointIn(frame.current, event)
    const by = { x: x - current.from.x, y: y - current.from.y }
    const box = frame.current?.getBoundingClientRect()
    current.hasMoved ||= Math.hypot(by.x * (box?.width ?? 0), by.y * (box?.height ?? 0)) > STILL_PX
    if (current.hasMoved && isNear) onZoom(panBy(current.zoom, by))
  }
  return (
    <button
      ref={frame}
      type="button"
      aria-label={label}
      data-near={isNear || undefined}
      className="zoomable-picture"
      onPointerDown={press}
      onPointerMove={(event) => event.buttons > 0 && move(event)}
      onClick={(event) => {
        const hasMoved = drag.current?.hasMoved ?? false
        drag.current = null
        if (hasMoved) return
        const byKey = event.detail === 0
        onZoom(
          isNear ? wholePicture : zoomBy(zoom, CLOSER, byKey ? undefined : pointIn(frame.current, event)),
        )
      }}
    >
      <img
        src={src}
        alt={alt}
        draggable={false}
        style={{ transform: `translate(${zoom.x * 100}%, ${zoom.y * 100}%) scale(${zoom.scale})` }}
      />
    </button>
  )
}

function pointIn(frame: HTMLElement | null, at: { clientX: number; clientY: number }): FramePoint {
  const box = frame?.getBoundingClientRect()
  if (!box || box.width === 0 || box.height === 0) return { x: 0.5, y: 0.5 }
  return { x: (at.clientX - box.left) / box.width, y: (at.clientY - box.top) / box.height }
}
