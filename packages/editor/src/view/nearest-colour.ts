/** The colour of a palette that a person would take for this one; undefined where the palette is empty. */
export function nearestColour(hex: string, palette: readonly string[]): string | undefined {
  const parts = partsOf(hex)
  const distance = (other: string) => {
    const [red, green, blue] = partsOf(other).map((part, index) => part - (parts[index] ?? 0))
    // the eye sees green best
    return 2 * (red ?? 0) ** 2 + 4 * (green ?? 0) ** 2 + 3 * (blue ?? 0) ** 2
  }
  return palette.toSorted((one, other) => distance(one) - distance(other))[0]
}

const partsOf = (hex: string): readonly number[] =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) || 0)

const lightness = (hex: string): number => {
  const [red = 0, green = 0, blue = 0] = partsOf(hex)
  return red * 0.299 + green * 0.587 + blue * 0.114
}

/** Black or white as this technique has them, whichever stands out on the product. */
export function seenOn(ground: string | null, palette: readonly { readonly hex: string }[]): string {
  const isDark = ground !== null && lightness(ground) < 130
  const wanted = isDark ? '#ffffff' : '#111111'
  return (
    nearestColour(
      wanted,
      palette.map(({ hex }) => hex.toLowerCase()),
    ) ?? wanted
  )
}
