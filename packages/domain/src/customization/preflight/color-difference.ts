import { channelsOf } from '../../shops/theme.ts'

/** How far apart two colors are, hue included: 0 for the same, 1 for black and white. */
export function colorDifference(one: string, other: string): number {
  const [a, b] = [channelsOf(one), channelsOf(other)]
  return Math.hypot(...a.map((channel, at) => channel - (b[at] ?? 0))) / (255 * Math.sqrt(3))
}
