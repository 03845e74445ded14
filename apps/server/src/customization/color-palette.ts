/**
 * The colors that a workshop has at hand, by the kind of technique that applies them. Names are our own and
 * plain; for a firm's exact color a buyer names the ink.
 */
import { MAKER } from '@estampa/artwork/embroidery'
import type { ApplicationTechnique, PricingBy } from '@estampa/domain/customization'
import type { InkName } from '@estampa/domain/customization/design'
import { inkNameOf } from '@estampa/domain/customization/ink-names'
import { logoRules } from './logo-rules.ts'

type PaletteColor = { readonly name: string; readonly hex: string; readonly number?: string | undefined }
type Palette = {
  readonly kind: 'thread' | 'ink' | 'vinyl'
  readonly title: string
  /** Techniques priced so, or of these keys, apply these colors; full color and engraving have no palette. */
  readonly applies: (technique: ApplicationTechnique) => boolean
  readonly colours: readonly PaletteColor[]
}

const inks: readonly PaletteColor[] = [
  { name: 'Blanco', hex: '#ffffff' },
  { name: 'Negro', hex: '#111111' },
  { name: 'Gris claro', hex: '#c4c8cc' },
  { name: 'Gris grafito', hex: '#55595e' },
  { name: 'Plata', hex: '#a9adb2' },
  { name: 'Oro', hex: '#b08d3c' },
  { name: 'Amarillo sol', hex: '#ffd100' },
  { name: 'Mostaza', hex: '#d59a12' },
  { name: 'Naranja', hex: '#f47b20' },
  { name: 'Coral', hex: '#f2665b' },
  { name: 'Rojo bandera', hex: '#d0202e' },
  { name: 'Bordó', hex: '#7a1a2c' },
  { name: 'Rosa', hex: '#f29ab8' },
  { name: 'Fucsia', hex: '#d6217f' },
  { name: 'Lila', hex: '#a88bc7' },
  { name: 'Violeta', hex: '#5b3a93' },
  { name: 'Celeste', hex: '#6cb6e4' },
  { name: 'Azul real', hex: '#1557b0' },
  { name: 'Azul marino', hex: '#16264c' },
  { name: 'Turquesa', hex: '#14a3a8' },
  { name: 'Verde agua', hex: '#8fd0bb' },
  { name: 'Verde manzana', hex: '#86bb3c' },
  { name: 'Verde inglés', hex: '#0f5b3a' },
  { name: 'Marrón', hex: '#6b4426' },
]

const vinyls: readonly PaletteColor[] = [
  { name: 'Blanco mate', hex: '#f7f7f5' },
  { name: 'Negro mate', hex: '#1a1a1a' },
  { name: 'Plata espejo', hex: '#b7bcc2' },
  { name: 'Oro espejo', hex: '#bf9b46' },
  { name: 'Rojo', hex: '#c9252d' },
  { name: 'Naranja flúo', hex: '#ff6a13' },
  { name: 'Amarillo flúo', hex: '#e6f500' },
  { name: 'Verde', hex: '#1f8a4c' },
  { name: 'Azul', hex: '#1e4fa3' },
  { name: 'Rosa', hex: '#ee8fb0' },
]

const pricedBy = (pricing: PricingBy) => (technique: ApplicationTechnique) => technique.pricing === pricing

const palettes: readonly Palette[] = [
  {
    kind: 'thread',
    title: 'Hilos de bordado',
    applies: pricedBy('stitches'),
    colours: logoRules.threadPalette,
  },
  { kind: 'ink', title: 'Tintas planas', applies: pricedBy('colour'), colours: inks },
  {
    kind: 'vinyl',
    title: 'Vinilos de corte',
    applies: ({ key }) => key === 'heat_transfer' || key === 'vinyl',
    colours: vinyls,
  },
]

/** Every palette, each with the techniques of the shop that apply it. */
export function colorPaletteOf(techniques: Iterable<ApplicationTechnique>) {
  const all = [...techniques]
  return palettes.map(({ kind, title, applies, colours }) => ({
    kind,
    title,
    printing_types: all.filter(applies).map(({ id, key, name }) => ({ id, key, name })),
    colours,
  }))
}

/** As the workshop calls it: the name that an ink was given, else that of its own ink or thread, else the color itself. */
export function colorName(
  technique: ApplicationTechnique,
  hex: string,
  inkNames: readonly InkName[] = [],
): string {
  const given = technique.pricing === 'colour' ? inkNameOf(inkNames, hex) : undefined
  if (given) return given
  const palette = palettes.find(({ applies }) => applies(technique))
  const color = palette?.colours.find((one) => one.hex === hex.toLowerCase())
  return color ? threadTitle(color) : hex
}

/** «Isacord 1902 · Rojo»; the name alone of what has no number. */
export function threadTitle({ name, number }: Pick<PaletteColor, 'name' | 'number'>): string {
  return number === undefined ? name : `${MAKER} ${number} · ${name}`
}
