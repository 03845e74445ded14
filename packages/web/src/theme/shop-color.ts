import type { TemplateId } from '@estampa/domain/shops'
import { type Surface, surfaces } from '@estampa/domain/shops/surfaces'
import { templateTokens } from '@estampa/domain/shops/template-tokens'
import { isLight, themeOf } from '@estampa/domain/shops/theme'
import type { CSSProperties } from 'react'

/** The style of <html> where the pages of a shop stand on plain white: its color fitted to that. */
export function themeStyle(primary: string | null | undefined): CSSProperties {
  return colorProperties(primary, surfaces.white)
}

/** The style of <html>: the tokens of the template and the shop's color fitted to its surface. */
export function templateStyle(id: TemplateId, primary: string | null | undefined): CSSProperties {
  const { surface, radiusPx } = templateTokens[id]
  return {
    // white is the default of the style sheet
    ...(surface !== 'white' && toProperties(surfaces[surface])),
    ...colorProperties(primary, surfaces[surface]),
    '--radius': `${radiusPx}px`,
  } as CSSProperties
}

function colorProperties(primary: string | null | undefined, surface: Surface) {
  const theme = themeOf(primary, surface)
  // 1 where what stands on the shop's color is white, 0 where it is dark
  return {
    ...toProperties(theme),
    '--on-brand-is-light': isLight(theme.onBrand) ? '1' : '0',
  } as CSSProperties
}

/** `onBrand` is `--on-brand`. */
function toProperties(colors: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(colors).map(([name, color]) => [
      `--${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
      color,
    ]),
  )
}
