/**
 * The stage: the product with the area that is worked on upright before it, and the design upon it. It keeps
 * nothing of the design. Every gesture is an action for the kernel, and what is seen is the kernel's state.
 */
import type { Assets } from '@estampa/artwork/drawing'
import type { Placement } from '@estampa/domain/catalog'
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
import { gestureNote } from './stage/gesture-note.ts'
import { type Marquee, Overlay } from './stage/overlay.tsx'
import { ProductBehind, type ProductPicture, pictureBoxOf, pixelMmOf } from './stage/product-picture.tsx'
import { type RulerMarks, Rulers, spansOf } from './stage/rulers.tsx'
import type { ActiveGesture } from './stage/stage-api.ts'
import type { StageLabels } from './stage/stage-labels.ts'
import { useCoarsePointer } from './stage/use-coarse-pointer.ts'
import { type Menu, useInput } from './stage/use-input.ts'
import { announcementOf, type Selection, useSelection } from './stage/use-selection.ts'
import { useSender } from './stage/use-sender.ts'
import { useStageApi } from './stage/use-stage-api.ts'
import { useStageCanvas } from './stage/use-stage-canvas.ts'
import { type StageViewport, useStageViewport } from './stage/use-stage-viewport.ts'
import { type Scene, zoomOf } from './stage/viewpoint.ts'

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
  /** Under which the design is seen, as CSS: techniques without ink show no color of it. */
  artFilter?: string | undefined
  options: { readonly grid: boolean; readonly ruler: boolean }
  words: StageLabels
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
  const [marquee, showMarquee] = useState<Marquee | null>(null)
  const [gesture, showGesture] = useState<ActiveGesture | null>(null)
  const area = activeArea(state)
  const scene = useScene(props, area)
  const viewport = useStageViewport(root, scene)
  const { stage, view } = viewport ?? {}
  const { elements } = activeView(state)
  const isMoving = state.gesture !== null
  const selection = useSelection(state, stage, view)
  const stageCanvas = useStageCanvas(canvas, { elements, area, assets, version, isMoving, stage, view })
  const sender = useSender(props.dispatch)
  useInput(
    root,
    useStageApi({
      ...props,
      ...sender,
      scene,
      viewport,
      selection,
      stageCanvas,
      ruler,
      showMarquee,
      showGesture,
    }),
  )
  useHandle(props, root, viewport, scene)
  return (
    <div
      ref={root}
      role="application"
      aria-label={words.stage}
      aria-describedby={help}
      aria-busy={!viewport}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: all of it is worked by keyboard
      tabIndex={0}
      className="relative size-full touch-none select-none overflow-hidden bg-wash outline-none no-callout after:pointer-events-none after:absolute after:inset-0 focus-visible:after:ring-2 focus-visible:after:ring-ink focus-visible:after:ring-inset"
    >
      {viewport && <ProductLayer {...props} viewport={viewport} />}
      <canvas ref={canvas} className="pointer-events-none absolute" style={{ filter: props.artFilter }} />
      {viewport ? (
        <OverlayLayer
          {...props}
          viewport={viewport}
          selection={selection}
          gesture={gesture}
          marquee={marquee}
          ruler={ruler}
        />
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
    () => ({
      ...area,
      pixelMm: pixelMmOf({ width, height }, placement, area),
      picture: pictureBoxOf({ width, height }, placement, area),
    }),
    [width, height, placement, area],
  )
}

function ProductLayer({ state, picture, placement, viewport }: StageProps & { viewport: StageViewport }) {
  const { stage, view } = viewport
  return (
    <ProductBehind
      picture={picture}
      placement={placement}
      stage={stage}
      view={view}
      area={activeArea(state)}
    />
  )
}

type OverlayLayerProps = StageProps & {
  viewport: StageViewport
  selection: Selection
  gesture: ActiveGesture | null
  marquee: Marquee | null
  ruler: Ref<RulerMarks>
}

function OverlayLayer({ state, options, viewport, selection, gesture, marquee, ruler }: OverlayLayerProps) {
  const coarse = useCoarsePointer()
  const { stage, view } = viewport
  const { frame, members, isFree } = selection
  return (
    <>
      <Overlay
        stage={stage}
        view={view}
        marquee={marquee}
        coarse={coarse}
        members={members}
        area={activeArea(state)}
        grid={options.grid}
        guides={state.guides}
        handles={selection.handles(coarse)}
        locked={!isFree}
        note={gestureNote(gesture, frame)}
      />
      {options.ruler && <Rulers ref={ruler} stage={stage} view={view} chosen={spansOf(frame)} />}
    </>
  )
}

function useHandle(
  { ref, onZoom }: StageProps,
  root: RefObject<HTMLElement | null>,
  viewport: StageViewport | null,
  scene: Scene,
) {
  useImperativeHandle(
    ref,
    () => ({
      fit: () => viewport?.fit(),
      zoomBy: (factor) => viewport?.zoomBy(factor),
      focus: () => root.current?.focus({ preventScroll: true }),
    }),
    [viewport, root],
  )
  const zoom = viewport && zoomOf(viewport.view, scene, viewport.stage)
  useEffect(() => {
    if (zoom !== null) onZoom?.(zoom)
  }, [zoom, onZoom])
}
