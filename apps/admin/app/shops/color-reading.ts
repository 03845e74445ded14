/** How a shop's color reads on the ground of a template, and what the theme does of itself. */
import { contrast, isColor, type TemplateId } from '@estampa/domain/shops'
import { surfaces } from '@estampa/domain/shops/surfaces'
import { templateTokens } from '@estampa/domain/shops/template-tokens'
import { themeOf } from '@estampa/domain/shops/theme'

export type ColorReading = {
  /** Text and ground of what is shown, with their contrast of WCAG. */
  readonly samples: readonly {
    readonly name: 'button' | 'link' | 'soft'
    text: string
    ground: string
    ratio: number
  }[]
  /** The color of texts where it is not the shop's own. */
  readonly adapted: { readonly color: string; readonly isDarker: boolean } | null
  /** A button of this color can hardly be told from the page. */
  readonly isUnseen: boolean
}

/** Of WCAG, where 4.5 is enough for text and each sample has it. */
export const READS_GREAT = 7
const SEEN = 1.6

/** Undefined while a color is being typed. */
export function readShopColor(color: string, template: TemplateId): ColorReading | undefined {
  if (!isColor(color)) return undefined
  const surface = surfaces[templateTokens[template].surface]
  const theme = themeOf(color, surface)
  const { paper } = surface
  const sample = (name: 'button' | 'link' | 'soft', text: string, ground: string) => ({
    name,
    text,
    ground,
    ratio: contrast(text, ground),
  })
  const ink = theme.brandInk
  return {
    samples: [
      sample('button', theme.onBrand, theme.brand),
      sample('link', ink, paper),
      sample('soft', ink, theme.brandWash),
    ],
    adapted:
      ink.toLowerCase() === color.toLowerCase()
        ? null
        : { color: ink, isDarker: contrast(ink, '#ffffff') > contrast(color, '#ffffff') },
    isUnseen: contrast(color, paper) < SEEN,
  }
}
