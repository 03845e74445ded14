/**
 * Mouse, pen and fingers on the stage. What is pressed decides what a drag will be; only a drag that has left
 * its place begins, else it was a click. A second finger makes a pinch of it, a finger that rests chooses more.
 */
import type { DesignElement, Point } from '@estampa/domain/customization/design'
import {
  type Drag,
  dragHandle,
  dragMarquee,
  dragSelection,
  dragView,
  type Modifiers,
  pinchSelection,
  pinchView,
} from './drags.ts'
import { cursorOf, handleAt, isPointWithin, touch } from './selection-frame.ts'
import type { StageApi } from './stage-api.ts'

const restMs = 450
const twiceMs = 350
/** Pixels that a press may tremble. */
const still = { fine: 3, coarse: 8 }
const twiceReach = 24

type Press = {
  readonly from: Point
  readonly coarse: boolean
  readonly modifiers: Modifiers
  /** The drag that begins; null where none does. */
  begin(): Drag | null
  click(): void
  readonly rests: ReturnType<typeof setTimeout> | null
}

export class Pointers {
  readonly #stageApi: () => StageApi
  readonly #down = new Map<number, Point>()
  #press: Press | null = null
  #drag: Drag | null = null
  #last: { id: string; at: Point; time: number } | null = null
  /** Held: a drag moves the view. */
  isPanning = false

  constructor(stageApi: () => StageApi) {
    this.#stageApi = stageApi
  }

  get isBusy(): boolean {
    return this.#drag !== null
  }

  down(event: PointerEvent, at: Point): void {
    if (this.#down.size >= 2) return
    this.#down.set(event.pointerId, at)
    const coarse = event.pointerType !== 'mouse'
    const [first, second] = [...this.#down.values()]
    if (first && second) this.#pinch([first, second])
    else this.#press = this.#pressOf(event, at, coarse)
  }

  move(event: PointerEvent, at: Point): void {
    if (!this.#down.has(event.pointerId)) return
    this.#down.set(event.pointerId, at)
    const press = this.#press
    if (press) {
      const far = Math.hypot(at.x - press.from.x, at.y - press.from.y)
      if (far <= (press.coarse ? still.coarse : still.fine)) return
      this.#endPress()
      this.#drag = press.begin()
    }
    this.#drag?.move([...this.#down.values()], modifiersOf(event))
  }

  up(event: PointerEvent): void {
    if (!this.#down.delete(event.pointerId)) return
    const press = this.#press
    this.#endPress()
    // of two fingers one has gone: what they did is done, the other one does nothing more
    this.#drag?.end()
    this.#drag = null
    press?.click()
  }

  cancel(): void {
    this.#down.clear()
    this.#endPress()
    this.#drag?.cancel()
    this.#drag = null
  }

  cursorAt(at: Point): string {
    if (this.isPanning) return 'grab'
    const stageApi = this.#stageApi()
    const grips = stageApi.handles(false)
    const handle = grips && handleAt(grips, at, touch.fine)
    if (handle) return cursorOf(handle, stageApi.frame?.angle ?? 0)
    if (grips && isPointWithin(grips.outline, at)) return 'move'
    const element = stageApi.hit(at, false)
    return element ? (element.locked ? 'pointer' : 'move') : 'default'
  }

  #pressOf(event: PointerEvent, at: Point, coarse: boolean): Press {
    const modifiers = modifiersOf(event)
    const common = { from: at, coarse, modifiers, rests: null }
    if (this.isPanning || event.button === 1) {
      return { ...common, begin: () => dragView(this.#stageApi, at), click: () => undefined }
    }
    const stageApi = this.#stageApi()
    const grips = stageApi.handles(coarse)
    const handle = grips && handleAt(grips, at, coarse ? touch.coarse : touch.fine)
    if (handle) {
      return { ...common, begin: () => dragHandle(this.#stageApi, handle, at), click: () => undefined }
    }
    const element = stageApi.hit(at, coarse)
    const isOnChosen = Boolean(grips && isPointWithin(grips.outline, at))
    if (!isOnChosen && (!element || element.locked)) return this.#groundPress(common, element)
    return this.#elementPress(common, element, isOnChosen)
  }

  /** On the empty stage or a locked element: a marquee with the mouse, panning with a finger. */
  #groundPress(common: Omit<Press, 'begin' | 'click'>, element: DesignElement | undefined): Press {
    const { from, coarse, modifiers } = common
    return {
      ...common,
      begin: () =>
        coarse ? dragView(this.#stageApi, from) : dragMarquee(this.#stageApi, from, modifiers.shift),
      click: () => this.#choose(element, from, modifiers.shift),
    }
  }

  #elementPress(
    common: Omit<Press, 'begin' | 'click'>,
    element: DesignElement | undefined,
    isOnChosen: boolean,
  ): Press {
    const { from, coarse, modifiers } = common
    const rest = () => {
      this.#endPress()
      if (element) this.#stageApi().send({ type: 'select', ids: [element.id], extend: true })
      navigator.vibrate?.(12)
    }
    return {
      ...common,
      begin: () => {
        if (!isOnChosen && element) {
          this.#stageApi().send({ type: 'select', ids: [element.id], extend: modifiers.shift })
        }
        return dragSelection(this.#stageApi, from)
      },
      click: () => this.#choose(element, from, modifiers.shift),
      rests: coarse && element ? setTimeout(rest, restMs) : null,
    }
  }

  #choose(element: DesignElement | undefined, at: Point, extend: boolean): void {
    const { send, state, edit } = this.#stageApi()
    const last = this.#last
    this.#last = element ? { id: element.id, at, time: performance.now() } : null
    if (!element) {
      if (!extend && state.selection.length > 0) send({ type: 'select', ids: [] })
      return
    }
    const isTwice =
      last?.id === element.id &&
      performance.now() - last.time < twiceMs &&
      Math.hypot(at.x - last.at.x, at.y - last.at.y) < twiceReach
    if (isTwice && !extend && !element.locked) {
      this.#last = null
      edit(element)
    } else send({ type: 'select', ids: [element.id], extend })
  }

  #pinch(from: readonly [Point, Point]): void {
    this.#endPress()
    this.#drag?.end()
    const grips = this.#stageApi().handles(true)
    const [one, other] = from
    const middle = { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 }
    // two fingers beside the selection zoom, as they do where nothing is
    const isOnChosen = grips !== null && [one, other, middle].some((at) => isPointWithin(grips.outline, at))
    this.#drag = isOnChosen ? pinchSelection(this.#stageApi, from) : pinchView(this.#stageApi, from)
  }

  #endPress(): void {
    if (this.#press?.rests) clearTimeout(this.#press.rests)
    this.#press = null
  }
}

function modifiersOf(event: PointerEvent): Modifiers {
  return { shift: event.shiftKey, alt: event.altKey, free: event.ctrlKey || event.metaKey }
}
