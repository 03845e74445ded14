/**
 * The stage: the product with the area that is worked on upright before it, and the design upon it. It keeps
 * nothing of the design. Every gesture is an action for the kernel, and what is seen is the kernel's state.
 */
import type { Assets } from '@estampa/artwork/drawing'
import type { Placement } from '@estampa/domain/catalog/placement'
import type { DesignElement } from '@estampa/domain/customization/design'
import { Skeleton } from '@estampa/ui/skeleton'
import {
  type Ref,
  type RefObject,
  useEffect,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
} from 'react'
import { activeArea, activeView } from '../kernel/selectors.ts'
import type { Action, EditorArea, EditorState } from '../kernel/state.ts'
import type { Doing } from './stage/desk.ts'
import { noteOf } from './stage/note.ts'
import { type Band, Overlay } from './stage/overlay.tsx'
import { ProductBehind, type ProductPicture, pixelMmOf } from './stage/product-picture.tsx'
import { type RulerMarks, Rulers, spansOf } from './stage/rulers.tsx'
import { useBoard } from './stage/use-board.ts'
import { useCoarse } from './stage/use-coarse.ts'
import { useDesk } from './stage/use-desk.ts'
import { type Menu, useInput } from './stage/use-input.ts'
import { type StageLook, useStageLook } from './stage/use-look.ts'
import { announcementOf, type Selection, useSelection } from './stage/use-selection.ts'
import { useSender } from './stage/use-sender.ts'
import { type Scene, zoomOf } from './stage/viewpoint.ts'
import type { StageWords } from './stage/words.ts'

export type StageHandle = {
  fit(): void
  zoomBy(factor: number): void
  focus(): void
}
export type StageProps = {
  state: EditorState
  dispatch(action: Action): void
  /** The picture that shows the active area, and where on it the area lies. */
  picture: ProductPicture
  placement: Omit<Placement, 'image_url'>
  assets: Assets
  /** Grows with every letter and picture that has come. */
  version: number
  options: { readonly grid: boolean; readonly ruler: boolean }
  words: StageWords
  onEditText(element: DesignElement): void
  onCrop(element: DesignElement): void
  onMenu?(menu: Menu): void
  onHelp?(): void
  /** 1 is the fitted area. */
  onZoom?(zoom: number): void
  ref?: Ref<StageHandle>
}

export function Stage(props: StageProps) {
  const { state, assets, version, words } = props
  const root = useRef<HTMLDivElement>(null)
  const canvas = useRef<HTMLCanvasElement>(null)
  const ruler = useRef<RulerMarks>(null)
  const help = useId()
  const [band, showBand] = useState<Band | null>(null)
  const [doing, showDoing] = useState<Doing | null>(null)
  const area = activeArea(state)
  const scene = useScene(props, area)
  const look = useStageLook(root, scene)
  const { stage, view } = look ?? {}
  const { elements } = activeView(state)
  const isMoving = state.gesture !== null
  const selection = useSelection(state, stage, view)
  const board = useBoard(canvas, { elements, area, assets, version, isMoving, stage, view })
  const sender = useSender(props.dispatch)
  useInput(root, useDesk({ ...props, ...sender, scene, look, selection, board, ruler, showBand, showDoing }))
  useHandle(props, root, look, scene)
  return (
    <div
      ref={root}
      role="application"
      aria-label={words.stage}
      aria-describedby={help}
      aria-busy={!look}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: all of it is worked by keyboard
      tabIndex={0}
      className="relative size-full touch-none select-none overflow-hidden bg-wash outline-none [-webkit-touch-callout:none] after:pointer-events-none after:absolute after:inset-0 focus-visible:after:ring-2 focus-visible:after:ring-ink focus-visible:after:ring-inset"
    >
      {look && <Behind {...props} look={look} />}
      <canvas ref={canvas} className="pointer-events-none absolute" />
      {look ? (
        <Before {...props} {...{ look, selection, doing, band, ruler }} />
      ) : (
        <Skeleton className="absolute inset-6" />
      )}
      <p id={help} className="sr-only">
        {words.stage_help}
      </p>
      <p role="status" className="sr-only">
        {isMoving ? '' : announcementOf(state, words)}
      </p>
    </div>
  )
}

function useScene({ picture: { width, height }, placement }: StageProps, area: EditorArea) {
  return useMemo(
    () => ({ ...area, pixelMm: pixelMmOf({ width, height }, placement, area) }),
    [width, height, placement, area],
  )
}

function Behind({ state, picture, placement, look }: StageProps & { look: StageLook }) {
  const { stage, view } = look
  return <ProductBehind {...{ picture, placement, stage, view }} area={activeArea(state)} />
}

type BeforeProps = StageProps & {
  look: StageLook
  selection: Selection
  doing: Doing | null
  band: Band | null
  ruler: Ref<RulerMarks>
}

function Before({ state, options, look, selection, doing, band, ruler }: BeforeProps) {
  const coarse = useCoarse()
  const { stage, view } = look
  const { frame, members, isFree } = selection
  return (
    <>
      <Overlay
        {...{ stage, view, band, coarse, members }}
        area={activeArea(state)}
        grid={options.grid}
        guides={state.guides}
        grips={selection.grips(coarse)}
        locked={!isFree}
        note={noteOf(doing, frame)}
      />
      {options.ruler && <Rulers ref={ruler} {...{ stage, view }} chosen={spansOf(frame)} />}
    </>
  )
}

function useHandle(
  { ref, onZoom }: StageProps,
  root: RefObject<HTMLElement | null>,
  look: StageLook | null,
  scene: Scene,
) {
  useImperativeHandle(
    ref,
    () => ({
      fit: () => look?.fit(),
      zoomBy: (factor) => look?.zoomBy(factor),
      focus: () => root.current?.focus({ preventScroll: true }),
    }),
    [look, root],
  )
  const zoom = look && zoomOf(look.view, scene, look.stage)
  useEffect(() => {
    if (zoom !== null) onZoom?.(zoom)
  }, [zoom, onZoom])
}
