import type { TextElement } from '@estampa/domain/customization/design'
import type { Font } from '../fonts/font.ts'

/** The properties of a text that determine its outline. */
export type Lettering = Pick<
  TextElement,
  'text' | 'font' | 'size' | 'letterSpacing' | 'lineHeight' | 'align' | 'outline' | 'curve'
>

/** a b c d e f, as in SVG: from the font's units (y upwards) to millimeters (y downwards). */
export type LetterMatrix = readonly [number, number, number, number, number, number]
export type PlacedLetter = { readonly glyph: number; readonly matrix: LetterMatrix }
type Letter = { readonly glyph: number; readonly x: number; readonly advance: number }
type Line = { readonly letters: readonly Letter[]; readonly width: number }

/** No circle is narrower than this part of the em: the letters would stand on one point. */
const NARROWEST = 0.25

/** Where each letter of a text stands. The first line's baseline is y = 0, its middle x = 0. */
export function placeLetters(element: Lettering, font: Font): { letters: PlacedLetter[]; missing: string[] } {
  const missing = new Set<string>()
  const lines = element.text
    .normalize('NFC')
    .split('\n')
    .map((text) => layLine(text, element, font, missing))
  const block = Math.max(0, ...lines.map(({ width }) => width))
  const place = element.curve ? onCircle(element, font) : onLine(element, font)
  const letters = lines.flatMap(({ letters, width }, line) => {
    const start = { left: 0, center: (block - width) / 2, right: block - width }[element.align] - block / 2
    return letters.map(({ glyph, x, advance }) => ({ glyph, matrix: place(start + x, advance, line) }))
  })
  return { letters, missing: [...missing] }
}

/** Letters one after the other from x = 0, millimeters. */
function layLine(text: string, element: Lettering, font: Font, missing: Set<string>): Line {
  const scale = element.size / font.unitsPerEm
  const spacing = (element.letterSpacing * element.size) / 1000
  const letters: Letter[] = []
  let pen = 0
  let before: number | undefined
  for (const letter of text) {
    const glyph = font.glyphOf((/\s/u.test(letter) ? ' ' : letter).codePointAt(0) ?? 0)
    if (before !== undefined) pen += spacing + font.kerningOf(before, glyph) * scale
    const advance = font.advanceOf(glyph) * scale
    if (glyph === 0) missing.add(letter)
    else letters.push({ glyph, x: pen, advance })
    pen += advance
    before = glyph
  }
  return { letters, width: Math.max(0, pen) }
}

type LetterPosition = (x: number, advance: number, line: number) => LetterMatrix

function onLine({ size, lineHeight }: Lettering, font: Font): LetterPosition {
  const scale = size / font.unitsPerEm
  return (x, _advance, line) => [scale, 0, 0, -scale, x, line * lineHeight * size]
}

/** The middle of a letter's foot touches the circle; a further line has a circle around the same center. */
function onCircle({ size, lineHeight, curve }: Lettering, font: Font): LetterPosition {
  const scale = size / font.unitsPerEm
  const isUp = curve?.direction !== 'down'
  const radius = Math.max(curve?.radius ?? 0, NARROWEST * size)
  return (x, advance, line) => {
    const down = line * lineHeight * size
    const own = isUp ? Math.max(radius - down, NARROWEST * size) : radius + down
    const turn = (x + advance / 2) / own
    const [cos, sin] = [Math.cos(turn), isUp ? Math.sin(turn) : -Math.sin(turn)]
    const foot = { x: own * Math.sin(turn), y: isUp ? radius - own * cos : own * cos - radius }
    const half = advance / 2
    return [cos * scale, sin * scale, sin * scale, -cos * scale, foot.x - half * cos, foot.y - half * sin]
  }
}
