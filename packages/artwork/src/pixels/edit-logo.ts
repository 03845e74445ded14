/** Edits a logo by the name of the tool: gives the new picture, and its SVG drawing where it is one. */
import { isRefusal, type Refusal } from '@estampa/domain/refusal'
import { type BackgroundRefusal, removeBackground } from './background.ts'
import { colorMatcher } from './color-match.ts'
import { reduceColors } from './reduce.ts'
import { hexOf, type Rgba, rgbOf } from './rgba.ts'
import { figureInk, toSingleColor } from './single-color.ts'
import { type ThickeningRefusal, thicken } from './thicken.ts'
import { type TracingRefusal, vectorize } from './vectorize.ts'

export type LogoEdit =
  | { readonly tool: 'remove_background'; readonly inner: boolean }
  /** `palette`: hex; null: the logo's own colors. */
  | { readonly tool: 'reduce_colours'; readonly colours: number; readonly palette: readonly string[] | null }
  | {
      readonly tool: 'single_colour'
      readonly colour: string
      readonly threshold: number | null
      readonly inverted: boolean
    }
  /** `part` of the width is added on every side of what is drawn. */
  | { readonly tool: 'thicken'; readonly part: number }
  /** `colours` null: as many as it has; a photograph needs a number. */
  | {
      readonly tool: 'vectorise'
      readonly colours: number | null
      readonly palette: readonly string[] | null
    }

export type EditRefusal = BackgroundRefusal | TracingRefusal | ThickeningRefusal
export type EditedLogo = { readonly picture: Rgba; readonly svg: string | null }

/** `isVector`: what came was a drawing, so what comes out is one again where it can be. */
export function editLogo(
  picture: Rgba,
  edit: LogoEdit,
  isVector: boolean,
): EditedLogo | Refusal<EditRefusal> {
  if (edit.tool === 'vectorise') {
    if (edit.colours !== 1) return vectorize(picture, edit)
    return vectorize(inOneInk(picture, edit.palette), { colours: null, palette: null })
  }
  const edited = editPixels(picture, edit)
  if (isRefusal(edited) || !isVector) return isRefusal(edited) ? edited : { picture: edited, svg: null }
  const traced = vectorize(edited, { colours: null, palette: null })
  return isRefusal(traced) ? { picture: edited, svg: null } : traced
}

function editPixels(
  picture: Rgba,
  edit: Exclude<LogoEdit, { tool: 'vectorise' }>,
): Rgba | Refusal<BackgroundRefusal | ThickeningRefusal> {
  switch (edit.tool) {
    case 'remove_background':
      return removeBackground(picture, edit)
    case 'reduce_colours':
      return edit.colours === 1 ? inOneInk(picture, edit.palette) : reduceColors(picture, edit).picture
    case 'thicken':
      return thicken(picture, edit.part)
    case 'single_colour':
      return toSingleColor(picture, { ink: edit.colour, threshold: edit.threshold, inverted: edit.inverted })
  }
}

/** The largest surface is often paper: the single ink is what is drawn on it, so that it never covers the logo. */
function inOneInk(picture: Rgba, palette: readonly string[] | null): Rgba {
  const own = figureInk(picture)
  const ink = palette?.[colorMatcher(palette.map(rgbOf))(own)] ?? hexOf(own)
  return toSingleColor(picture, { ink, threshold: null, inverted: false })
}
