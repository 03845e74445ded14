/** The colors of a logo, which say on what grounds it can be seen. */
import type { LogoTone } from '@estampa/domain/shops/logo-ground'
import { contrast, darkBand, isLight } from '@estampa/domain/shops/theme'
import sharp from 'sharp'

/** '#rrggbb' each, and its share of what is drawn, 0…1. */
export type LogoColors = readonly { readonly color: string; readonly share: number }[]

/**
 * The share of a logo that may be lost. Logos are drawn for light paper, where some have faint parts; on any other ground
 * only the shades at the edges of letters may.
 */
const LOST = { light: 0.5, dark: 0.08 }
const SEEN = 1.9

export function isSeenOn(colors: LogoColors, ground: string): boolean {
  const lost = colors.filter(({ color }) => contrast(color, ground) < SEEN)
  return lost.reduce((sum, { share }) => sum + share, 0) < LOST[isLight(ground) ? 'light' : 'dark']
}

/** A white logo is drawn for dark grounds. One that is seen nowhere whole counts as drawn for paper, as most are. */
export function drawnFor(colors: LogoColors): LogoTone {
  return !isSeenOn(colors, '#ffffff') && isSeenOn(colors, darkBand) ? 'dark' : 'paper'
}

/** Shades that differ by less than a sixteenth are one color, and what is hardly there is none. */
export async function colorsOfLogo(picture: Uint8Array): Promise<LogoColors> {
  const { data } = await sharp(picture)
    .toColourspace('srgb')
    .ensureAlpha()
    .resize({ width: 120, height: 120, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const counts = new Map<string, number>()
  let all = 0
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] ?? 0) < 128) continue
    const color = `#${[0, 1, 2].map((channel) => shade(data[at + channel] ?? 0)).join('')}`
    counts.set(color, (counts.get(color) ?? 0) + 1)
    all += 1
  }
  return [...counts].map(([color, count]) => ({ color, share: count / all }))
}

const shade = (channel: number) => ((channel >> 4) * 17).toString(16).padStart(2, '0')
