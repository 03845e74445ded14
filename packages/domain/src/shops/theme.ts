/** Theme from a shop's color, with which every text stays readable (4.5:1). */
export type Theme = {
  readonly primary: string
  /** Text on the primary color: ≥ 4.5:1. */
  readonly onPrimary: string
  /** The primary darkened until it can be text or a focus ring on white: ≥ 4.5:1. */
  readonly accent: string
  readonly onAccent: string
}

type Channels = readonly [red: number, green: number, blue: number]

export const defaultPrimary = '#cd995d'
const readable = 4.5
const white = '#ffffff'
const ink = '#111111'
const black = '#000000'

/** The theme of any color; what is no color counts as the default one. */
export function themeOf(color: string): Theme {
  const primary = isColor(color) ? color.toLowerCase() : defaultPrimary
  return { primary, onPrimary: textOn(primary), accent: darkenUntilReadable(primary), onAccent: white }
}

export function isColor(color: string): boolean {
  return /^#[0-9a-f]{6}$/i.test(color)
}

/** Contrast of WCAG 2.2, 1…21. */
export function contrast(one: string, other: string): number {
  const [a, b] = [luminance(channelsOf(one)), luminance(channelsOf(other))]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

// every color reaches 4.5:1 with white or with pure black; ink is only the softer of two blacks
function textOn(background: string): string {
  return [white, ink].find((text) => contrast(text, background) >= readable) ?? black
}

function darkenUntilReadable(color: string): string {
  const [red, green, blue] = channelsOf(color)
  for (let part = 100; part > 0; part -= 2) {
    const darker = hexOf([red, green, blue].map((channel) => Math.round((channel * part) / 100)))
    if (contrast(darker, white) >= readable) return darker
  }
  return black
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
