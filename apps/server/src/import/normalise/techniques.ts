/** The ways of decorating by their stable keys, however a supplier spells them. */
import { cleanText, plainOf, sentenceCase } from './text.ts'

export type NamedTechnique = { readonly key: string; readonly name: string; readonly isKnown: boolean }

/** In this order: «DTF UV» is UV, «grabado láser» is laser and «transfer serigráfico» a transfer. */
const known: readonly [RegExp, string, string][] = [
  [/\btampo/, 'pad_printing', 'Tampografía'],
  [/\blaser\b|\bgrab(?:ado|acion)\b/, 'laser', 'Grabado láser'],
  [/\bsublim/, 'sublimation', 'Sublimación'],
  [/\bbord|\bembroid/, 'embroidery', 'Bordado'],
  [/\buv\b|\bdtf uv\b/, 'uv_printing', 'Impresión UV'],
  [/\btransfer|\bdtf\b|\btermo ?(?:estampad|transfer|vinil)|\bvinil/, 'transfer', 'Transfer'],
  [/\bseri(?:grafia|g)?\b|\bserigraf|\bsilk|\bscreen print|\btermoserigraf/, 'screen_printing', 'Serigrafía'],
  [/\bdigital|\bfull ?color|\bimpresion directa|\bdtg\b/, 'digital_printing', 'Impresión digital'],
  [/\bbajo ?relieve|\bcuno seco|\bdeboss|\bgofrad|\bestampado en seco/, 'debossing', 'Bajorrelieve'],
  [/\bhot ?stamp|\bfoil\b|\bstamping/, 'hot_stamping', 'Hot stamping'],
  [/\bdomi(?:ng|ngs)?\b|\bresina|\bgota de resina|\bgoteo/, 'doming', 'Gota de resina'],
  [/\bcalco|\bdecal\b|\bvitrificad/, 'decal', 'Calco vitrificado'],
]

/** None where the text says no technique («sin personalización», «-»). */
export function techniqueOf(text: string): NamedTechnique | undefined {
  const plain = plainOf(text)
  if (plain === '' || /^(?:sin\b|no\b|ningun|n a$)/.test(plain)) return undefined
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
export function techniquesOf(text: string): NamedTechnique[] {
  const parts = text.split(/[,;/|+\n•]|\s-\s|\s[yoeu]\s/i).flatMap((part) => techniqueOf(part) ?? [])
  return [...new Map(parts.map((one) => [one.key, one])).values()]
}
