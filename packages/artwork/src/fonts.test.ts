import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Path, parse } from 'opentype.js'
import { expect, test } from 'vitest'
import type { Contour } from './fonts/font.ts'
import { fontList, parseFont } from './fonts.ts'

const folder = join(import.meta.dirname, '../fonts')
const bytesOf = (file: string) => readFileSync(join(folder, file))
const spanish =
  'ABCDEFGHIJKLMNÑOPQRSTUVWXYZÁÉÍÓÚÜabcdefghijklmnñopqrstuvwxyzáéíóúü0123456789¿?¡!€$%&@#.,:;-()"\'«»°ºª/+*ç '

test('there are at least twenty typefaces, each with its file and its licence [BLD-07]', () => {
  expect(fontList.length).toBeGreaterThanOrEqual(20)
  const files = readdirSync(folder).filter((file) => file.endsWith('.ttf'))
  expect(fontList.map(({ file }) => file).sort()).toEqual(files.sort())
  const licences =
    readFileSync(join(folder, 'OFL.txt'), 'utf8') + readFileSync(join(folder, 'APACHE.txt'), 'utf8')
  expect(fontList.filter(({ file }) => !licences.includes(`${file}\n`))).toEqual([])
})

test.each(fontList)('$name has every letter that is written in Spanish', ({ file }) => {
  const font = parseFont(bytesOf(file))
  expect([...spanish].filter((letter) => font.glyphOf(letter.codePointAt(0) ?? 0) === 0)).toEqual([])
})

test.each(fontList)('$name is read as another reader reads it', ({ file }) => {
  const bytes = bytesOf(file)
  const font = parseFont(bytes)
  const other = parse(new Uint8Array(bytes).buffer)
  expect(font.unitsPerEm).toBe(other.unitsPerEm)
  expect(font.capHeight).toBe(other.charToGlyph('H').getMetrics().yMax)
  for (const letter of spanish) {
    const glyph = other.charToGlyph(letter)
    const own = font.glyphOf(letter.codePointAt(0) ?? 0)
    expect([letter, own, font.advanceOf(own)]).toEqual([letter, glyph.index, glyph.advanceWidth])
    expect(boxOf(font.outlineOf(own))).toEqual(boxOf(pointsOf(glyph.path)))
  }
})

test.each(fontList)('$name moves its letters together as another reader does', ({ file }) => {
  const bytes = bytesOf(file)
  const font = parseFont(bytes)
  const other = parse(new Uint8Array(bytes).buffer)
  for (const pair of ['AV', 'To', 'Ty', 'LT', 'Va', 'Ye', 'r.', 'AÑ', 'fo', 'P,', 'oo', '11']) {
    const [left, right] = [...pair].map((letter) => font.glyphOf(letter.codePointAt(0) ?? 0))
    const expected = other.getKerningValue(other.charToGlyph(pair[0] ?? ''), other.charToGlyph(pair[1] ?? ''))
    // it knows nothing of tables that are farther away than 64 kB
    if (expected !== 0) expect([pair, font.kerningOf(left ?? 0, right ?? 0)]).toEqual([pair, expected])
  }
})

// as Chromium spaces them, in thousandths of the em
test.each([
  ['montserrat', -38],
  ['playfair-display', -74],
  ['fredoka', -150],
  ['lora', -65],
])('A and V of %s stand as in a browser', (key, kerning) => {
  const font = parseFont(bytesOf(`${key}.ttf`))
  expect(font.kerningOf(font.glyphOf(65), font.glyphOf(86))).toBe(kerning)
})

test('a file that is no typeface is refused', () => {
  expect(() => parseFont(new Uint8Array(4))).toThrow('no TrueType')
  expect(() => parseFont(new TextEncoder().encode('<!doctype html><html></html>'))).toThrow('no TrueType')
})

const pointsOf = ({ commands }: Pick<Path, 'commands'>): Contour[] => [
  commands.flatMap((command) => [
    ...('x' in command ? [{ x: command.x, y: command.y, on: true }] : []),
    ...('x1' in command ? [{ x: command.x1, y: command.y1, on: false }] : []),
  ]),
]

/** Rounded: parts of letters may lie on fractions of a unit. */
function boxOf(contours: readonly Contour[]): number[] {
  const points = contours.flat()
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  if (points.length === 0) return []
  return [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)].map(Math.round)
}
