/** What makes a judgement's cause go away: edits of the design, or another version of its logo. */
import type { DesignElement } from '@estampa/domain/customization/design'
import type { Action, EditorState } from '../../kernel/state.ts'
import type { Host, LogoEdit } from '../host.ts'
import type { Judgement } from '../judgements.ts'

export type RemedyName = LogoEdit['tool'] | 'enlarge' | 'shrink' | 'move_inside' | 'thicken' | 'choose_colour'
type Remedy =
  | { readonly name: RemedyName; readonly actions: readonly Action[] }
  | { readonly name: RemedyName; readonly id: string; readonly logo_id: string; readonly edit: LogoEdit }

type Around = { readonly state: EditorState; readonly host: Pick<Host, 'techniques'> }

export function remedyFor(judgement: Judgement, { state, host }: Around): Remedy | undefined {
  const view = state.design.views.find((one) => one.printing_area_id === judgement.printing_area_id)
  if (!view) return undefined
  const element = judgement.element === null ? soleImage(view.elements) : view.elements[judgement.element]
  if (!element || element.locked) return undefined
  const technique = host.techniques.find((one) => one.id === view.technique_id)
  const palette = technique?.colours.map(({ hex }) => hex.toLowerCase()) ?? []
  const most = technique?.maxColours ?? 4
  switch (judgement.remedy) {
    case 'reduce_colours':
      return edited(element, { tool: 'reduce_colours', colours: most, palette })
    case 'vectorise':
      return edited(element, { tool: 'vectorise', colours: Math.min(most, 8) })
    case 'remove_background':
      return edited(element, { tool: 'remove_background' })
    case 'single_colour':
      return edited(element, { tool: 'single_colour', colour: palette[0] ?? '#111111' })
    case 'enlarge':
      return resized(element, 'enlarge', numberIn(judgement, 'factor', 1.25))
    case 'shrink':
      return resized(element, 'shrink', numberIn(judgement, 'factor', 0.8))
    default:
      return undefined
  }
}

const soleImage = (elements: readonly DesignElement[]): DesignElement | undefined => {
  const images = elements.filter(({ type, hidden }) => type === 'image' && !hidden)
  return images.length === 1 ? images[0] : undefined
}

function edited(element: DesignElement, edit: LogoEdit): Remedy | undefined {
  if (element.type !== 'image') return undefined
  return { name: edit.tool, id: element.id, logo_id: element.logo_id, edit }
}

function resized(element: DesignElement, name: 'enlarge' | 'shrink', factor: number): Remedy {
  const { id, width, height } = element
  const at = { width: width * factor, height: height * factor }
  return {
    name,
    actions: [
      { type: 'select', ids: [id] },
      { type: 'place', id, at },
    ],
  }
}

function numberIn({ params }: Judgement, key: string, plain: number): number {
  const value = params[key]
  return typeof value === 'number' && Number.isFinite(value) && value > 0 ? value : plain
}
