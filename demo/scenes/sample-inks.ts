import type { ProductAppearance } from '../src/appearances/appearance.ts'
import { type ColorName, inkOn, isDark, isNeutral, paletteHex } from '../src/palette.ts'
import { inksOf } from './sample-logos.ts'

/** The colors of the parts. A mug's inside and its handle are of one color with it, all panels of an umbrella and the ribs of a garment, if nothing else is said. */
export function paintOf(appearance: ProductAppearance, color: ColorName): { main: string; second: string } {
  const { main, second, turnsSecond, scene, options } = appearance
  if (turnsSecond) return { main, second: paletteHex(color) }
  const own = appearance.slug === 'bateria-bambu' ? main : paletteHex(color)
  const inside = typeof options.inside === 'string' ? options.inside : own
  const isOneColored =
    scene === 'mug' ||
    (scene === 'umbrella' && !options.twoTone) ||
    scene === 'trousers' ||
    (scene === 'top' && !options.contrastRib && !options.contrastZip)
  return { main: own, second: isOneColored ? inside : second }
}

/**
 * The inks of the sample logo: several where the appearance asks for them and the product has no color of its own beside
 * theirs, else the one that the appearance says, that the part has, or that is seen on it.
 */
export function inksFor(appearance: ProductAppearance, color: ColorName): readonly string[] {
  const { logo, colours, turnsSecond } = appearance
  const { main } = paintOf(appearance, color)
  if (logo.isFullColor && isNeutral(main)) return inksOf(logo.mark, isDark(main))
  if (logo.colour && (logo.isSteady || color === (logo.on ?? colours[0]))) return [logo.colour]
  if (turnsSecond) return [paletteHex(color)]
  return [inkOn(main)]
}
