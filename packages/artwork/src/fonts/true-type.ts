/**
 * Reads what writing needs of a TrueType file: characters, widths, outlines and kerning. Ligatures and the like
 * are left alone: one character is one shape, so that letters can be spaced and bent one by one. A whole font
 * library would weigh as much as the canvas.
 */

import { readCharacters } from './characters.ts'
import type { Contour, Font } from './font.ts'
import { readKerning } from './kerning.ts'
import { readOutlines } from './outlines.ts'
import { type Table, tablesOf } from './tables.ts'

export function readTrueType(bytes: Uint8Array): Font {
  const tables = tablesOf(bytes)
  const table = (name: string): Table => {
    const found = tables.get(name)
    if (!found) throw new Error(`The font has no table ${name}`)
    return found
  }
  const [head, hmtx] = [table('head'), table('hmtx')]
  const [widths, glyphs] = [table('hhea').u16(34), table('maxp').u16(4)]
  const glyphOf = readCharacters(table('cmap'))
  const draw = readOutlines(table('loca'), table('glyf'), head.i16(50) === 1)
  const drawn = new Map<number, readonly Contour[]>()
  const outlineOf = (glyph: number) => {
    const outline = drawn.get(glyph) ?? (glyph < glyphs ? draw(glyph) : [])
    drawn.set(glyph, outline)
    return outline
  }
  return {
    unitsPerEm: head.u16(18),
    weight: tables.get('OS/2')?.u16(4) ?? 400,
    capHeight: heightOf(outlineOf(glyphOf(0x48))),
    glyphOf: (codePoint) => glyphOf(codePoint),
    advanceOf: (glyph) => hmtx.u16(4 * Math.min(glyph, widths - 1)),
    outlineOf,
    kerningOf: readKerning(tables),
  }
}

function heightOf(outline: readonly Contour[]): number {
  return Math.max(0, ...outline.flat().map(({ y }) => y))
}
