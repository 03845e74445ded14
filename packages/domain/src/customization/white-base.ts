/**
 * The white base: inks let a dark product show through, so that white is printed below them first. Where inks are
 * counted it is one more of them, with a film of its own; a printer of full color has it as a layer. White inks need
 * none, but a full-color printer has no other white than the base.
 */
import { contrast } from '../shops/theme.ts'
import { colorDifference } from './preflight/color-difference.ts'
import { sameColorLimit } from './preflight/product-colored-background.ts'
import type { ApplicationTechnique } from './technique.ts'

const white = '#ffffff'
/** Contrast with white from which a product is dark: that at which white art is read on it. */
const DARK_CONTRAST = 3

export const isDarkGround = (hex: string): boolean => contrast(hex, white) >= DARK_CONTRAST

export const isWhiteInk = (hex: string): boolean => colorDifference(hex, white) < sameColorLimit

type BaseTechnique = Pick<ApplicationTechnique, 'hasWhiteBase' | 'pricing'>

/** Whether art in these inks has a white base on a product of this color; null: the color is not known. */
export function needsWhiteBase(
  technique: BaseTechnique | null,
  art: { readonly colours: readonly string[]; readonly isPhoto: boolean },
  ground: string | null,
): boolean {
  if (!technique?.hasWhiteBase || ground === null || !isDarkGround(ground)) return false
  if (technique.pricing !== 'colour') return art.isPhoto || art.colours.length > 0
  return art.isPhoto || art.colours.some((hex) => !isWhiteInk(hex))
}

/** Whether the base is paid for as an ink. */
export const isBaseCounted = ({ pricing }: Pick<ApplicationTechnique, 'pricing'>): boolean =>
  pricing === 'colour'

/** Names of the goods of a line that have a white base; empty where all have it. null: none has it. */
export function goodsWithBase(
  whiteBase: readonly string[] | undefined,
  goods: readonly { readonly sku: string; readonly name: string }[],
): string[] | null {
  const based = goods.filter(({ sku }) => whiteBase?.includes(sku))
  if (based.length === 0) return null
  return based.length === goods.length ? [] : based.map(({ name }) => name)
}
