/** Colors by one name and one swatch, however a supplier spells them: «ROJA», «Rojos» and «rojo» are Rojo. */
import { colorSwatches } from '@estampa/domain/catalog/color-swatches'
import { cleanText, plainOf, sentenceCase } from './text.ts'

export type ImportedColor = {
  readonly color: string
  readonly primary_color: string | null
  readonly secondary_color: string | null
}

const byPlain = new Map(colorSwatches.map(([name, hex]) => [plainOf(name), { name, hex }]))
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
