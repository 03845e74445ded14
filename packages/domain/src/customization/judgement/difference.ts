import { channelsOf } from '../../shops/theme.ts'

/** How far apart two colours are, hue included: 0 for the same, 1 for black and white. */
export function difference(one: string, other: string): number {
  const [a, b] = [channelsOf(one), channelsOf(other)]
  return Math.hypot(...a.map((channel, at) => channel - (b[at] ?? 0))) / (255 * Math.sqrt(3))
}
