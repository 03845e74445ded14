/** The browser's events, as points of the stage. */
import type { Point } from '@estampa/domain/customization/design'
import { type RefObject, useEffect, useRef } from 'react'
import { shortcutFor } from '../../kernel/keyboard.ts'
import { newId } from '../new-elements.ts'
import { Pointers } from './pointers.ts'
import type { RulerMarks } from './rulers.tsx'
import type { StageApi } from './stage-api.ts'
import type { StageViewport } from './use-stage-viewport.ts'
import { toStage } from './viewpoint.ts'

export type Menu = Point & { readonly id: string | null }
export type LiveStage = {
  readonly stageApi: StageApi
  readonly viewport: StageViewport
  readonly ruler: RefObject<RulerMarks | null>
  onMenu?: ((menu: Menu) => void) | undefined
  onHelp?: (() => void) | undefined
}

const zoomStep = 1.25
/** Left to the browser, which brings the clipboard with its own events. */
const ofClipboard: ReadonlySet<string> = new Set(['copy', 'cut', 'paste'])

export function useInput(root: RefObject<HTMLElement | null>, live: RefObject<LiveStage | null>): void {
  const pointers = useRef<Pointers | null>(null)
  useEffect(() => {
    const element = root.current
    if (!element) return
    const newPointers = new Pointers(() => {
      if (!live.current) throw new Error('a pointer before there is a stage')
      return live.current.stageApi
    })
    pointers.current = newPointers
    const off = new AbortController()
    const listening = { signal: off.signal }
    listenToPointers(element, newPointers, live, listening)
    listenToKeys(element, newPointers, live, listening)
    element.addEventListener('wheel', (event) => turnWheel(event, element, live), {
      ...listening,
      passive: false,
    })
    return () => {
      newPointers.cancel()
      off.abort()
    }
  }, [root, live])
}

type Listening = { readonly signal: AbortSignal }
type LiveStageRef = RefObject<LiveStage | null>

function listenToPointers(
  element: HTMLElement,
  pointers: Pointers,
  live: LiveStageRef,
  listening: Listening,
) {
  element.addEventListener(
    'pointerdown',
    (event) => {
      if (!live.current || event.button > 1) return
      // the browser would begin to scroll, or to select text
      event.preventDefault()
      element.focus({ preventScroll: true })
      element.setPointerCapture(event.pointerId)
      pointers.down(event, pointOf(event, element))
    },
    listening,
  )
  element.addEventListener(
    'pointermove',
    (event) => {
      const at = pointOf(event, element)
      live.current?.ruler.current?.point(at)
      if (!live.current) return
      pointers.move(event, at)
      if (event.pointerType === 'mouse' && event.buttons === 0) element.style.cursor = pointers.cursorAt(at)
    },
    listening,
  )
  element.addEventListener('pointerup', (event) => pointers.up(event), listening)
  element.addEventListener('pointercancel', () => pointers.cancel(), listening)
  element.addEventListener('pointerleave', () => live.current?.ruler.current?.point(null), listening)
  element.addEventListener(
    'contextmenu',
    (event) => {
      event.preventDefault()
      if (!live.current || pointers.isBusy || (event as PointerEvent).pointerType === 'touch') return
      openMenu(event, element, live.current)
    },
    listening,
  )
}

/** Opened by its key, the menu is that of the selection, wherever the pointer is. */
function openMenuByKey(element: HTMLElement, { stageApi, onMenu }: LiveStage): boolean {
  const first = stageApi.elements.find(({ id }) => stageApi.state.selection.includes(id))
  if (!onMenu || !first) return false
  const { left, top } = element.getBoundingClientRect()
  // what is hidden has no frame and is still shown again from here
  const at = toStage(stageApi.view, stageApi.frame ?? first)
  onMenu({ x: left + at.x, y: top + at.y, id: first.id })
  return true
}

function openMenu(event: MouseEvent, element: HTMLElement, live: LiveStage) {
  const { stageApi, onMenu } = live
  if (!onMenu) return
  // some browsers tell of the key in this way only
  if ((event as PointerEvent).pointerType === '' && openMenuByKey(element, live)) return
  const hit = stageApi.hit(pointOf(event, element), false)
  if (hit && !stageApi.state.selection.includes(hit.id)) stageApi.send({ type: 'select', ids: [hit.id] })
  onMenu({ x: event.clientX, y: event.clientY, id: hit?.id ?? null })
}

function listenToKeys(element: HTMLElement, pointers: Pointers, live: LiveStageRef, listening: Listening) {
  element.addEventListener(
    'keydown',
    (event) => {
      if (event.target !== element || !live.current) return
      if (event.key === ' ') {
        event.preventDefault()
        pointers.isPanning = true
        element.style.cursor = 'grab'
        return
      }
      if (event.key === 'Escape' && pointers.isBusy) pointers.cancel()
      else if (!pressKey(event, element, live.current)) return
      event.preventDefault()
    },
    listening,
  )
  const release = () => {
    pointers.isPanning = false
    element.style.cursor = ''
  }
  element.addEventListener('keyup', (event) => event.key === ' ' && release(), listening)
  element.addEventListener('blur', release, listening)
}

function pressKey(event: KeyboardEvent, element: HTMLElement, live: LiveStage): boolean {
  const { stageApi, viewport, onHelp } = live
  if (event.key === 'Enter') {
    const [id, ...others] = stageApi.state.selection
    const edited = stageApi.elements.find((one) => one.id === id)
    if (!edited || others.length > 0 || edited.locked) return false
    stageApi.edit(edited)
    return true
  }
  const found = shortcutFor(event, stageApi.state, newId)
  if (!found || ofClipboard.has(found.id)) return false
  if (found.id === 'menu') return openMenuByKey(element, live)
  for (const action of found.actions ?? []) stageApi.send(action)
  if (found.id === 'zoom_in') viewport.zoomBy(zoomStep)
  else if (found.id === 'zoom_out') viewport.zoomBy(1 / zoomStep)
  else if (found.id === 'zoom_fit') viewport.fit()
  else if (found.id === 'help') onHelp?.()
  return true
}

/** A wheel zooms around the pointer, and so do two fingers on a trackpad; one hand gliding over it pans. */
function turnWheel(event: WheelEvent, element: HTMLElement, live: LiveStageRef) {
  event.preventDefault()
  if (!live.current) return
  const { viewport } = live.current
  const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1
  const by = { x: event.deltaX * lines, y: event.deltaY * lines }
  const isGliding = !event.ctrlKey && !event.metaKey && (by.x !== 0 || !isNotch(event))
  if (isGliding) viewport.panBy({ x: -by.x, y: -by.y })
  else viewport.zoomBy(Math.exp(-by.y * (event.ctrlKey ? 0.01 : 0.0018)), pointOf(event, element))
}

/** A wheel turns in notches; a trackpad tells fractions or small steps. */
const isNotch = ({ deltaY, deltaMode }: WheelEvent): boolean =>
  deltaMode === WheelEvent.DOM_DELTA_LINE || (Number.isInteger(deltaY) && Math.abs(deltaY) >= 40)

function pointOf(event: MouseEvent, element: HTMLElement): Point {
  const { left, top } = element.getBoundingClientRect()
  return { x: event.clientX - left, y: event.clientY - top }
}
