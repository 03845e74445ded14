import { findInks } from './inks.ts'
import { hexOf, type Rgba } from './rgba.ts'

/**
 * How many inks a drawing takes, drawn at the size that it is printed at: hex, most used first. Soft edges
 * are no colours. Photographs and gradients are `isPhoto`: full colour, without a count.
 */
export function countColours(picture: Rgba): { colours: string[]; isPhoto: boolean } {
  const { inks, isPhoto } = findInks(picture)
  return { colours: isPhoto ? [] : inks.map(hexOf), isPhoto }
}
