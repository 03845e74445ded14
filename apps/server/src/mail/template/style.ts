/** The tokens of the shop's template as a mail can wear them: colors of each part, and sizes that Outlook knows. */
import type { Surface } from '@estampa/domain/shops/surfaces'
import { contrast, type Theme, textOn } from '@estampa/domain/shops/theme'
import { type MailBranding, nightSurface } from './branding.ts'
import { mailFaces } from './faces.ts'

/** A button whose ground is less apart from the card could hardly be seen. */
const SEEN = 1.6

export type MailColors = {
  page: string
  card: string
  ink: string
  soft: string
  line: string
  /** Links, and what is done of a progress. */
  accent: string
  kicker: { ground: string; text: string }
  button: { ground: string; text: string }
}

export function mailColorsOf(surface: Surface, theme: Theme): MailColors {
  const isSeen = contrast(theme.brand, surface.paper) >= SEEN
  return {
    page: surface.wash,
    card: surface.paper,
    ink: surface.ink,
    soft: surface.inkSoft,
    line: surface.line,
    accent: theme.brandInk,
    kicker: { ground: theme.brandWash, text: theme.brandInk },
    button: isSeen
      ? { ground: theme.brand, text: theme.onBrand }
      : { ground: theme.brandInk, text: textOn(theme.brandInk) },
  }
}

export type MailStyle = {
  colors: MailColors
  night: MailColors
  /** Declarations for titles; centered where the template's are. */
  title: string
  align: 'left' | 'center'
  /** Above the title of a part. */
  titleRule: string
  headingPx: number
  textFont: string
  radius: { small: number; base: number; card: number; pill: number }
}

export function mailStyleOf({ look, nightTheme }: MailBranding): MailStyle {
  const { surface, theme, typeface, textFace, title, heading, radiusPx } = look
  const colors = mailColorsOf(surface, theme)
  return {
    colors,
    night: mailColorsOf(nightSurface, nightTheme),
    title: `font-family:${mailFaces[typeface].stack};font-weight:${title.weight};letter-spacing:${title.trackingEm}em`,
    align: heading === 'centered' ? 'center' : 'left',
    titleRule: heading === 'ruled' ? `border-top:2px solid ${colors.ink};padding-top:12px;` : '',
    headingPx: heading === 'poster' ? 32 : 26,
    textFont: mailFaces[textFace].stack,
    radius: {
      small: radiusPx / 2,
      base: radiusPx,
      card: Math.min(Math.round(radiusPx * 1.75), 24),
      pill: radiusPx * 3,
    },
  }
}
