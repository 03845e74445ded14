/** Single elements changed by numbers, words and marks. What would leave its place is held back or made to fit. */
import {
  type DesignElement,
  type Dimensions,
  exactly,
  leastLength,
  type TextElement,
} from '@estampa/domain/customization/design'
import { resized, revised, rounded, wholeTurn } from './geometry.ts'
import { exchanged, withElements } from './history.ts'
import { fitted, furthestInside, type Room, roomFor, slidInside } from './limit-modify.ts'
import { activeArea, activeView, chosen, isFree } from './selectors.ts'
import type { Action, EditorState, Look } from './state.ts'

type Step<Type extends Action['type']> = Extract<Action, { type: Type }>

const textLooks = [
  ...['text', 'font', 'size', 'letterSpacing', 'lineHeight', 'align', 'colour', 'outline', 'curve'],
] as const
const pictureLooks = ['recolours', 'crop'] as const
const anyLooks = ['name', 'locked', 'hidden'] as const
const looksOf: Readonly<Record<DesignElement['type'], ReadonlySet<string>>> = {
  text: new Set([...textLooks, ...anyLooks]),
  image: new Set([...pictureLooks, ...anyLooks]),
  clip_art: new Set(['recolours', ...anyLooks]),
}
/** Only these may make a text leave its place; they are held back. Words and fonts make it smaller instead. */
const heldLooks = ['size', 'letterSpacing', 'lineHeight'] as const

function roomBeside(state: EditorState, id: string): Room {
  const { elements } = activeView(state)
  return roomFor(
    activeArea(state),
    elements.filter((element) => element.id !== id),
  )
}

function exchangedOne(state: EditorState, element: DesignElement | null): EditorState {
  return element ? withElements(state, exchanged(activeView(state).elements, [element])) : state
}

export function change(state: EditorState, { id, look, measured }: Step<'change'>): EditorState {
  const view = activeView(state)
  const element = view.elements.find((one) => one.id === id)
  if (!element) return state
  if (!isFree(element, view)) {
    const unlocks = element.locked && look.locked === false
    return unlocks ? exchangedOne(state, { ...element, locked: false }) : state
  }
  const next = looking(element, look, measured)
  return exchangedOne(state, next.hidden ? next : keptInside(element, next, look, roomBeside(state, id)))
}

/** The element with its new look and box, wherever that reaches. */
function looking(element: DesignElement, look: Look, measured?: Dimensions): DesignElement {
  const known = Object.fromEntries(
    Object.entries(look).filter(([key, value]) => value !== undefined && looksOf[element.type].has(key)),
  )
  const next = revised(element, known as Partial<DesignElement>)
  if (measured && element.type !== 'clip_art') {
    return rounded(revised(next, { width: measured.width, height: measured.height }))
  }
  if (element.type !== 'text' || next.type !== 'text') return next
  const factor = next.size / element.size
  return rounded({ ...next, width: element.width * factor, height: element.height * factor })
}

function keptInside(
  element: DesignElement,
  next: DesignElement,
  look: Look,
  room: Room,
): DesignElement | null {
  const [inside] = furthestInside(() => [next], room) ?? []
  if (inside) return inside
  const isHeld = next.type === 'text' && heldLooks.some((key) => look[key] !== undefined)
  if (!isHeld || element.hidden) return fitted(next, room)
  return look.size === undefined || element.type !== 'text' ? null : grownInside(element, next, room)
}

/** As large as the place allows on the way to the size that was asked. */
function grownInside(element: TextElement, next: TextElement, room: Room): DesignElement | null {
  const start = element.size / next.size
  const at = (part: number) => {
    const factor = start + (1 - start) * part
    return [resized(next, { x: factor, y: factor })]
  }
  return furthestInside(at, room)?.[0] ?? null
}

export function place(state: EditorState, { id, at }: Step<'place'>): EditorState {
  const view = activeView(state)
  const element = view.elements.find((one) => one.id === id)
  if (!element || element.hidden || !isFree(element, view)) return state
  if (!Object.values(at).every((number) => number === undefined || Number.isFinite(number))) return state
  const room = roomBeside(state, id)
  const [centred] = slidInside([placed(element, { x: at.x, y: at.y })], room)
  const whole = centred && furthestInside(() => [placed(centred, at)], room)
  if (whole) return exchangedOne(state, whole[0] ?? null)
  const start = centred ?? element
  const wanted = placed(start, { width: at.width, height: at.height, angle: at.angle })
  const inside = furthestInside((part) => [between(start, wanted, part)], room)
  return exchangedOne(state, inside?.[0] ?? null)
}

function placed(element: DesignElement, at: Step<'place'>['at']): DesignElement {
  const { x = element.x, y = element.y, angle = element.angle } = at
  const { width = element.width, height = element.height } = at
  const grown = resized(element, {
    x: Math.abs(widthFactor(element, at)),
    y: Math.max(leastLength, Math.abs(height)) / element.height,
  })
  const moved = { x: exactly(x), y: exactly(y), angle: wholeTurn(angle) }
  if (grown.type === 'text') return revised(grown, moved)
  const size = {
    width: Math.max(leastLength, exactly(width)),
    height: Math.max(leastLength, exactly(height)),
  }
  return revised(grown, { ...moved, ...size })
}

/** A text keeps its proportions, whichever of its sides is given. */
function widthFactor(element: DesignElement, { width, height }: Step<'place'>['at']): number {
  if (width !== undefined) return width / element.width
  return element.type === 'text' && height !== undefined ? height / element.height : 1
}

function between(from: DesignElement, to: DesignElement, part: number): DesignElement {
  const along = (key: 'width' | 'height' | 'angle') => from[key] + (to[key] - from[key]) * part
  const at = { width: along('width'), height: along('height'), angle: along('angle') }
  return placed(from, at)
}

/** Another logo in the same frame: as large as fits into it, whole and in its own colours. */
export function replaceLogo(state: EditorState, { id, logo_id, aspect }: Step<'replace_logo'>): EditorState {
  const view = activeView(state)
  const element = view.elements.find((one) => one.id === id)
  if (element?.type !== 'image' || !isFree(element, view) || !(aspect > 0) || !Number.isFinite(aspect)) {
    return state
  }
  const width = Math.min(element.width, element.height * aspect)
  const next = rounded({
    ...element,
    ...{ logo_id, crop: null, recolours: [], width, height: width / aspect },
  })
  return exchangedOne(state, next.hidden ? next : fitted(next, roomBeside(state, id)))
}

export function mark(state: EditorState, { locked, hidden }: Step<'mark'>): EditorState {
  return chosen(state).reduce((next, { id }) => {
    const look = { ...(locked === undefined ? {} : { locked }), ...(hidden === undefined ? {} : { hidden }) }
    return change(next, { type: 'change', id, look })
  }, state)
}
