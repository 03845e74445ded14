/** Fixes of a preflight check: edits of the design, another version of its logo, or a panel to open. */
import { boxOf } from '@estampa/domain/customization/boxes'
import {
  type DesignElement,
  type Dimensions,
  type Point,
  roundToHundredth,
} from '@estampa/domain/customization/design'
import { colorDifference, type PreflightFix as RemedyName } from '@estampa/domain/customization/preflight'
import { areaFor, viewFor } from '../../kernel/selectors.ts'
import type { Action, EditorState } from '../../kernel/state.ts'
import type { EditorLogo, EditorLogoEdit, EditorTechnique, Host } from '../host.ts'
import { nearestColor } from '../nearest-color.ts'
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

type FixContext = {
  readonly state: EditorState
  readonly host: Pick<Host, 'techniques'>
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
  switch (name) {
    case 'reduce_colours':
    case 'single_colour':
    case 'vectorise':
    case 'remove_background': {
      const technique = around.host.techniques.find(({ id }) => id === technique_id)
      return edited(name, element, technique, around)
    }
    case 'enlarge':
      return { name, actions: [placed(element, numberIn(check, 'factor', 1.25))] }
    case 'shrink':
    case 'move_inside': {
      const area = areaFor(state, check.printing_area_id)
      const factor = name === 'shrink' ? numberIn(check, 'factor', 1) : 1
      return { name, actions: [placed(element, factor, inside(area, numberIn(check, 'edge_mm', 0)))] }
    }
    case 'change_font':
      return { name, select: [element.id], panel: 'text' }
    case 'choose_colour':
      return { name, select: [element.id], panel: element.type === 'text' ? 'text' : 'properties' }
    case 'remove_element':
      return { name, actions: [{ type: 'select', ids: [element.id] }, { type: 'remove' }] }
  }
}

function edited(
  name: EditorLogoEdit['tool'],
  element: DesignElement,
  technique: EditorTechnique | undefined,
  { logo: logoOf }: FixContext,
): Fix | undefined {
  if (element.type !== 'image') return undefined
  const logo = logoOf(element.logo_id)
  const palette = technique?.colours.map(({ hex }) => hex.toLowerCase()) ?? []
  const colors = technique?.maxColours ?? 4
  // the paper of a picture is no color of what is drawn on it
  const main = logo?.colours.find((hex) => !isBackgroundOf(logo, hex)) ?? '#111111'
  const edits: Record<EditorLogoEdit['tool'], EditorLogoEdit> = {
    reduce_colours: { tool: 'reduce_colours', colours: colors, palette },
    single_colour: { tool: 'single_colour', colour: nearestColor(main, palette) ?? main },
    vectorise: { tool: 'vectorise', colours: logo && logo.colours.length > 0 ? null : colors },
    remove_background: { tool: 'remove_background' },
  }
  return { name, id: element.id, logo_id: element.logo_id, edit: edits[name] }
}

function isBackgroundOf({ facts }: EditorLogo, hex: string): boolean {
  const background = facts?.flatBackground ?? null
  return background !== null && colorDifference(background, hex) < 0.06
}

type Placement = (half: Dimensions, at: Point) => Point

/** The nearest position where all of it keeps its distance from the edge. */
function inside(area: Dimensions, margin: number): Placement {
  const between = (value: number, half: number, length: number) =>
    Math.min(Math.max(value, half + margin), Math.max(length - half - margin, half))
  return (half, { x, y }) => ({
    x: between(x, half.width, area.width),
    y: between(y, half.height, area.height),
  })
}

function placed(element: DesignElement, factor: number, within: Placement = (_half, at) => at): Action {
  const width = element.width * factor
  const height = element.height * factor
  const box = boxOf({ ...element, width, height })
  const half = { width: (box.right - box.left) / 2, height: (box.bottom - box.top) / 2 }
  const { x, y } = within(half, element)
  const size = factor === 1 ? {} : { width: roundToHundredth(width), height: roundToHundredth(height) }
  return { type: 'place', id: element.id, at: { ...size, x: roundToHundredth(x), y: roundToHundredth(y) } }
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
