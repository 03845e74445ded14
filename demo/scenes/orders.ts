import type { ProductAppearance } from '../src/appearances/appearance.ts'
import { type ColorName, inkOn, paletteHex } from '../src/palette.ts'
import { grounds } from './grounds.ts'
import type { SewingOrder, ShotOrder } from './stage.ts'

/** What the darkroom needs to know for a picture of the product in one color. */
export function orderOf(appearance: ProductAppearance, color: ColorName): ShotOrder | SewingOrder {
  const { heather, ...options } = appearance.options
  const common = { paint: paintOf(appearance, color), options, ground: grounds[appearance.ground] }
  if (appearance.cloth)
    return { ...common, cut: appearance.scene, heather: heather === true || color === 'melange' }
  return { ...common, model: appearance.scene }
}

/** On the part that has the product's color a logo is light or dark by it; its own color is meant for one of them. */
export function inkOf(appearance: ProductAppearance, color: ColorName): string {
  const { logo, colours } = appearance
  if (logo.colour && (logo.isSteady || color === (logo.on ?? colours[0]))) return logo.colour
  return inkOn(paintOf(appearance, color).main)
}

function paintOf(appearance: ProductAppearance, color: ColorName): { main: string; second: string } {
  const fixedMain = appearance.slug === 'bateria-bambu'
  if (appearance.turnsSecond) return { main: appearance.main, second: paletteHex(color) }
  return { main: fixedMain ? appearance.main : paletteHex(color), second: appearance.second }
}
