/**
 * A text as outlines: what is drawn, cut and printed. Neither side ever writes with a font of its machine, so
 * the same design is the same drawing everywhere. The box of a text is the ink's, its outline included; it
 * follows from text, font and size and is never set.
 */
import { type Dimensions, MIN_ELEMENT_MM, roundToHundredth } from '@estampa/domain/customization/design'
import type { Font } from './fonts/font.ts'
import { type Lettering, placeLetters } from './text/letters.ts'
import { PathWriter } from './text/path-writer.ts'

export type OutlinedText = Dimensions & {
  /** SVG path data in millimeters, centered on 0,0. */
  readonly path: string
  /** Characters that the font does not have, each once: they are not drawn. */
  readonly missing: readonly string[]
}

export function outlineText(element: Lettering, font: Font): OutlinedText {
  const { letters, missing } = placeLetters(element, font)
  const writer = new PathWriter()
  for (const { glyph, matrix } of letters) writer.add(font.outlineOf(glyph), matrix)
  const around = 2 * (element.outline?.width ?? 0)
  const { path, width, height } = writer.centred()
  return {
    path,
    width: Math.max(MIN_ELEMENT_MM, roundToHundredth(width + around)),
    height: Math.max(MIN_ELEMENT_MM, roundToHundredth(height + around)),
    missing,
  }
}

/** The box of a text, to the hundredth of a millimeter; what an element of it says of itself. */
export function measureText(element: Lettering, font: Font): Dimensions {
  const { width, height } = outlineText(element, font)
  return { width, height }
}
