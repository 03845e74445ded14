/** Changes of single elements: numbers, texts and flags. What would leave its print area is held back or made to fit. */
import {
  type DesignElement,
  type Dimensions,
  MIN_ELEMENT_MM,
  roundToHundredth,
  type TextElement,
} from '@estampa/domain/customization/design'
import { withFileInks } from './contents.ts'
import { normalizedAngle, resized, revised, rounded } from './geometry.ts'
import { replaceElements, withElements } from './history.ts'
import { fitted, furthestInside, type Room, roomFor, shiftedInside } from './limit-modify.ts'
import { activeArea, activeView, isFree, selectedElements } from './selectors.ts'
import type { Action, EditorState, ElementProperties } from './state.ts'

type ActionOf<Type extends Action['type']> = Extract<Action, { type: Type }>

const textProperties = [
  'text',
  'font',
  'size',
  'letterSpacing',
  'lineHeight',
  'align',
  'colour',
  'outline',
  'curve',
  'field',
] as const
const pictureProperties = ['recolours', 'crop'] as const
const commonProperties = ['name', 'locked', 'hidden'] as const
const propertiesOf: Readonly<Record<DesignElement['type'], ReadonlySet<string>>> = {
  text: new Set([...textProperties, ...commonProperties]),
  image: new Set([...pictureProperties, ...commonProperties]),
  clip_art: new Set(['recolours', ...commonProperties]),
}
/** Only these may make a text leave its print area; they are clamped. Texts and fonts shrink it instead. */
const clampedProperties = ['size', 'letterSpacing', 'lineHeight'] as const

function roomBeside(state: EditorState, id: string): Room {
  const { elements } = activeView(state)
  return roomFor(
    activeArea(state),
    elements.filter((element) => element.id !== id),
  )
}

function replaceElement(state: EditorState, element: DesignElement | null): EditorState {
  return element ? withElements(state, replaceElements(activeView(state).elements, [element])) : state
}

export function change(state: EditorState, { id, look, measured }: ActionOf<'change'>): EditorState {
  const view = activeView(state)
  const element = view.elements.find((one) => one.id === id)
  if (!element) return state
  if (!isFree(element, view)) {
    const unlocks = element.locked && look.locked === false
    return unlocks ? replaceElement(state, { ...element, locked: false }) : state
  }
  const next = withProperties(element, look, measured)
  return replaceElement(state, next.hidden ? next : keptInside(element, next, look, roomBeside(state, id)))
}

/** The element with its new look and box, wherever that reaches. */
function withProperties(
  element: DesignElement,
  look: ElementProperties,
  measured?: Dimensions,
): DesignElement {
  const known = Object.fromEntries(
    Object.entries(look).filter(([key, value]) => value !== undefined && propertiesOf[element.type].has(key)),
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
  look: ElementProperties,
  room: Room,
): DesignElement | null {
  const [inside] = furthestInside(() => [next], room) ?? []
  if (inside) return inside
  const isHeld = next.type === 'text' && clampedProperties.some((key) => look[key] !== undefined)
  if (!isHeld || element.hidden) return fitted(next, room)
  return look.size === undefined || element.type !== 'text' ? null : grownInside(element, next, room)
}

/** As large as the print area allows, up to the requested size. */
function grownInside(element: TextElement, next: TextElement, room: Room): DesignElement | null {
  const start = element.size / next.size
  const at = (part: number) => {
    const factor = start + (1 - start) * part
    return [resized(next, { x: factor, y: factor })]
  }
  return furthestInside(at, room)?.[0] ?? null
}

export function place(state: EditorState, { id, at }: ActionOf<'place'>): EditorState {
  const view = activeView(state)
  const element = view.elements.find((one) => one.id === id)
  if (!element || element.hidden || !isFree(element, view)) return state
  if (!Object.values(at).every((number) => number === undefined || Number.isFinite(number))) return state
  const room = roomBeside(state, id)
  const [centered] = shiftedInside([placed(element, { x: at.x, y: at.y })], room)
  const whole = centered && furthestInside(() => [placed(centered, at)], room)
  if (whole) return replaceElement(state, whole[0] ?? null)
  const start = centered ?? element
  const target = placed(start, { width: at.width, height: at.height, angle: at.angle })
  const inside = furthestInside((part) => [between(start, target, part)], room)
  return replaceElement(state, inside?.[0] ?? null)
}

function placed(element: DesignElement, at: ActionOf<'place'>['at']): DesignElement {
  const { x = element.x, y = element.y, angle = element.angle } = at
  const { width = element.width, height = element.height } = at
  const grown = resized(element, {
    x: Math.abs(widthFactor(element, at)),
    y: Math.max(MIN_ELEMENT_MM, Math.abs(height)) / element.height,
  })
  const moved = { x: roundToHundredth(x), y: roundToHundredth(y), angle: normalizedAngle(angle) }
  if (grown.type === 'text') return revised(grown, moved)
  const size = {
    width: Math.max(MIN_ELEMENT_MM, roundToHundredth(width)),
    height: Math.max(MIN_ELEMENT_MM, roundToHundredth(height)),
  }
  return revised(grown, { ...moved, ...size })
}

/** A text keeps its proportions, whichever of its sides is given. */
function widthFactor(element: DesignElement, { width, height }: ActionOf<'place'>['at']): number {
  if (width !== undefined) return width / element.width
  return element.type === 'text' && height !== undefined ? height / element.height : 1
}

function between(from: DesignElement, to: DesignElement, part: number): DesignElement {
  const along = (key: 'width' | 'height' | 'angle') => from[key] + (to[key] - from[key]) * part
  const at = { width: along('width'), height: along('height'), angle: along('angle') }
  return placed(from, at)
}

/** Another logo in the same frame: as large as fits into it, whole and in its own colors. */
export function replaceLogo(
  state: EditorState,
  { id, logo_id, aspect, inks }: ActionOf<'replace_logo'>,
): EditorState {
  const view = activeView(state)
  const element = view.elements.find((one) => one.id === id)
  if (element?.type !== 'image' || !isFree(element, view) || !(aspect > 0) || !Number.isFinite(aspect)) {
    return state
  }
  const width = Math.min(element.width, element.height * aspect)
  const next = rounded({
    ...element,
    logo_id,
    crop: null,
    recolours: [],
    width,
    height: width / aspect,
  })
  const replaced = replaceElement(state, next.hidden ? next : fitted(next, roomBeside(state, id)))
  return withFileInks(replaced, inks)
}

export function setFlag(state: EditorState, { locked, hidden }: ActionOf<'mark'>): EditorState {
  return selectedElements(state).reduce((next, { id }) => {
    const look = { ...(locked === undefined ? {} : { locked }), ...(hidden === undefined ? {} : { hidden }) }
    return change(next, { type: 'change', id, look })
  }, state)
}
