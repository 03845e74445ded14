import { drawnBox, partOf } from './drawn-box.ts'
import { findInks } from './inks.ts'
import { hexOf, type Rgba } from './rgba.ts'

/** Pixels around what is drawn, so that its edge is told from the picture's. */
const MARGIN = 6

/**
 * How many inks a drawing takes, drawn at the size that it is printed at: hex, most used first. Soft edges
 * are no colors. Photographs and gradients are `isPhoto`: full color, without a count.
 */
export function countColors(picture: Rgba): { colours: string[]; isPhoto: boolean } {
  const box = drawnBox(picture)
  // a logo on a large place is counted as fast as on a small one
  const part = box ? partOf(picture, box, MARGIN) : picture
  const { inks, isPhoto } = findInks(part, picture.width * picture.height)
  return { colours: isPhoto ? [] : inks.map(hexOf), isPhoto }
}
