import type { ProductAppearance } from './appearances/appearance.ts'
import type { ColorName } from './palette.ts'
import { characters } from './shops/characters.ts'

type Colored = Pick<ProductAppearance, 'slug' | 'colours' | 'logo'>

/** The color of a product that comes first in a shop that prefers some. */
export function firstColor(
  { colours }: Pick<Colored, 'colours'>,
  preferred: readonly ColorName[],
): ColorName | undefined {
  return preferred.find((color) => colours.includes(color)) ?? colours[0]
}

/** The pictures of a product with a logo on it, by color: there is one in each color that comes first in some shop. */
export function rendersWithLogo(appearance: Colored): ReadonlyMap<ColorName, string> {
  const { slug, colours, logo } = appearance
  const own = logo.on ?? colours[0]
  const shownFirst = characters.map(({ colors = [] }) => firstColor(appearance, colors))
  const wanted = colours.filter((color) => color === own || shownFirst.includes(color))
  return new Map(wanted.map((color) => [color, color === own ? `${slug}-logo` : `${slug}-${color}-logo`]))
}
