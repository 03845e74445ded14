/**
 * A shop gives one color. Text on it, the shade under the pointer, the shade that is legible as text and the
 * faint background are derived from it and from the template's surface, so that every pair keeps a contrast of
 * 4.5:1 whatever the shop picks: on its pages, in its mails and on its documents.
 */
import { type Surface, surfaces } from './surfaces.ts'

export type Theme = {
  readonly brand: string
  /** Text on the shop's color. */
  readonly onBrand: string
  /** The shop's color under the pointer. */
  readonly brandStrong: string
  /** The shade that is legible as text on the surface's paper and on the two washes. */
  readonly brandInk: string
  /** The faint ground in the shop's color. */
  readonly brandWash: string
  /** The shade that is legible as text on a dark band. */
  readonly brandLight: string
}

type Channels = readonly [red: number, green: number, blue: number]

export const defaultPrimary = '#cd995d'
/** The ground of a dark band on a light page. */
export const darkBand = '#17181b'
const readable = 4.5
const white = '#ffffff'
const ink = '#1d1f23'
const black = '#000000'

/** The theme of any color on a surface; what is no color counts as the default one. */
export function themeOf(color: string | null | undefined, surface: Surface = surfaces.white): Theme {
  const brand = fullHex(color ?? '')
  const onBrand = textOn(brand)
  const brandWash = washOf(surface, brand)
  const far = isLight(surface.paper) ? black : white
  return {
    brand,
    onBrand,
    brandStrong: mix(brand, onBrand === white ? black : white, 0.14),
    brandInk: readableOn([brandWash, surface.paper], brand, far),
    brandWash,
    brandLight: readableOn([darkBand], brand, white),
  }
}

export function isColor(color: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(color)
}

/** '#abc' is '#aabbcc', as in CSS. */
function fullHex(color: string): string {
  const long = color.toLowerCase().replace(/^#([0-9a-f])([0-9a-f])([0-9a-f])$/, '#$1$1$2$2$3$3')
  return isColor(long) ? long : defaultPrimary
}

/** Contrast of WCAG 2.2, 1…21. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(channelsOf(one)), luminance(channelsOf(other))]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

export const isLight = (color: string) => luminance(channelsOf(color)) > 0.5

/** White, the ink of the shop, or black for the middle grays on which only black reaches 4.5:1. */
export function textOn(background: string): string {
  return [white, ink].find((text) => contrast(text, background) >= readable) ?? black
}

/** Moves a color towards another until it can be read on every one of the grounds. */
export function readableOn(grounds: readonly string[], color: string, towards: string): string {
  for (let share = 0; share < 1; share += 0.04) {
    const shade = mix(color, towards, share)
    if (grounds.every((ground) => contrast(shade, ground) >= readable)) return shade
  }
  return towards
}

/** Never so strong that the quietest text on it is lost. */
function washOf({ paper, inkFaint }: Surface, brand: string): string {
  for (let share = 0.1; share > 0; share -= 0.01) {
    const wash = mix(paper, brand, share)
    if (contrast(inkFaint, wash) >= readable) return wash
  }
  return paper
}

/** `share`: of the second color, 0…1. */
function mix(from: string, to: string, share: number): string {
  const target = channelsOf(to)
  return hexOf(channelsOf(from).map((one, index) => Math.round(one + ((target[index] ?? one) - one) * share)))
}

/** Red, green and blue of '#rrggbb', 0…255. */
export function channelsOf(color: string): Channels {
  const number = Number.parseInt(color.slice(1), 16)
  return [number >> 16, (number >> 8) & 255, number & 255]
}

function hexOf(channels: readonly number[]): string {
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

const linear = Array.from({ length: 256 }, (_, channel) => {
  const part = channel / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
})

function luminance([red, green, blue]: Channels): number {
  const part = (channel: number) => linear[channel] ?? 0
  return 0.2126 * part(red) + 0.7152 * part(green) + 0.0722 * part(blue)
}
