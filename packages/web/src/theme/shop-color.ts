import type { CSSProperties } from 'react'
import { type PageSurface, type PageSurfaceName, surfaces } from './surfaces.ts'

/**
 * A shop gives one color. Text on it, the shade under the pointer, the shade that is legible as text and the
 * faint background are derived from it and from the template's surface, so that every pair keeps a contrast of
 * 4.5:1 whatever the shop picks.
 */
export const DEFAULT_PRIMARY = '#cd995d'
/** The ground of a dark band on a light page. */
export const DARK_BAND = '#17181b'
const INK = '#1d1f23'
const PAPER = '#ffffff'
const LEGIBLE = 4.5

type Rgb = readonly [number, number, number]

export function parseColor(text: string): Rgb | undefined {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(text)
  const hex = short ? `#${short[1]}${short[1]}${short[2]}${short[2]}${short[3]}${short[3]}` : text
  const parts = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex)
  if (!parts) return undefined
  const [, r = '', g = '', b = ''] = parts
  return [Number.parseInt(r, 16), Number.parseInt(g, 16), Number.parseInt(b, 16)]
}

const toHex = (color: Rgb) =>
  `#${color.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`

/** Relative luminance as WCAG 2 defines it. */
function luminance(color: Rgb): number {
  const [r = 0, g = 0, b = 0] = color.map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

export function contrastOfRgb(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const mix = (from: Rgb, to: Rgb, share: number): Rgb => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
]

const toRgb = (hex: string): Rgb => parseColor(hex) ?? [0, 0, 0]

const rounded = (color: Rgb): Rgb => toRgb(toHex(color))

/** Moves a color towards another until it can be read on every one of the grounds. */
function until(surfaces: readonly Rgb[], color: Rgb, towards: Rgb): Rgb {
  for (let share = 0; share < 1; share += 0.04) {
    const shade = rounded(mix(color, towards, share))
    if (surfaces.every((surface) => contrastOfRgb(shade, surface) >= LEGIBLE)) return shade
  }
  return towards
}

/** The faint ground in the shop's color: never so strong that the quietest text on it is lost. */
function washOf(paper: Rgb, brand: Rgb, ink: Rgb): Rgb {
  for (let share = 0.1; share > 0; share -= 0.01) {
    const wash = rounded(mix(paper, brand, share))
    if (contrastOfRgb(ink, wash) >= LEGIBLE) return wash
  }
  return paper
}

export type ThemeProperties = {
  '--brand': string
  '--on-brand': string
  '--brand-strong': string
  '--brand-ink': string
  '--brand-wash': string
  /** The shade that is legible as text on a dark band. */
  '--brand-light': string
  /** 1 where what stands on the shop's color is white, 0 where it is dark. */
  '--on-brand-is-light': string
}

export function themePropertiesOf(
  primary: string | null | undefined,
  surface: PageSurface = surfaces.white,
): ThemeProperties {
  const brand = parseColor(primary ?? '') ?? toRgb(DEFAULT_PRIMARY)
  const black: Rgb = [0, 0, 0]
  const white = toRgb(PAPER)
  const paper = toRgb(surface['--paper'])
  // white, the ink of the shop, or black for the mid grays on which only black reaches 4.5:1
  const onBrand = [white, toRgb(INK), black].find((text) => contrastOfRgb(text, brand) >= LEGIBLE) ?? black
  const away = onBrand === white ? black : white
  const wash = washOf(paper, brand, toRgb(surface['--ink-faint']))
  const far = luminance(paper) > 0.5 ? black : white
  return {
    '--brand': toHex(brand),
    '--on-brand': toHex(onBrand),
    '--brand-strong': toHex(mix(brand, away, 0.14)),
    '--brand-ink': toHex(until([wash, paper], brand, far)),
    '--brand-wash': toHex(wash),
    '--brand-light': toHex(until([toRgb(DARK_BAND)], brand, white)),
    '--on-brand-is-light': onBrand === white ? '1' : '0',
  }
}

/** The style of <html>: the surface of the template and the shop's color fitted to it. */
export function themeStyle(
  primary: string | null | undefined,
  name: PageSurfaceName = 'white',
): CSSProperties {
  const surface = surfaces[name]
  return { ...(name === 'white' ? {} : surface), ...themePropertiesOf(primary, surface) } as CSSProperties
}
