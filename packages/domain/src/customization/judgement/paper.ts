import { visibleOf } from '../boxes.ts'
import type { DesignView } from '../design.ts'
import type { SeenPicture } from '../judgement.ts'
import { difference } from './difference.ts'

/** Under this nobody tells two colors apart on a product. */
export const sameOnProduct = 0.09

/**
 * The background of a picture that has the color of every product that it is printed on: the product itself shows
 * there, so it is no ink. null where there is no such background, or the products' colors are not known.
 */
export function paperOn(
  view: Pick<DesignView, 'elements'>,
  pictures: ReadonlyMap<string, SeenPicture>,
  productColours: readonly (string | null)[],
): string | null {
  if (productColours.length === 0) return null
  for (const { id } of visibleOf(view)) {
    const facts = pictures.get(id)?.facts
    const paper = facts && !facts.hasAlpha ? facts.flatBackground : null
    if (paper && productColours.every((one) => one !== null && difference(one, paper) < sameOnProduct))
      return paper
  }
  return null
}

/** The inks of a place; where nothing but paper is drawn, the paper is what is meant. */
export function withoutPaper(colours: readonly string[], paper: string | null): readonly string[] {
  const printed = paper === null ? colours : colours.filter((one) => difference(one, paper) >= sameOnProduct)
  return printed.length > 0 ? printed : colours
}
