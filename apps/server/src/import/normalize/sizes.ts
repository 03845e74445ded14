/** Sizes by one spelling, and out of names that hide them. */
import { cleanText, plainOf, sentenceCase } from './text.ts'

const letters = /^(\d{1,2}X|X{0,5})([SL])$|^M$/
const oneSize = new Set([
  'u',
  'unico',
  'unica',
  'talle unico',
  'talla unica',
  'one size',
  'os',
  'est',
  'estandar',
])

/** «t. xl» → XL, «XXL» → 2XL stays XXL, «única» → Único; '' where there is none. */
export function sizeNameOf(text: string): string {
  const cleaned = cleanText(text, 30)
    .replace(/^(?:talles?|tallas?|t\.)\s*:?\s*(?=\S)/i, '')
    .trim()
  if (oneSize.has(plainOf(cleaned))) return 'Único'
  const upper = cleaned.toUpperCase().replace(/\s+/g, '')
  if (letters.test(upper) || /^(?:X{0,4}[SL]|M)[/-](?:X{0,4}[SL]|M)$/.test(upper)) return upper
  return sentenceCase(cleaned)
}

const marked =
  /[\s,(-]+(?:talles?|tallas?|t\.?)\s*:?\s*(\d{1,2}XS|\d{1,2}XL|X{0,5}[SL]|M|\d{1,3}(?:[/-]\d{1,3})?)\)?(?=$|[\s,)-])/i

/** «Remera Premium T. XL roja» → «Remera Premium roja» and XL; only a size that says that it is one. */
export function splitSize(name: string): { name: string; size: string } | undefined {
  const found = marked.exec(name)
  if (!found) return undefined
  const rest = `${name.slice(0, found.index)} ${name.slice(found.index + found[0].length)}`
  return {
    name: rest
      .replace(/\s+/g, ' ')
      .replace(/[\s,\-–]+$/, '')
      .trim(),
    size: sizeNameOf(found[1] ?? ''),
  }
}
