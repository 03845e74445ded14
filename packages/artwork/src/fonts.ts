/**
 * The typefaces in which people write on products. Each is one TrueType file in packages/artwork/fonts, served by
 * us. Server and browser read the same file with the same code, so a text has the same outline on both sides.
 */
import type { Font } from './fonts/font.ts'
import { readTrueType } from './fonts/true-type.ts'

export type { Font } from './fonts/font.ts'

export type FontCategory =
  | 'sans'
  | 'condensed'
  | 'rounded'
  | 'serif'
  | 'slab'
  | 'script'
  | 'hand'
  | 'monospace'
  | 'stencil'
  | 'display'

export type FontRow = {
  /** As designs store it: never renamed. */
  readonly key: string
  /** As people read it. */
  readonly name: string
  readonly category: FontCategory
  /** In packages/artwork/fonts. */
  readonly file: string
  /** Its thinnest strokes, in ems: a disc of that width fits into all but a twentieth of its ink. */
  readonly strokeEm: number
}

/** Thinner strokes than these make a typeface one of hairlines. */
const ORDINARY_STROKE = 0.075

const row = (
  key: string,
  name: string,
  category: FontCategory,
  strokeEm: number = ORDINARY_STROKE,
): FontRow => ({
  key,
  name,
  category,
  file: `${key}.ttf`,
  strokeEm,
})

/** In the order in which they are offered. */
export const fontList: readonly FontRow[] = [
  row('montserrat', 'Montserrat', 'sans', 0.11),
  row('poppins', 'Poppins', 'sans'),
  row('archivo-black', 'Archivo Black', 'sans', 0.125),
  row('roboto-condensed', 'Roboto Condensed', 'condensed'),
  row('oswald', 'Oswald', 'condensed', 0.1),
  row('bebas-neue', 'Bebas Neue', 'condensed'),
  row('anton', 'Anton', 'condensed'),
  row('quicksand', 'Quicksand', 'rounded'),
  row('fredoka', 'Fredoka', 'rounded'),
  row('lora', 'Lora', 'serif', 0.058),
  row('playfair-display', 'Playfair Display', 'serif', 0.035),
  row('abril-fatface', 'Abril Fatface', 'serif', 0.045),
  row('cinzel', 'Cinzel', 'serif', 0.035),
  row('roboto-slab', 'Roboto Slab', 'slab'),
  row('alfa-slab-one', 'Alfa Slab One', 'slab'),
  row('graduate', 'Graduate', 'slab'),
  row('pacifico', 'Pacifico', 'script'),
  row('lobster', 'Lobster', 'script'),
  row('dancing-script', 'Dancing Script', 'script', 0.027),
  row('great-vibes', 'Great Vibes', 'script', 0.015),
  row('kaushan-script', 'Kaushan Script', 'script', 0.055),
  row('patrick-hand', 'Patrick Hand', 'hand', 0.066),
  row('permanent-marker', 'Permanent Marker', 'hand'),
  row('jetbrains-mono', 'JetBrains Mono', 'monospace'),
  row('courier-prime', 'Courier Prime', 'monospace'),
  row('saira-stencil-one', 'Saira Stencil One', 'stencil'),
  row('stardos-stencil', 'Stardos Stencil', 'stencil', 0.05),
  row('black-ops-one', 'Black Ops One', 'stencil'),
  row('righteous', 'Righteous', 'display'),
  row('bungee', 'Bungee', 'display'),
  row('press-start-2p', 'Press Start 2P', 'display'),
  row('unifrakturcook', 'UnifrakturCook', 'display'),
]

const rows = new Map(fontList.map((one) => [one.key, one]))
/** The font of a new text. */
export const firstFont = 'montserrat'

export const findFont = (key: string): FontRow | undefined => rows.get(key)

/** A TrueType file; throws where it is none. */
export function parseFont(bytes: Uint8Array): Font {
  return readTrueType(bytes)
}
