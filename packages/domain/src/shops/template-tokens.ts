/**
 * The design tokens of each template. What shows a shop takes them from here: the CSS of its pages, its mails and its
 * PDF documents. The variants of its parts stand in the storefront's `theme/templates.ts`.
 */
import type { TemplateId } from '../shops.ts'
import type { SurfaceName } from './surfaces.ts'
import type { Typeface } from './typefaces.ts'

/** The ground on which the shop's logo stands: its paper, a dark band, or its own color. */
export type HeadGround = 'paper' | 'dark' | 'brand'

export type TemplateTokens = {
  /** The paper and the inks that the shop's color is fitted to. */
  readonly surface: SurfaceName
  /** Where the shop chose none. */
  readonly typeface: Typeface
  readonly radiusPx: number
  readonly head: HeadGround
}

export const templateTokens: Record<TemplateId, TemplateTokens> = {
  1: { surface: 'white', typeface: 'figtree', radiusPx: 8, head: 'paper' },
  2: { surface: 'linen', typeface: 'fraunces', radiusPx: 2, head: 'paper' },
  3: { surface: 'steel', typeface: 'inter-tight', radiusPx: 4, head: 'paper' },
  4: { surface: 'steel', typeface: 'archivo', radiusPx: 0, head: 'dark' },
  5: { surface: 'sheet', typeface: 'newsreader', radiusPx: 2, head: 'paper' },
  6: { surface: 'white', typeface: 'jost', radiusPx: 0, head: 'paper' },
  7: { surface: 'cool', typeface: 'manrope', radiusPx: 6, head: 'paper' },
  8: { surface: 'kraft', typeface: 'nunito', radiusPx: 16, head: 'paper' },
  9: { surface: 'pop', typeface: 'bricolage', radiusPx: 14, head: 'brand' },
  10: { surface: 'night', typeface: 'playfair', radiusPx: 0, head: 'paper' },
}
