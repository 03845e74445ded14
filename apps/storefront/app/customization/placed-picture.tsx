import type { ImageElement } from '@estampa/domain/customization/design'
import { bleedOf, outlinePath } from '@estampa/domain/customization/outline'
import type { EditorArea } from '@estampa/editor/kernel'
import { BleedBand } from '@estampa/editor/view/bleed-band'
import { useMessages } from '@estampa/web/messages'
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react'
import { customizeMessages } from '../messages/customize.ts'
import type { Logo } from './draft.ts'
import { movePicture, scalePicture } from './picture-position.ts'
import { useRecoloredPicture } from './use-recolored-picture.ts'

type PlacedPictureProps = {
  logo: Logo
  picture: ImageElement
  area: EditorArea
  /** The mock-up below shows it as it will be made: what lies here is only held. */
  isDrawn?: boolean
  /** Not given where the picture only shows. */
  onChange: ((picture: ImageElement) => void) | undefined
}

/** The logo in its area: dragged, scaled at its corner, or moved by keys. All arithmetic is the editor's. */
export function PlacedPicture({ logo, picture, area, isDrawn = false, onChange }: PlacedPictureProps) {
  const [isHeld, setIsHeld] = useState(false)
  const src = useRecoloredPicture(logo, picture)
  // what only shows is seen as it will be, without what is cut away
  const printed = onChange ? area : { ...area, bleedMm: 0 }
  const box = {
    left: `${((picture.x - picture.width / 2) / area.width) * 100}%`,
    top: `${((picture.y - picture.height / 2) / area.height) * 100}%`,
    width: `${(picture.width / area.width) * 100}%`,
    height: `${(picture.height / area.height) * 100}%`,
    transform: `rotate(${picture.angle}deg)`,
  }
  return (
    <>
      <PrintedPicture src={src} picture={picture} area={printed} isInsideDrawn={isDrawn && !isHeld} />
      {onChange && (
        <PictureHandle box={box} picture={picture} area={area} onHold={setIsHeld} onChange={onChange} />
      )}
    </>
  )
}

type PrintedPictureProps = {
  src: string
  picture: ImageElement
  area: EditorArea
  /** The mock-up shows what lies within the edge. */
  isInsideDrawn: boolean
}

/** The picture up to where it is printed, as in the builder and in the print file; in millimeters. */
function PrintedPicture({ src, picture, area, isInsideDrawn }: PrintedPictureProps) {
  const clipId = useId()
  const bleed = bleedOf(area)
  if (isInsideDrawn && bleed === 0) return null
  const [width, height] = [area.width + 2 * bleed, area.height + 2 * bleed]
  const { x, y, angle } = picture
  return (
    <svg
      aria-hidden="true"
      className="pointer-events-none absolute overflow-visible"
      viewBox={`${-bleed} ${-bleed} ${width} ${height}`}
      preserveAspectRatio="none"
      style={{
        left: `${(-bleed / area.width) * 100}%`,
        top: `${(-bleed / area.height) * 100}%`,
        width: `${(width / area.width) * 100}%`,
        height: `${(height / area.height) * 100}%`,
      }}
    >
      <clipPath id={clipId}>
        <path d={outlinePath(area, bleed) + (isInsideDrawn ? outlinePath(area) : '')} clipRule="evenodd" />
      </clipPath>
      <g clipPath={`url(#${clipId})`}>
        <image
          href={src}
          x={x - picture.width / 2}
          y={y - picture.height / 2}
          width={picture.width}
          height={picture.height}
          preserveAspectRatio="none"
          transform={`rotate(${angle} ${x} ${y})`}
        />
      </g>
      <BleedBand area={area} />
    </svg>
  )
}

type PictureHandleProps = Pick<PlacedPictureProps, 'picture' | 'area'> & {
  box: CSSProperties
  onHold: (isHeld: boolean) => void
  onChange: (picture: ImageElement) => void
}

function PictureHandle({ box, picture, area, onHold, onChange }: PictureHandleProps) {
  const t = useMessages(customizeMessages)
  const frame = useRef<HTMLDivElement>(null)
  const start = useRef<{ x: number; y: number; picture: ImageElement } | null>(null)
  const grab = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    start.current = { x: event.clientX, y: event.clientY, picture }
    onHold(true)
  }
  const drop = () => {
    start.current = null
    onHold(false)
  }
  const drag = (event: PointerEvent) => {
    const place = frame.current?.parentElement
    if (!start.current || !place) return
    // an area may lie askew on its picture: what counts is how far along its own sides
    const turn = (Number.parseFloat(place.style.rotate || '0') * Math.PI) / 180
    const [right, down] = [event.clientX - start.current.x, event.clientY - start.current.y]
    const along = right * Math.cos(turn) + down * Math.sin(turn)
    const across = down * Math.cos(turn) - right * Math.sin(turn)
    const by = { x: (along / place.offsetWidth) * area.width, y: (across / place.offsetHeight) * area.height }
    onChange(movePicture(start.current.picture, by, area))
  }
  const pull = (event: PointerEvent) => {
    const own = frame.current?.getBoundingClientRect()
    if (!start.current || !own) return
    const [x, y] = [own.left + own.width / 2, own.top + own.height / 2]
    const before = Math.hypot(start.current.x - x, start.current.y - y)
    const now = Math.hypot(event.clientX - x, event.clientY - y)
    if (before > 0) onChange(scalePicture(start.current.picture, now / before, area))
  }
  const { width, height, x, y } = picture
  const label = t.art(area.name, width / 10, height / 10, (x - width / 2) / 10, (y - height / 2) / 10)
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
        onKeyDown={(event) => press(event, picture, area, onChange)}
      />
      {/* on art that is smaller than a thumb it would cover what it belongs to: the buttons remain */}
      <span
        aria-hidden="true"
        className="@max-handle:hidden absolute -right-2.5 -bottom-2.5 size-5 touch-none cursor-nwse-resize rounded-full border-2 border-ink bg-paper after:absolute after:-inset-3"
        onPointerDown={grab}
        onPointerMove={pull}
        onPointerUp={drop}
        onPointerCancel={drop}
      />
    </div>
  )
}

const directions: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

/** A millimeter per press, a centimeter with Shift; plus and minus change the size. */
function press(
  event: KeyboardEvent,
  picture: ImageElement,
  area: EditorArea,
  onChange: (picture: ImageElement) => void,
): void {
  const direction = directions[event.key]
  const mm = event.shiftKey ? 10 : 1
  if (direction) onChange(movePicture(picture, { x: direction[0] * mm, y: direction[1] * mm }, area))
  else if (event.key === '+') onChange(scalePicture(picture, 1.05, area))
  else if (event.key === '-') onChange(scalePicture(picture, 1 / 1.05, area))
  else return
  event.preventDefault()
}
