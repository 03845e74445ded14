/** How well a colour is told from another by the eye: WCAG's ratio, 1 for none to 21 for black on white. */
export function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

/** How far apart two colours are, hue included: 0 for the same, 1 for black and white. */
export function difference(one: string, other: string): number {
  const [a, b] = [channelsOf(one), channelsOf(other)]
  return Math.hypot(...a.map((channel, at) => channel - (b[at] as number))) / Math.sqrt(3)
}

function luminance(hex: string): number {
  const [red, green, blue] = channelsOf(hex).map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  ) as [number, number, number]
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function channelsOf(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16)
  return [(value >> 16) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255]
}
