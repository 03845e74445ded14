import { contrast } from '../../shops/theme.ts'
import type { InspectedPicture, PreflightCheck, PreflightInput } from './check.ts'
import { colorDifference } from './color-difference.ts'
import { isOnFilm } from './detail-limits.ts'
import { sameColorLimit } from './product-colored-background.ts'

type NamedElement = { readonly id: string; readonly name: string }

/** The white paper of a picture that brought it along: seen on a product of another color, and an ink there. */
export function preflightBackground(
  { id, name }: NamedElement,
  { facts }: InspectedPicture,
  { productColour, technique }: PreflightInput,
): PreflightCheck[] {
  const background = facts?.flatBackground
  if (!background || facts.hasAlpha || facts.isBlank) return []
  const told = { element_id: id, params: { name }, remedies: ['remove_background'] } as const
  const isPerInk = technique?.pricing === 'colour'
  if (!productColour) {
    return isPerInk && isNearlyWhite(background)
      ? [{ ...told, code: 'background_may_print', severity: 'warn' }]
      : []
  }
  const isAsProduct = colorDifference(background, productColour) < sameColorLimit
  if (isAsProduct && isPerInk) return [{ ...told, code: 'paper_left_out', severity: 'note' }]
  // inks have no white of their own, a film has
  if (!isNearlyWhite(background) || (isAsProduct && technique && !isOnFilm(technique.key))) return []
  return [{ ...told, code: 'opaque_background', severity: 'warn' }]
}

/** A background of a firm's color is meant. */
function isNearlyWhite(hex: string): boolean {
  return contrast(hex, '#ffffff') < 1.2
}
