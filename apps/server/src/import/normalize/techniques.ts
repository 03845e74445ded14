/** The ways of decorating by their stable keys, however a supplier spells them. */
import { cleanText, plainOf, sentenceCase } from './text.ts'

export type NamedTechnique = { readonly key: string; readonly name: string; readonly isKnown: boolean }

/**
 * The trade's spellings, in Spanish and English. In this order: «DTF UV» is UV, «grabado láser» is laser and
 * «transfer serigráfico» a transfer. «Screen» is the usual word for serigrafía from Mexico to Colombia.
 */
const known: readonly [RegExp, string, string][] = [
  [/\btampo|\bpad print/, 'pad_printing', 'Tampografía'],
  [/\blaser|\bgrab(?:ado|acion)\b|\bengrav/, 'laser', 'Grabado láser'],
  [/\bsublim/, 'sublimation', 'Sublimación'],
  [/\bbord(?:ad|ar)|\bembroid/, 'embroidery', 'Bordado'],
  [/\buv\b|\bdtf uv\b/, 'uv_printing', 'Impresión UV'],
  [
    /\btransfer|\bdtf\b|\btermo ?(?:estampad|transfer|vinil|adhesiv)|\bvinil|\bheat press\b/,
    'transfer',
    'Transfer',
  ],
  [/\bseri(?:grafia|g)?\b|\bserigr|\bsilk|\bscreen|\btermoserigr/, 'screen_printing', 'Serigrafía'],
  [
    /\bdigital|\bfull ?color|\bimpresion directa|\bdtg\b|\bcmyk\b|\bcuatricromia|\bpolicromia/,
    'digital_printing',
    'Impresión digital',
  ],
  [
    /\bbajo ?rr?elieve|\bcuno seco|\bdeboss|\bemboss|\bgofrad|\bestampado en seco|\btermograbad/,
    'debossing',
    'Bajorrelieve',
  ],
  [/\bhot ?stamp|\bfoil\b|\bstamping|\bestampado (?:al|en) calor/, 'hot_stamping', 'Hot stamping'],
  [/\bdom(?:e|ing|ings|i)\b|\bresin|\bgota de resina|\bgoteo/, 'doming', 'Gota de resina'],
  [/\bcalco|\bdecal\b|\bvitrificad/, 'decal', 'Calco vitrificado'],
]
/** «2.5 cm», «11 kg», «1 color»: what a column of techniques also says. */
const measure = /^(?:[\d.,x× ]+(?:mm|cms?|mts?|m|kgs?|grs?|g|ml|lts?|oz|colou?r(?:es)?|tintas?)? ?)+$/

/** None where the text says no technique («sin personalización», «-»). */
export function techniqueOf(text: string): NamedTechnique | undefined {
  const plain = plainOf(text)
  if (plain === '' || measure.test(plain) || /^(?:sin\b|no\b|ningun|n a$)/.test(plain)) return undefined
  const found = known.find(([pattern]) => pattern.test(plain))
  if (found) return { key: found[1], name: found[2], isKnown: true }
  const words = plain.replace(/\b\d+ (?:color(?:es)?|tintas?)\b/g, '').trim()
  const key = words
    .replace(/ /g, '_')
    .replace(/^[^a-z]+/, '')
    .slice(0, 40)
    .replace(/_$/, '')
  if (key === '') return undefined
  return { key, name: sentenceCase(cleanText(text, 60)), isKnown: false }
}

/** «Tampo / Láser y bordado»: each one once, in order. */
export function readTechniques(text: string): NamedTechnique[] {
  const parts = text.split(/[,;/|+\n•]|\s-\s|\s[yoeu]\s/i).flatMap((part) => techniqueOf(part) ?? [])
  return [...new Map(parts.map((one) => [one.key, one])).values()]
}
