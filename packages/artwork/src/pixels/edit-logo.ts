/** What can be done to a logo, by one name: the picture that comes out, and its drawing where it is one. */
import { isRefusal, type Refusal } from '@estampa/domain/refusal'
import { type BackgroundRefusal, removeBackground } from './background.ts'
import { reduceColours } from './reduce.ts'
import type { Rgba } from './rgba.ts'
import { singleColour } from './single-colour.ts'
import { type TracingRefusal, vectorise } from './vectorise.ts'

export type LogoEdit =
  | { readonly tool: 'remove_background'; readonly inner: boolean }
  /** `palette`: hex; null: the logo's own colours. */
  | { readonly tool: 'reduce_colours'; readonly colours: number; readonly palette: readonly string[] | null }
  | {
      readonly tool: 'single_colour'
      readonly colour: string
      readonly threshold: number | null
      readonly inverted: boolean
    }
  /** `colours` null: as many as it has; a photograph needs a number. */
  | {
      readonly tool: 'vectorise'
      readonly colours: number | null
      readonly palette: readonly string[] | null
    }

export type EditRefusal = BackgroundRefusal | TracingRefusal
export type EditedLogo = { readonly picture: Rgba; readonly svg: string | null }

/** `isVector`: what came was a drawing, so what comes out is one again where it can be. */
export function editLogo(
  picture: Rgba,
  edit: LogoEdit,
  isVector: boolean,
): EditedLogo | Refusal<EditRefusal> {
  if (edit.tool === 'vectorise') return vectorise(picture, edit)
  const edited = editPixels(picture, edit)
  if (isRefusal(edited) || !isVector) return isRefusal(edited) ? edited : { picture: edited, svg: null }
  const traced = vectorise(edited, { colours: null, palette: null })
  return isRefusal(traced) ? { picture: edited, svg: null } : traced
}

function editPixels(
  picture: Rgba,
  edit: Exclude<LogoEdit, { tool: 'vectorise' }>,
): Rgba | Refusal<BackgroundRefusal> {
  switch (edit.tool) {
    case 'remove_background':
      return removeBackground(picture, edit)
    case 'reduce_colours':
      return reduceColours(picture, edit).picture
    case 'single_colour':
      return singleColour(picture, { ink: edit.colour, threshold: edit.threshold, inverted: edit.inverted })
  }
}
