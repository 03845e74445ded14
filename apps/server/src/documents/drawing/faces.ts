/**
 * The faces that documents are set in, embedded in each. They are cut at whole weights, where pages have variable ones.
 */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { BrandLook } from '@estampa/domain/shops/brand-look'
import type { Typeface } from '@estampa/domain/shops/typefaces'
import { unpackFont } from './unpack-font.ts'

/** The names of their packages. */
const families: Record<Typeface, string> = {
  figtree: 'figtree',
  fraunces: 'fraunces',
  'inter-tight': 'inter-tight',
  archivo: 'archivo',
  newsreader: 'newsreader',
  jost: 'jost',
  manrope: 'manrope',
  nunito: 'nunito',
  bricolage: 'bricolage-grotesque',
  playfair: 'playfair-display',
}

export type PdfFace = 'plain' | 'strong' | 'bold' | 'title'

const { resolve } = createRequire(import.meta.url)
/** Each is read once, when the first document wants it. */
const read = new Map<string, Buffer>()

function faceOf(typeface: Typeface, weight: number): Buffer {
  const family = families[typeface]
  const name = `@fontsource/${family}/files/${family}-latin-${Math.round(weight / 100) * 100}-normal.woff`
  const face = read.get(name) ?? unpackFont(readFileSync(resolve(name)))
  read.set(name, face)
  return face
}

export function facesOf({ typeface, textFace, title }: BrandLook): Record<PdfFace, Buffer> {
  return {
    plain: faceOf(textFace, 400),
    strong: faceOf(textFace, 600),
    bold: faceOf(textFace, 700),
    title: faceOf(typeface, title.weight),
  }
}
