import { clsx } from 'clsx'
import { type MouseEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import type { ProductImage } from '../product.ts'
import { productSource } from '../tiles/picture-source.ts'
import type { Zoom } from './use-zoom.ts'
import { ONE_STEP, type PicturePoint } from './zoom-view.ts'

type EnlargedPictureProps = {
  image: ProductImage
  label: string
  zoom: Zoom
  /** Not given where there is no other picture. */
  onTurn: ((step: number) => void) | undefined
}

/** A press brings it nearer and back; it is moved by the mouse or a finger, and enlarged by two fingers or the wheel. */
export function EnlargedPicture({ image, label, zoom, onTurn }: EnlargedPictureProps) {
  const { frame, view } = zoom
  const gesture = useGesture(zoom, onTurn)
  const { src, avif, webp, colour } = productSource(image)
  const isNear = view.scale > 1
  // what fits the window is enough until somebody looks closer
  const sizes = isNear ? '1600px' : '100vmin'
  return (
    <button
      ref={frame}
      type="button"
      aria-label={label}
      aria-pressed={isNear}
      className={clsx(
        'product-ground block min-h-0 w-full flex-1 touch-none overflow-hidden select-none no-callout',
        isNear ? 'cursor-zoom-out' : 'cursor-zoom-in',
      )}
      style={{ background: colour }}
      {...gesture.handlers}
    >
      <picture>
        {avif && <source type="image/avif" srcSet={avif} sizes={sizes} />}
        {webp && <source type="image/webp" srcSet={webp} sizes={sizes} />}
        <img
          src={src}
          alt=""
          draggable={false}
          className={clsx('size-full object-contain', !gesture.isHeld && 'transition-transform')}
          style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale})` }}
        />
      </picture>
    </button>
  )
}

/** A finger that moved no farther has pressed. */
const PRESS_PX = 6
const TURN_PX = 48
const AT_REST = { x: 0, y: 0, isPinch: false }

/** The fingers, or the mouse, on the picture. Whatever has moved it presses nothing when it lets go. */
function useGesture(zoom: Zoom, onTurn: EnlargedPictureProps['onTurn']) {
  const held = useRef(new Map<number, PicturePoint>())
  const moved = useRef(AT_REST)
  const [isHeld, setIsHeld] = useState(false)
  const pointOf = ({
    clientX,
    clientY,
  }: Pick<globalThis.MouseEvent, 'clientX' | 'clientY'>): PicturePoint => {
    const box = zoom.frame.current?.getBoundingClientRect() ?? new DOMRect()
    return { x: clientX - box.left - box.width / 2, y: clientY - box.top - box.height / 2 }
  }
  useWheel(zoom, pointOf)
  const hold = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    if (held.current.size === 0) moved.current = AT_REST
    held.current.set(event.pointerId, pointOf(event))
    setIsHeld(true)
  }
  const drag = (event: PointerEvent<HTMLElement>) => {
    const before = held.current.get(event.pointerId)
    if (!before) return
    const at = pointOf(event)
    held.current.set(event.pointerId, at)
    const by = { x: at.x - before.x, y: at.y - before.y }
    const other = [...held.current].find(([id]) => id !== event.pointerId)?.[1]
    const { x, y, isPinch } = moved.current
    moved.current = { x: x + by.x, y: y + by.y, isPinch: isPinch || other !== undefined }
    if (!other) return zoom.move(by)
    const middle = { x: (at.x + other.x) / 2, y: (at.y + other.y) / 2 }
    zoom.zoomBy(distance(at, other) / distance(before, other), middle)
    zoom.move({ x: by.x / 2, y: by.y / 2 })
  }
  const letGo = (event: PointerEvent<HTMLElement>) => {
    held.current.delete(event.pointerId)
    if (held.current.size > 0) return
    setIsHeld(false)
    const { x, y, isPinch } = moved.current
    const isPush = !isPinch && Math.abs(x) > TURN_PX && Math.abs(x) > Math.abs(y)
    if (isPush && zoom.view.scale === 1) onTurn?.(x < 0 ? 1 : -1)
  }
  const press = (event: MouseEvent<HTMLElement>) => {
    const { x, y, isPinch } = moved.current
    // a press by the keyboard has no place
    const isByKey = event.detail === 0
    if (!isByKey && (isPinch || Math.hypot(x, y) > PRESS_PX)) return
    if (zoom.view.scale > 1) zoom.reset()
    else zoom.zoomBy(ONE_STEP, isByKey ? { x: 0, y: 0 } : pointOf(event))
  }
  return {
    isHeld,
    handlers: {
      onPointerDown: hold,
      onPointerMove: drag,
      onPointerUp: letGo,
      onPointerCancel: letGo,
      onClick: press,
    },
  }
}

const distance = (one: PicturePoint, other: PicturePoint) =>
  Math.max(1, Math.hypot(one.x - other.x, one.y - other.y))

/** React listens to the wheel without being able to keep the page from being enlarged by it. */
function useWheel({ frame, zoomBy }: Zoom, pointOf: (event: WheelEvent) => PicturePoint): void {
  useEffect(() => {
    const { current } = frame
    const turn = (event: WheelEvent) => {
      event.preventDefault()
      zoomBy(2 ** (-event.deltaY / 300), pointOf(event))
    }
    current?.addEventListener('wheel', turn, { passive: false })
    return () => current?.removeEventListener('wheel', turn)
  })
}
