import type { PlacementSurface } from '@estampa/domain/catalog'
import { outlineOnPicture } from '@estampa/domain/catalog/area-outline'
import { moveCorner, moveSurface, surfaceCorners } from '@estampa/domain/catalog/area-surface'
import { bleedOf, safeOf } from '@estampa/domain/customization/outline'
import { useMessages } from '@estampa/web/messages'
import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { printAreaMessages } from '../../messages/print-areas.ts'
import { testLogo } from './test-logo.ts'
import { type AreaDraft, type AreaEditing, surfaceOf } from './use-print-areas.ts'

export type Ruler = { from: { x: number; y: number }; to: { x: number; y: number } }
type Picture = AreaEditing['stored']['pictures'][number]
type Shift = (dx: number, dy: number) => void

type AreaStageProps = {
  editing: AreaEditing
  picture: Picture
  hasLogo: boolean
  /** The picture as it will be made, in its place; null: it is shown as it is. */
  mockup: string | null
  isEditable: boolean
  ruler: Ruler | null
  onRuler: (ruler: Ruler) => void
}

/** The picture with its areas. Areas and their corners are dragged, or moved by arrows, with Shift farther. */
export function AreaStage(props: AreaStageProps) {
  const { editing, picture, hasLogo, mockup, isEditable, ruler, onRuler } = props
  const svg = useRef<SVGSVGElement>(null)
  const { drafts, area, change, setChosen } = editing
  const here = drafts.filter(({ placement }) => placement.image_url === picture.url)
  const place = (draft: AreaDraft, surface: PlacementSurface) =>
    change(draft.key, { placement: { image_url: draft.placement.image_url, ...surface } })
  const size = handleSize(picture)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a drawing with what can be moved in it
    <svg
      ref={svg}
      viewBox={`0 0 ${picture.width} ${picture.height}`}
      className="area-stage"
      aria-label={picture.name}
      role="group"
    >
      <image href={mockup ?? picture.url} width={picture.width} height={picture.height} />
      {here.map((draft) => (
        <AreaShape
          key={draft.key}
          svg={svg}
          draft={draft}
          picture={picture}
          hasLogo={hasLogo && (mockup === null || draft.key !== area?.key)}
          isChosen={draft.key === area?.key}
          isBare={mockup !== null}
          onChoose={() => setChosen(draft.key)}
          onShift={isEditable ? (dx, dy) => place(draft, moveSurface(draft.placement, dx, dy)) : undefined}
        />
      ))}
      {isEditable && area && here.includes(area) && (
        <Corners
          svg={svg}
          size={size}
          picture={picture}
          area={area}
          onPlace={(surface) => place(area, surface)}
        />
      )}
      {ruler && <RulerLine svg={svg} size={size} picture={picture} ruler={ruler} onRuler={onRuler} />}
    </svg>
  )
}

const handleSize = ({ width }: Picture) => width / 55

type Svg = { current: SVGSVGElement | null }
const arrows: Readonly<Record<string, readonly [right: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
const [STEP, FAR_STEP] = [0.002, 0.02]

/** Makes an element movable by pointer and arrow keys, in shares of the picture; a drag tells its distance from where it began. */
function movable(svg: Svg, shift: Shift | undefined, begin?: () => void) {
  const onPointerDown = (event: PointerEvent<SVGElement>) => {
    begin?.()
    const box = svg.current?.getBoundingClientRect()
    if (!shift || !box) return
    event.preventDefault()
    event.currentTarget.focus()
    const { clientX, clientY } = event
    const follow = (moved: globalThis.PointerEvent) =>
      shift((moved.clientX - clientX) / box.width, (moved.clientY - clientY) / box.height)
    const ends = ['pointerup', 'pointercancel'] as const
    const end = () => {
      window.removeEventListener('pointermove', follow)
      for (const name of ends) window.removeEventListener(name, end)
    }
    window.addEventListener('pointermove', follow)
    for (const name of ends) window.addEventListener(name, end)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const arrow = arrows[event.key]
    if (!arrow || !shift) return
    event.preventDefault()
    const step = event.shiftKey ? FAR_STEP : STEP
    shift(arrow[0] * step, arrow[1] * step)
  }
  return { onPointerDown, onKeyDown }
}

type AreaShapeProps = {
  svg: Svg
  draft: AreaDraft
  picture: Picture
  hasLogo: boolean
  isChosen: boolean
  /** Nothing lies over what is shown as it will be made but its lines. */
  isBare: boolean
  onChoose: () => void
  onShift: Shift | undefined
}

function AreaShape(props: AreaShapeProps) {
  const { svg, draft, picture, hasLogo, isChosen, isBare, onChoose, onShift } = props
  const t = useMessages(printAreaMessages)
  const { placement, name } = draft
  const surface = surfaceOf(draft)
  const [bleed, safe] = [bleedOf(surface), safeOf(surface)]
  const line = picture.width / 300
  return (
    // biome-ignore lint/a11y/useSemanticElements: a shape of a drawing
    <g
      role="button"
      tabIndex={0}
      aria-label={t.area_on_picture(name)}
      aria-pressed={isChosen}
      className="area-shape"
      data-bare={isBare || undefined}
      onFocus={onChoose}
      {...movable(svg, onShift, onChoose)}
    >
      {bleed > 0 && (
        <path
          className="bleed"
          d={outlineOnPicture(placement, picture, surface, { grow: bleed })}
          strokeWidth={line / 2}
        />
      )}
      <path d={outlineOnPicture(placement, picture, surface)} strokeWidth={line} />
      {isChosen && safe > 0 && (
        <path
          className="safe"
          d={outlineOnPicture(placement, picture, surface, { grow: -safe })}
          strokeWidth={line / 2}
        />
      )}
      {hasLogo && (
        <path className="logo" d={testLogo(placement, picture, surface)} strokeWidth={picture.width / 90} />
      )}
    </g>
  )
}

type CornersProps = {
  svg: Svg
  size: number
  picture: Picture
  area: AreaDraft
  onPlace: (surface: PlacementSurface) => void
}

function Corners({ svg, size, picture, area, onPlace }: CornersProps) {
  const t = useMessages(printAreaMessages)
  return surfaceCorners(area.placement).map(({ x, y }, corner) => (
    // biome-ignore lint/a11y/useSemanticElements: a handle of a drawing
    <circle
      key={t.corners[corner]}
      role="button"
      tabIndex={0}
      aria-label={t.corners[corner]}
      className="area-handle"
      cx={x * picture.width}
      cy={y * picture.height}
      r={size}
      strokeWidth={size / 4}
      {...movable(svg, (dx, dy) => onPlace(moveCorner(area.placement, corner, dx, dy)))}
    />
  ))
}

type RulerLineProps = {
  svg: Svg
  size: number
  picture: Picture
  ruler: Ruler
  onRuler: (ruler: Ruler) => void
}

function RulerLine({ svg, size, picture, ruler, onRuler }: RulerLineProps) {
  const t = useMessages(printAreaMessages)
  const { from, to } = ruler
  return (
    <>
      <line
        className="area-ruler"
        x1={from.x * picture.width}
        y1={from.y * picture.height}
        x2={to.x * picture.width}
        y2={to.y * picture.height}
        strokeWidth={size / 3}
      />
      {(['from', 'to'] as const).map((end) => (
        // biome-ignore lint/a11y/useSemanticElements: a handle of a drawing
        <circle
          key={end}
          role="button"
          tabIndex={0}
          aria-label={t.ruler_ends[end]}
          className="area-handle"
          cx={ruler[end].x * picture.width}
          cy={ruler[end].y * picture.height}
          r={size}
          strokeWidth={size / 4}
          {...movable(svg, (dx, dy) => {
            const point = { x: within(ruler[end].x + dx), y: within(ruler[end].y + dy) }
            onRuler({ ...ruler, [end]: point })
          })}
        />
      ))}
    </>
  )
}

const within = (share: number) => Math.max(0, Math.min(1, share))
