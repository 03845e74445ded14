import { colorMatcher, rgbOf } from '@estampa/artwork/pixels'

/** The color of a palette that a person would take for this one; undefined where the palette is empty. */
export function nearestColor(hex: string, palette: readonly string[]): string | undefined {
  return palette[colorMatcher(palette.map(rgbOf))(rgbOf(hex))]
}

const lightness = (hex: string): number => {
  const [red, green, blue] = rgbOf(hex)
  return red * 0.299 + green * 0.587 + blue * 0.114
}

/** Black or white as this technique has them, whichever stands out on the product. */
export function visibleColorOn(ground: string | null, palette: readonly { readonly hex: string }[]): string {
  const isDark = ground !== null && lightness(ground) < 130
  const contrasting = isDark ? '#ffffff' : '#111111'
  return (
    nearestColor(
      contrasting,
      palette.map(({ hex }) => hex.toLowerCase()),
    ) ?? contrasting
  )
}
