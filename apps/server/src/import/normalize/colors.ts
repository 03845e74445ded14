/** Colors by one name and one swatch, however a supplier spells them: «ROJA», «Rojos» and «rojo» are Rojo. */
import { cleanText, plainOf, sentenceCase } from './text.ts'

export type ImportedColor = {
  readonly color: string
  readonly primary_color: string | null
  readonly secondary_color: string | null
}

const swatches: readonly [name: string, hex: string][] = [
  ['Blanco', '#ffffff'],
  ['Negro', '#1a1a1a'],
  ['Gris', '#8a8d91'],
  ['Gris claro', '#c9ccd0'],
  ['Gris oscuro', '#4b4f54'],
  ['Gris melange', '#a7a9ac'],
  ['Grafito', '#3b3f44'],
  ['Plateado', '#c0c4c8'],
  ['Plata', '#c0c4c8'],
  ['Dorado', '#c9a24b'],
  ['Oro', '#c9a24b'],
  ['Cobre', '#b87333'],
  ['Bronce', '#8c6a3f'],
  ['Rojo', '#d0202e'],
  ['Bordó', '#6d1a2d'],
  ['Burdeo', '#6d1a2d'],
  ['Vino', '#6d1a2d'],
  ['Coral', '#f2695c'],
  ['Naranja', '#f28c28'],
  ['Amarillo', '#f7d417'],
  ['Mostaza', '#d4a017'],
  ['Verde', '#2e8b57'],
  ['Verde claro', '#8fd19e'],
  ['Verde oscuro', '#14532d'],
  ['Verde inglés', '#14532d'],
  ['Verde botella', '#14532d'],
  ['Verde manzana', '#8db600'],
  ['Verde lima', '#a4d233'],
  ['Verde militar', '#5b6236'],
  ['Verde agua', '#7fd1c2'],
  ['Oliva', '#6b6f2a'],
  ['Menta', '#9fe0c4'],
  ['Turquesa', '#1fb5ad'],
  ['Aqua', '#5bc8c8'],
  ['Celeste', '#7ec8e3'],
  ['Azul', '#1f4fa3'],
  ['Azul claro', '#6fa8dc'],
  ['Azul oscuro', '#16294d'],
  ['Azul marino', '#1b2a49'],
  ['Azul francia', '#0055a4'],
  ['Azul rey', '#1f3fae'],
  ['Azul royal', '#1f3fae'],
  ['Azul petróleo', '#1d4e5f'],
  ['Marino', '#1b2a49'],
  ['Índigo', '#3f3d89'],
  ['Violeta', '#6a3fa0'],
  ['Morado', '#6a3fa0'],
  ['Lila', '#b79ad9'],
  ['Lavanda', '#c3b1e1'],
  ['Rosa', '#f4a6b8'],
  ['Rosado', '#f4a6b8'],
  ['Fucsia', '#d6127d'],
  ['Magenta', '#c2187a'],
  ['Marrón', '#6b4226'],
  ['Café', '#6b4226'],
  ['Chocolate', '#4e2f1d'],
  ['Camel', '#c19a6b'],
  ['Beige', '#dcc9a6'],
  ['Arena', '#d8c3a0'],
  ['Crudo', '#efe6d2'],
  ['Natural', '#e6d5b8'],
  ['Marfil', '#f3ecd8'],
  ['Kraft', '#c8a26b'],
  ['Madera', '#b98b5e'],
  ['Bambú', '#d9b87c'],
  ['Corcho', '#c69c6d'],
  ['Salmón', '#f5937f'],
  ['Caqui', '#8f8052'],
  ['Transparente', '#eef3f6'],
  ['Cristal', '#eef3f6'],
]
const byPlain = new Map(swatches.map(([name, hex]) => [plainOf(name), { name, hex }]))
const spellings: Record<string, string> = {
  navy: 'azul marino',
  'navy blue': 'azul marino',
  'azul navy': 'azul marino',
  'royal blue': 'azul royal',
  blue: 'azul',
  black: 'negro',
  white: 'blanco',
  red: 'rojo',
  green: 'verde',
  yellow: 'amarillo',
  orange: 'naranja',
  grey: 'gris',
  gray: 'gris',
  silver: 'plateado',
  gold: 'dorado',
  pink: 'rosa',
  purple: 'violeta',
  brown: 'marron',
  burgundy: 'bordo',
  bordeaux: 'bordo',
  clear: 'transparente',
  anaranjado: 'naranja',
  'gris jaspeado': 'gris melange',
  'azul fco': 'azul francia',
  'azul mno': 'azul marino',
  'azul marina': 'azul marino',
}

function swatchOf(plain: string): { name: string; hex: string } | undefined {
  const direct = byPlain.get(spellings[plain] ?? plain)
  if (direct) return direct
  const singular = plain
    .split(' ')
    .map((word) => masculine(word))
    .join(' ')
  return byPlain.get(spellings[singular] ?? singular)
}

function masculine(word: string): string {
  const singulars = [word, word.replace(/s$/, ''), word.replace(/es$/, '')]
  const found = singulars.find((one) => byPlain.has(one) || spellings[one])
  if (found !== undefined) return found
  const one = singulars[1] ?? word
  const turned = one.replace(/a$/, 'o')
  return byPlain.has(turned) ? turned : one
}

const splitter = /\s*[/|+&]\s*|\s+-\s+|\s+(?:con|y|e)\s+/i

/** Empty where the feed says none. `given` are the feed's own swatches, which win where they are hex. */
export function colorOf(text: string, given: readonly (string | null | undefined)[] = []): ImportedColor {
  const cleaned = cleanText(text, 60).replace(/^color\s*:?\s*/i, '')
  const parts = cleaned.split(splitter).filter(Boolean)
  const known = parts.map((part) => swatchOf(plainOf(part)))
  const names = parts.map(
    (part, at) => known[at]?.name ?? sentenceCase(part.charAt(0).toUpperCase() + part.slice(1)),
  )
  const [first, second] = [readHexColor(given[0]), readHexColor(given[1])]
  return {
    color: names.join('/'),
    primary_color: first ?? known[0]?.hex ?? nearest(parts[0]),
    secondary_color: second ?? (parts.length > 1 ? (known[1]?.hex ?? null) : null),
  }
}

/** «Azul lago» is unknown, but it is a blue. */
function nearest(part: string | undefined): string | null {
  const [word = ''] = plainOf(part ?? '').split(' ')
  return swatchOf(word)?.hex ?? null
}

/** '#rrggbb', from what suppliers write; undefined where it is no color. */
export function readHexColor(text: string | null | undefined): string | undefined {
  const [, digits = ''] = /^#?([\da-f]{6}|[\da-f]{3})$/i.exec(text?.trim() ?? '') ?? []
  if (digits === '') return undefined
  const six = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits
  return `#${six.toLowerCase()}`
}

/** A name's last words where they are a color: «Gorra trucker azul marino» → the words and the color. */
export function splitColor(name: string): { name: string; color: string } | undefined {
  const words = name.split(' ')
  for (const taken of [2, 1]) {
    const tail = words.slice(-taken).join(' ')
    if (words.length > taken && swatchOf(plainOf(tail))) {
      return {
        name: words
          .slice(0, -taken)
          .join(' ')
          .replace(/[\s,\-–]+$/, ''),
        color: tail,
      }
    }
  }
  return undefined
}
