import type { CSSProperties } from 'react'
import { type Ground, type GroundName, grounds } from './grounds.ts'

/**
 * A shop gives one colour. Text on it, the shade under the pointer, the shade that is legible as text and the
 * faint ground are derived from it and from what the template stands on, so that every pair keeps a contrast of
 * 4.5:1 whatever the shop picks.
 */
export const DEFAULT_PRIMARY = '#cd995d'
/** The ground of a dark band on a light page. */
export const DARK_BAND = '#17181b'
const INK = '#1d1f23'
const PAPER = '#ffffff'
const LEGIBLE = 4.5

type Rgb = readonly [number, number, number]

export function parseColour(text: string): Rgb | undefined {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(text)
  const hex = short ? `#${short[1]}${short[1]}${short[2]}${short[2]}${short[3]}${short[3]}` : text
  const parts = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex)
  if (!parts) return undefined
  const [, r = '', g = '', b = ''] = parts
  return [Number.parseInt(r, 16), Number.parseInt(g, 16), Number.parseInt(b, 16)]
}

const toHex = (colour: Rgb) =>
  `#${colour.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`

/** Relative luminance as WCAG 2 defines it. */
function luminance(colour: Rgb): number {
  const [r = 0, g = 0, b = 0] = colour.map((part) => {
    const share = part / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

export function contrast(one: Rgb, other: Rgb): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const mix = (from: Rgb, to: Rgb, share: number): Rgb => [
  from[0] + (to[0] - from[0]) * share,
  from[1] + (to[1] - from[1]) * share,
  from[2] + (to[2] - from[2]) * share,
]

const colourOf = (hex: string): Rgb => parseColour(hex) ?? [0, 0, 0]

const rounded = (colour: Rgb): Rgb => colourOf(toHex(colour))

/** Moves a colour towards another until it can be read on every one of the grounds. */
function until(grounds: readonly Rgb[], colour: Rgb, towards: Rgb): Rgb {
  for (let share = 0; share < 1; share += 0.04) {
    const shade = rounded(mix(colour, towards, share))
    if (grounds.every((ground) => contrast(shade, ground) >= LEGIBLE)) return shade
  }
  return towards
}

/** The faint ground in the shop's colour: never so strong that the quietest text on it is lost. */
function washOf(paper: Rgb, brand: Rgb, ink: Rgb): Rgb {
  for (let share = 0.1; share > 0; share -= 0.01) {
    const wash = rounded(mix(paper, brand, share))
    if (contrast(ink, wash) >= LEGIBLE) return wash
  }
  return paper
}

export type Theme = {
  '--brand': string
  '--on-brand': string
  '--brand-strong': string
  '--brand-ink': string
  '--brand-wash': string
  /** The shade that is legible as text on a dark band. */
  '--brand-light': string
  /** 1 where what stands on the shop's colour is white, 0 where it is dark. */
  '--on-brand-is-light': string
}

export function themeOf(primary: string | null | undefined, ground: Ground = grounds.white): Theme {
  const brand = parseColour(primary ?? '') ?? colourOf(DEFAULT_PRIMARY)
  const black: Rgb = [0, 0, 0]
  const white = colourOf(PAPER)
  const paper = colourOf(ground['--paper'])
  // white, the ink of the shop, or black for the mid greys on which only black reaches 4.5:1
  const onBrand = [white, colourOf(INK), black].find((text) => contrast(text, brand) >= LEGIBLE) ?? black
  const away = onBrand === white ? black : white
  const wash = washOf(paper, brand, colourOf(ground['--ink-faint']))
  const far = luminance(paper) > 0.5 ? black : white
  return {
    '--brand': toHex(brand),
    '--on-brand': toHex(onBrand),
    '--brand-strong': toHex(mix(brand, away, 0.14)),
    '--brand-ink': toHex(until([wash, paper], brand, far)),
    '--brand-wash': toHex(wash),
    '--brand-light': toHex(until([colourOf(DARK_BAND)], brand, white)),
    '--on-brand-is-light': onBrand === white ? '1' : '0',
  }
}

/** What stands on <html>: the ground of the template and the shop's colour fitted to it. */
export function themeStyle(primary: string | null | undefined, name: GroundName = 'white'): CSSProperties {
  const ground = grounds[name]
  return { ...(name === 'white' ? {} : ground), ...themeOf(primary, ground) } as CSSProperties
}
