/** How a shop looks where no page of it is: in its mails and on its documents. */
import type { ShopConfig } from '../shops.ts'
import { type Surface, surfaces } from './surfaces.ts'
import { type HeadingVariant, templateHeadings } from './template-headings.ts'
import { type HeadGround, templateTokens } from './template-tokens.ts'
import { darkBand, isLight, type Theme, textOn, themeOf } from './theme.ts'
import { type TitleStyle, type Typeface, textFaces, titleStyles } from './typefaces.ts'

export type BrandLook = {
  readonly surface: Surface
  readonly theme: Theme
  /** Text on the shade of the shop's color that is legible as text. */
  readonly onBrandInk: string
  /** The ground of the shop's logo, and what is written there. */
  readonly head: { readonly ground: string; readonly ink: string }
  /** The face of titles, that of texts, and how titles are set. */
  readonly typeface: Typeface
  readonly textFace: Typeface
  readonly title: TitleStyle
  readonly heading: HeadingVariant
  readonly radiusPx: number
}

type LookConfig = Pick<ShopConfig, 'colors' | 'templateFK' | 'typeface'>

export function brandLookOf({ colors, templateFK, typeface }: LookConfig): BrandLook {
  const { id } = templateFK
  const tokens = templateTokens[id]
  const surface = surfaces[tokens.surface]
  const theme = themeOf(colors.primary, surface)
  const face = typeface ?? tokens.typeface
  return {
    surface,
    theme,
    onBrandInk: textOn(theme.brandInk),
    head: headOf(tokens.head, surface, theme),
    typeface: face,
    textFace: textFaces[face],
    title: titleStyles[face],
    heading: templateHeadings[id],
    radiusPx: tokens.radiusPx,
  }
}

/** The same on paper that may be printed: a dark template keeps its dark for the head alone. */
export function printedLookOf(config: LookConfig): BrandLook {
  const look = brandLookOf(config)
  return isLight(look.surface.paper) ? look : onSurface(look, config, surfaces.linen)
}

/** The same on plain white: what people at work print and read. */
export function workshopLookOf(config: LookConfig): BrandLook {
  return onSurface(brandLookOf(config), config, surfaces.white)
}

function onSurface(look: BrandLook, { colors }: LookConfig, surface: Surface): BrandLook {
  const theme = themeOf(colors.primary, surface)
  return { ...look, surface, theme, onBrandInk: textOn(theme.brandInk) }
}

function headOf(ground: HeadGround, { paper, ink }: Surface, { brand, onBrand }: Theme) {
  if (ground === 'dark') return { ground: darkBand, ink: textOn(darkBand) }
  return ground === 'brand' ? { ground: brand, ink: onBrand } : { ground: paper, ink }
}
