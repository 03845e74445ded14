/** Fixes of a preflight check: edits of the design, another version of its logo, or a panel to open. */
import { boxOf, TOLERANCE_MM } from '@estampa/domain/customization/boxes'
import {
  type Crop,
  type DesignElement,
  type Dimensions,
  type ImageElement,
  outlineWidths,
  type Point,
  roundToHundredth,
} from '@estampa/domain/customization/design'
import {
  bleedOf,
  isPlainRectangle,
  type PrintSurface,
  placedInside,
  safeOf,
} from '@estampa/domain/customization/outline'
import {
  colorDifference,
  isVisibleOn,
  type PreflightFix as RemedyName,
} from '@estampa/domain/customization/preflight'
import { areaFor, viewFor } from '../../kernel/selectors.ts'
import type { Action, EditorArea, EditorState } from '../../kernel/state.ts'
import type { EditorLogo, EditorLogoEdit, EditorTechnique } from '../host.ts'
import { nearestColor, visibleColorOn } from '../nearest-color.ts'
import type { EditorCheck } from '../preflight.ts'

export type Fix =
  | { readonly name: RemedyName; readonly actions: readonly Action[] }
  | {
      readonly name: RemedyName
      readonly id: string
      readonly logo_id: string
      readonly edit: EditorLogoEdit
    }
  | {
      readonly name: RemedyName
      readonly select: readonly string[]
      readonly panel: 'text' | 'technique' | 'properties'
    }

type FixTechnique = Pick<EditorTechnique, 'id' | 'maxColours' | 'colours'>

export type FixContext = {
  readonly state: EditorState
  readonly host: { readonly techniques: readonly FixTechnique[] }
  readonly logo: (id: string) => EditorLogo | null | undefined
}

/** The check's fixes, the best first; those that only a person can do are left out. */
export function fixesFor(check: EditorCheck, around: FixContext): readonly Fix[] {
  return check.remedies.flatMap((name) => fixOf(name as RemedyName, check, around) ?? [])
}

function fixOf(name: RemedyName, check: EditorCheck, around: FixContext): Fix | undefined {
  if (name === 'change_technique') return { name, select: [], panel: 'technique' }
  const { state } = around
  const { elements, technique_id } = viewFor(state, check.printing_area_id)
  if (check.element_id === null) return name === 'shrink' ? shrinkAll(elements, check) : undefined
  const element = elements.find(({ id }) => id === check.element_id)
  if (!element || element.locked) return undefined
  const technique = around.host.techniques.find(({ id }) => id === technique_id)
  switch (name) {
    case 'reduce_colours':
    case 'single_colour':
    case 'vectorise':
    case 'remove_background':
      return edited(name, element, technique, around)
    case 'contrast_colour':
      return contrasted(element, check, technique)
    case 'enlarge':
      return enlarged(element, numberIn(check, 'factor', 1.25), areaFor(state, check.printing_area_id))
    case 'thicken':
      return thickened(element, check)
    case 'shrink':
    case 'move_inside': {
      const area = areaFor(state, check.printing_area_id)
      const factor = name === 'shrink' ? numberIn(check, 'factor', 1) : 1
      return { name, actions: [placed(element, factor, inside(area, numberIn(check, 'edge_mm', 0)))] }
    }
    case 'extend_to_bleed':
      return extended(element, areaFor(state, check.printing_area_id))
    case 'change_font':
      return { name, select: [element.id], panel: 'text' }
    case 'choose_colour':
      return { name, select: [element.id], panel: element.type === 'text' ? 'text' : 'properties' }
    case 'remove_element':
      return { name, actions: [{ type: 'select', ids: [element.id] }, { type: 'remove' }] }
  }
}

/** A tool that needs no figure of the check. */
type NamedTool = Exclude<EditorLogoEdit['tool'], 'thicken'>

function edited(
  name: NamedTool,
  element: DesignElement,
  technique: FixTechnique | undefined,
  { logo: logoOf }: FixContext,
): Fix | undefined {
  if (element.type !== 'image') return undefined
  const logo = logoOf(element.logo_id)
  const palette = technique?.colours.map(({ hex }) => hex.toLowerCase()) ?? []
  const colors = technique?.maxColours ?? 4
  // the paper of a picture is no color of what is drawn on it
  const main = logo?.colours.find((hex) => !isBackgroundOf(logo, hex)) ?? '#111111'
  const edits: Record<NamedTool, EditorLogoEdit> = {
    reduce_colours: { tool: 'reduce_colours', colours: colors, palette },
    single_colour: { tool: 'single_colour', colour: nearestColor(main, palette) ?? main },
    vectorise: { tool: 'vectorise', colours: logo && logo.colours.length > 0 ? null : colors },
    remove_background: { tool: 'remove_background' },
  }
  return { name, id: element.id, logo_id: element.logo_id, edit: edits[name] }
}

/** In one color, black or white as the technique has them, that is seen on the product. */
function contrasted(
  element: DesignElement,
  { params }: EditorCheck,
  technique: FixTechnique | undefined,
): Fix | undefined {
  if (element.type !== 'image') return undefined
  const ground = String(params.product_color)
  const colour = visibleColorOn(ground, technique?.colours ?? [])
  if (!isVisibleOn(colour, ground)) return undefined
  return {
    name: 'contrast_colour',
    id: element.id,
    logo_id: element.logo_id,
    edit: { tool: 'single_colour', colour },
  }
}

function isBackgroundOf({ facts }: EditorLogo, hex: string): boolean {
  const background = facts?.flatBackground ?? null
  return background !== null && colorDifference(background, hex) < 0.06
}

/** Where there is no room for it, enlarging would leave the fault as it is. */
function enlarged(element: DesignElement, factor: number, area: EditorArea): Fix | undefined {
  const larger = { ...element, width: element.width * factor, height: element.height * factor }
  const box = boxOf(larger)
  const isTooLarge =
    area.most && (box.right - box.left > area.most.width || box.bottom - box.top > area.most.height)
  if (isTooLarge || placedInside(larger, area, safeOf(area)).factor < 1) return undefined
  return { name: 'enlarge', actions: [placed(element, factor, inside(area, safeOf(area)))] }
}

/** A logo gets heavier strokes; letters get an outline in their own color, as wide as their strokes lack; an outline of another color gets wider. */
function thickened(element: DesignElement, check: EditorCheck): Fix | undefined {
  if (element.type === 'clip_art') return undefined
  if (element.type === 'image') {
    const edit = { tool: 'thicken', part: numberIn(check, 'part', 0.001) } as const
    return { name: 'thicken', id: element.id, logo_id: element.logo_id, edit }
  }
  const [line, minimum] = [numberIn(check, 'line_mm', 0), numberIn(check, 'minimum_mm', 0)]
  const { outline, colour } = element
  const isOwn = outline === null || outline.colour === colour
  const width = isOwn ? (outline?.width ?? 0) + (minimum - line) / 2 : minimum
  const next = {
    width: Math.max(outlineWidths.min, Math.ceil(width * 100) / 100),
    colour: outline?.colour ?? colour,
  }
  return { name: 'thicken', actions: [{ type: 'change', id: element.id, look: { outline: next } }] }
}

type Placement = (element: DesignElement) => Point

/** The nearest position where all of it keeps its distance from the edge. */
function inside(area: PrintSurface, margin: number): Placement {
  return (element) => placedInside(element, area, margin)
}

function placed(element: DesignElement, factor: number, within: Placement = (one) => one): Action {
  const size = { width: element.width * factor, height: element.height * factor }
  const { x, y } = within({ ...element, ...size })
  const sized =
    factor === 1 ? {} : { width: roundToHundredth(size.width), height: roundToHundredth(size.height) }
  return { type: 'place', id: element.id, at: { ...sized, x: roundToHundredth(x), y: roundToHundredth(y) } }
}

/**
 * Reaches as far as the bleed on every side where it lies at the edge; of what is no rectangle on all. A picture keeps its
 * proportions: what is too much of it is cropped. What lies askew only a person can extend.
 */
function extended(element: DesignElement, area: PrintSurface): Fix | undefined {
  if (element.type === 'text' || element.angle % 90 !== 0) return undefined
  const bleed = bleedOf(area)
  const box = boxOf(element)
  const isAt = (distance: number) => !isPlainRectangle(area) || distance <= TOLERANCE_MM
  const left = isAt(box.left) ? -bleed : box.left
  const top = isAt(box.top) ? -bleed : box.top
  const right = isAt(area.width - box.right) ? area.width + bleed : box.right
  const bottom = isAt(area.height - box.bottom) ? area.height + bleed : box.bottom
  const upright = element.angle % 180 === 0
  const [across, down] = [right - left, bottom - top]
  const [width, height] = upright ? [across, down] : [down, across]
  const crop = element.type === 'image' ? croppedTo(element, { width, height }) : null
  return {
    name: 'extend_to_bleed',
    actions: [
      ...(crop ? [{ type: 'change', id: element.id, look: { crop } } as const] : []),
      {
        type: 'place',
        id: element.id,
        at: {
          width: roundToHundredth(width),
          height: roundToHundredth(height),
          x: roundToHundredth((left + right) / 2),
          y: roundToHundredth((top + bottom) / 2),
        },
      },
    ],
  }
}

/** The middle of what is shown of a picture, in the proportions of its new frame; null where they are its own. */
function croppedTo({ crop, width, height }: ImageElement, frame: Dimensions): Crop | null {
  const shown = crop ?? { x: 0, y: 0, width: 1, height: 1 }
  const grown = Math.max(frame.width / width, frame.height / height)
  const [across, down] = [frame.width / (width * grown), frame.height / (height * grown)]
  if (across > 0.9999 && down > 0.9999) return null
  return {
    x: shown.x + (shown.width * (1 - across)) / 2,
    y: shown.y + (shown.height * (1 - down)) / 2,
    width: shown.width * across,
    height: shown.height * down,
  }
}

/** Everything that is drawn, together, towards its middle. */
function shrinkAll(elements: readonly DesignElement[], check: EditorCheck): Fix {
  const boxes = elements.filter(({ hidden }) => !hidden).map((element) => boxOf(element))
  const middle = (low: number, high: number) => (low + high) / 2
  const anchor = {
    x: middle(Math.min(...boxes.map(({ left }) => left)), Math.max(...boxes.map(({ right }) => right))),
    y: middle(Math.min(...boxes.map(({ top }) => top)), Math.max(...boxes.map(({ bottom }) => bottom))),
  }
  const factor = numberIn(check, 'factor', 0.9)
  return {
    name: 'shrink',
    actions: [
      { type: 'select_all' },
      { type: 'scale', factor: { x: factor, y: factor }, anchor },
      { type: 'settle' },
    ],
  }
}

function numberIn({ params }: EditorCheck, key: string, plain: number): number {
  const value = params[key]
  return typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : plain
}
