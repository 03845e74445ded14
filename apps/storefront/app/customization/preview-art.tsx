import { useMessages } from '@estampa/web/messages'
import { clsx } from 'clsx'
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react'
import { customizeMessages } from '../messages/customize.ts'
import { type ArtBounds, moveArt, type PlacedArt, scaleArt } from './art-position.ts'
import type { Logo } from './draft.ts'

type PreviewArtProps = {
  logo: Logo
  art: PlacedArt
  bounds: ArtBounds
  /** The area's name. */
  name: string
  /** The picture below shows it as it will be made: what lies here is only held. */
  isDrawn?: boolean
  /** Not given where the art only shows. */
  onChange: ((art: PlacedArt) => void) | undefined
}

/** The logo in its area: dragged, scaled at its corner, or moved by keys. All arithmetic is in art-position.ts. */
export function PreviewArt({ logo, art, bounds, name, isDrawn = false, onChange }: PreviewArtProps) {
  const t = useMessages(customizeMessages)
  const frame = useRef<HTMLDivElement>(null)
  const start = useRef<{ x: number; y: number; art: PlacedArt } | null>(null)
  const { width, height } = bounds.area
  const box = {
    left: `${((art.x - art.width / 2) / width) * 100}%`,
    top: `${((art.y - art.height / 2) / height) * 100}%`,
    width: `${(art.width / width) * 100}%`,
    height: `${(art.height / height) * 100}%`,
    transform: `rotate(${art.angle}deg)`,
  }
  const [isHeld, setIsHeld] = useState(false)
  const picture = (
    <img
      src={logo.url}
      alt=""
      draggable={false}
      className={clsx('size-full object-contain', isDrawn && !isHeld && 'opacity-0')}
    />
  )
  if (!onChange) {
    return (
      <div className="pointer-events-none absolute" style={box}>
        {picture}
      </div>
    )
  }
  const grab = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    start.current = { x: event.clientX, y: event.clientY, art }
    setIsHeld(true)
  }
  const drop = () => {
    start.current = null
    setIsHeld(false)
  }
  const drag = (event: PointerEvent) => {
    const area = frame.current?.parentElement
    if (!start.current || !area) return
    // an area may lie askew on its picture: what counts is how far along its own sides
    const turn = (Number.parseFloat(area.style.rotate || '0') * Math.PI) / 180
    const [right, down] = [event.clientX - start.current.x, event.clientY - start.current.y]
    const along = right * Math.cos(turn) + down * Math.sin(turn)
    const across = down * Math.cos(turn) - right * Math.sin(turn)
    const dx = (along / area.offsetWidth) * width
    const dy = (across / area.offsetHeight) * height
    onChange(moveArt(start.current.art, dx, dy, bounds))
  }
  const pull = (event: PointerEvent) => {
    const own = frame.current?.getBoundingClientRect()
    if (!start.current || !own) return
    const [x, y] = [own.left + own.width / 2, own.top + own.height / 2]
    const before = Math.hypot(start.current.x - x, start.current.y - y)
    const now = Math.hypot(event.clientX - x, event.clientY - y)
    if (before > 0) onChange(scaleArt(start.current.art, now / before, bounds))
  }
  const label = t.art(name, art.width, art.height, art.x - art.width / 2, art.y - art.height / 2)
  return (
    <div ref={frame} className="@container absolute" style={box}>
      <button
        type="button"
        aria-label={label}
        className="absolute -inset-px touch-none cursor-move border border-ink/60 active:cursor-grabbing"
        onPointerDown={grab}
        onPointerMove={drag}
        onPointerUp={drop}
        onPointerCancel={drop}
        onKeyDown={(event) => press(event, art, bounds, onChange)}
      >
        {picture}
      </button>
      {/* on art that is smaller than a thumb it would cover what it belongs to: the buttons remain */}
      <span
        aria-hidden="true"
        className="@max-[36px]:hidden absolute -right-2.5 -bottom-2.5 size-5 touch-none cursor-nwse-resize rounded-full border-2 border-ink bg-paper after:absolute after:-inset-3"
        onPointerDown={grab}
        onPointerMove={pull}
        onPointerUp={drop}
        onPointerCancel={drop}
      />
    </div>
  )
}

const steps: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** A millimeter per press, a centimeter with Shift; plus and minus change the size. */
function press(
  event: KeyboardEvent,
  art: PlacedArt,
  bounds: ArtBounds,
  onChange: (art: PlacedArt) => void,
): void {
  const step = steps[event.key]
  const centimeters = event.shiftKey ? 1 : 0.1
  if (step) onChange(moveArt(art, step[0] * centimeters, step[1] * centimeters, bounds))
  else if (event.key === '+') onChange(scaleArt(art, 1.05, bounds))
  else if (event.key === '-') onChange(scaleArt(art, 1 / 1.05, bounds))
  else return
  event.preventDefault()
}
