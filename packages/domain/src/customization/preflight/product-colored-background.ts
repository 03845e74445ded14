import { visibleOf } from '../boxes.ts'
import type { DesignView } from '../design.ts'
import type { InspectedPicture } from './check.ts'
import { colorDifference } from './color-difference.ts'

/** Color difference under which nobody tells two colors apart on a product. */
export const sameColorLimit = 0.09

/**
 * The background of a picture that has the color of every product that it is printed on: the product itself shows
 * there, so it is no ink. null where there is no such background, or the products' colors are not known.
 */
export function productColoredBackground(
  view: Pick<DesignView, 'elements'>,
  pictures: ReadonlyMap<string, InspectedPicture>,
  productColors: readonly (string | null)[],
): string | null {
  if (productColors.length === 0) return null
  for (const { id } of visibleOf(view)) {
    const facts = pictures.get(id)?.facts
    const background = facts && !facts.hasAlpha ? facts.flatBackground : null
    if (
      background &&
      productColors.every((one) => one !== null && colorDifference(one, background) < sameColorLimit)
    )
      return background
  }
  return null
}

/** The inks of a print area without the product-colored background; where nothing else is drawn, the background is the ink. */
export function withoutBackgroundColor(
  colors: readonly string[],
  background: string | null,
): readonly string[] {
  const printed =
    background === null ? colors : colors.filter((one) => colorDifference(one, background) >= sameColorLimit)
  return printed.length > 0 ? printed : colors
}
