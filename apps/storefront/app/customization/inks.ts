import type { ImageElement } from '@estampa/domain/customization/design'
import { productColoredBackground, withoutBackgroundColor } from '@estampa/domain/customization/preflight'
import type { Logo } from './draft.ts'

/** The colors of a logo that are printed: a background in the color of the product is no ink, as the server counts too. */
export function inksOf(logo: Logo, picture: ImageElement, productColor: string | null): readonly string[] {
  const pictures = new Map([[picture.id, logo]])
  const background = productColoredBackground({ elements: [picture] }, pictures, [productColor])
  return withoutBackgroundColor(logo.colours, background)
}
