/** The typefaces of texts on products, each read from the disk once, when somebody first writes with it. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { type Font, findFont, firstFont, parseFont } from '@estampa/artwork/fonts'

const folder = join(dirname(createRequire(import.meta.url).resolve('@estampa/artwork/fonts')), '..', 'fonts')
const read = new Map<string, Font>()

/** A key that we do not know is written in the first font, as in the editor. */
export function artworkFont(key: string): Font {
  const file = artworkFontFile(key)
  const font = read.get(file) ?? parseFont(readFileSync(file))
  read.set(file, font)
  return font
}

export function artworkFontFile(key: string): string {
  return join(folder, fontRow(key)?.file ?? '')
}

/** The thinnest strokes of the font that is written for this key. */
export const strokeEmOf = (key: string): number => fontRow(key)?.strokeEm ?? 0

const fontRow = (key: string) => findFont(key) ?? findFont(firstFont)
