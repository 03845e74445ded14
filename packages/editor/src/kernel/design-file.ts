/**
 * A design as a file that a person keeps: JSON, readable, complete but for the logos' own bytes. Reading takes
 * what it understands: what is missing gets its plain value, what is wrong is left out and told.
 */

import { maxInstructions, maxViews } from '@estampa/domain/customization'
import { whyNoElement } from '@estampa/domain/customization/check-design'
import {
  type Design,
  type DesignElement,
  type DesignView,
  designVersion,
  hexColor,
  type InkName,
  MAX_DESIGN_ELEMENTS,
  MAX_INK_NAMES,
  MAX_THREAD_CHOICES,
  rosterFields,
} from '@estampa/domain/customization/design'
import { checkInkName, trimInkName } from '@estampa/domain/customization/ink-names'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import { rounded } from './geometry.ts'

export type DesignFileFault = Refusal<
  'file_too_large' | 'file_not_json' | 'file_not_a_design' | 'file_too_new'
>
export type DesignFileResult = {
  readonly design: Design
  /** Elements that could not be read, by position in the file. */
  readonly left: readonly { readonly view: number; readonly element: number; readonly why: Refusal }[]
}

const MAX_CHARACTERS = 4_000_000

export function writeDesignFile(design: Design): string {
  return `${JSON.stringify(design, null, 1)}\n`
}

export function readDesignFile(text: string): DesignFileResult | DesignFileFault {
  if (text.length > MAX_CHARACTERS) return refuse('file_too_large', { maximum: MAX_CHARACTERS })
  let file: unknown
  try {
    file = JSON.parse(text)
  } catch {
    return refuse('file_not_json')
  }
  if (!isRecord(file) || !Array.isArray(file.views)) return refuse('file_not_a_design')
  const version = file.version ?? designVersion
  if (typeof version !== 'number') return refuse('file_not_a_design')
  if (version > designVersion) return refuse('file_too_new', { version })
  return readViews(file.views)
}

function readViews(views: readonly unknown[]): DesignFileResult | DesignFileFault {
  const left: DesignFileResult['left'][number][] = []
  const read = new Map<number, DesignView>()
  for (const [view, value] of views.slice(0, maxViews).entries()) {
    if (!isRecord(value) || !isId(value.printing_area_id)) return refuse('file_not_a_design')
    if (read.has(value.printing_area_id)) continue
    const { elements, faults } = readElements(Array.isArray(value.elements) ? value.elements : [])
    left.push(...faults.map((fault) => ({ view, ...fault })))
    read.set(value.printing_area_id, {
      printing_area_id: value.printing_area_id,
      technique_id: isId(value.technique_id) ? value.technique_id : null,
      elements,
      instructions: wordsIn(value.instructions, '').slice(0, maxInstructions),
      ...threadsIn(value.threadChoices),
      ...inkNamesIn(value.inkNames),
    })
  }
  return { design: { version: designVersion, views: [...read.values()] }, left }
}

/** Of choices that no design could hold, none is taken. */
function threadsIn(value: unknown): Pick<DesignView, 'threadChoices'> {
  if (!Array.isArray(value)) return {}
  const isHex = (one: unknown): one is string => typeof one === 'string' && hexColor.test(one)
  const threadChoices = value.slice(0, MAX_THREAD_CHOICES).flatMap((choice: unknown) => {
    if (!isRecord(choice)) return []
    const { from, to } = choice
    return isHex(from) && isHex(to) ? [{ from, to }] : []
  })
  return threadChoices.length > 0 ? { threadChoices } : {}
}

function inkNamesIn(value: unknown): Pick<DesignView, 'inkNames'> {
  if (!Array.isArray(value)) return {}
  const inkNames: InkName[] = []
  for (const one of value.slice(0, MAX_INK_NAMES)) {
    if (!isRecord(one)) continue
    const hex = wordsIn(one.hex, '').toLowerCase()
    const name = trimInkName(wordsIn(one.name, ''))
    const others = inkNames.map((ink) => ink.name)
    if (hexColor.test(hex) && name !== '' && !checkInkName(name, others)) inkNames.push({ hex, name })
  }
  return inkNames.length > 0 ? { inkNames } : {}
}

function readElements(values: readonly unknown[]) {
  const faults: { element: number; why: Refusal }[] = []
  const elements = new Map<string, DesignElement>()
  for (const [element, value] of values.entries()) {
    const read = readElement(value)
    const why = isRefusal(read)
      ? read
      : elements.has(read.id)
        ? refuse('element_repeated', { id: read.id })
        : elements.size >= MAX_DESIGN_ELEMENTS
          ? refuse('too_many_elements', { maximum: MAX_DESIGN_ELEMENTS })
          : null
    if (why || isRefusal(read)) faults.push({ element, why: why ?? refuse('element_invalid') })
    else elements.set(read.id, read)
  }
  return { elements: [...elements.values()], faults }
}

/** Wrong numbers and colors are found where every design is checked. */
function readElement(value: unknown): DesignElement | Refusal {
  if (!isRecord(value)) return refuse('element_invalid', { member: 'type' })
  const common = readPlaced(value)
  const read =
    value.type === 'text'
      ? readText(value, common)
      : value.type === 'image' || value.type === 'clip_art'
        ? readPicture(value, common)
        : refuse('element_invalid', { member: 'type' })
  if (isRefusal(read)) return read
  return whyNoElement(read) ?? rounded(read)
}

function readPlaced(value: Fields) {
  const angle = numberIn(value.angle, 0)
  return {
    id: wordsIn(value.id, ''),
    name: wordsIn(value.name, ''),
    x: numberIn(value.x),
    y: numberIn(value.y),
    width: numberIn(value.width),
    height: numberIn(value.height),
    angle: ((angle % 360) + 360) % 360,
    flipX: value.flipX === true,
    flipY: value.flipY === true,
    locked: value.locked === true,
    hidden: value.hidden === true,
    group: typeof value.group === 'string' ? value.group : null,
  }
}

function readPicture(value: Fields, common: ReturnType<typeof readPlaced>): DesignElement | Refusal {
  const recolors = (Array.isArray(value.recolours) ? value.recolours : []).flatMap((one) =>
    isRecord(one) ? { from: colorIn(one.from), to: colorIn(one.to) } : [],
  )
  if (value.type === 'clip_art') {
    return { ...common, type: 'clip_art', source: wordsIn(value.source, ''), recolours: recolors }
  }
  const logo_id = wordsIn(value.logo_id, '')
  if (!uuid.test(logo_id)) return refuse('element_invalid', { member: 'logo_id' })
  const { crop } = value
  return {
    ...common,
    type: 'image',
    logo_id,
    crop: isRecord(crop)
      ? {
          x: numberIn(crop.x),
          y: numberIn(crop.y),
          width: numberIn(crop.width),
          height: numberIn(crop.height),
        }
      : null,
    recolours: recolors,
  }
}

function readText(value: Fields, common: ReturnType<typeof readPlaced>): DesignElement {
  const { outline, curve, align } = value
  const field = rosterFields.find((one) => one === value.field)
  return {
    ...common,
    type: 'text',
    ...(field && { field }),
    text: wordsIn(value.text, ''),
    font: wordsIn(value.font, ''),
    size: numberIn(value.size),
    letterSpacing: numberIn(value.letterSpacing, 0),
    lineHeight: numberIn(value.lineHeight, 1.2),
    align: align === 'left' || align === 'right' ? align : 'center',
    colour: colorIn(value.colour),
    outline: isRecord(outline) ? { width: numberIn(outline.width), colour: colorIn(outline.colour) } : null,
    curve: isRecord(curve)
      ? { radius: numberIn(curve.radius), direction: curve.direction === 'down' ? 'down' : 'up' }
      : null,
  }
}

type Fields = Readonly<Record<string, unknown>>

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

const isId = (value: unknown): value is number =>
  Number.isSafeInteger(value) && (value as number) > 0 && (value as number) <= 2_147_483_647
const numberIn = (value: unknown, plain = Number.NaN): number => {
  if (value === undefined) return plain
  return typeof value === 'number' ? value : Number.NaN
}
const wordsIn = (value: unknown, plain: string): string =>
  typeof value === 'string' ? value.toWellFormed() : plain
const colorIn = (value: unknown): string => wordsIn(value, '').toLowerCase()
