/**
 * What a garment is sewn on, as far as its embroidery differs: a cap is sewn otherwise than a shirt. It is told by what
 * the shop says of the product, its materials first; what says nothing is a firm cloth.
 */
import type { Generic } from '../catalog.ts'
import { plainText } from '../plain-text.ts'

export const fabrics = ['firm', 'twill', 'shirting', 'knit', 'performance', 'fleece', 'cap'] as const
export type Fabric = (typeof fabrics)[number]

/** The part of a product that tells its fabric. */
export type FabricFacts = Pick<Generic, 'name' | 'subattributes'> & {
  readonly families: readonly { readonly title: string }[]
}

/** A beanie («gorro») is knitted: only what has a stiff front is sewn as a cap. */
const capWords = /\b(?:gorras?|jockeys?|viseras?|caps?|trucker|snapback)\b/

/** The first whose words a text has. */
const words: readonly (readonly [RegExp, Fabric])[] = [
  [
    /\b(?:micro)?polar(?:es)?\b|\bfleece\b|\bfrisas?\b|\bfelpas?\b|\btoall(?:a|as|on|ones)\b|\bpeluche\b/,
    'fleece',
  ],
  [/\bdry|\bdri[ -]?fit|\blycra|\belastano|\bspandex|\bmicrofibra/, 'performance'],
  [
    /\bmochilas?\b|\bbols[oa]s?\b|\bloncheras?\b|\brinoneras?\b|\bneceser(?:es)?\b|\bdelantal(?:es)?\b/,
    'twill',
  ],
  [/\bdeportiv|\bsecado rapido\b/, 'performance'],
  [/\bpique\b|\bjersey\b|\binterlock\b|\bchombas?\b|\bpol(?:o|os|era|eras|eron|erones)\b/, 'knit'],
  [/\bremeras?\b|\bcamisetas?\b|\bmusculosas?\b|\bbuzos?\b|\bhoodies?\b|\bgorros?\b|\btejid[oa]s?\b/, 'knit'],
  [
    /\bgabardinas?\b|\bsargas?\b|\bdenim\b|\bjeans?\b|\bmezclilla\b|\blonas?\b|\bcanvas\b|\bdrill\b|\bcordura\b/,
    'twill',
  ],
  [/\bparkas?\b|\bchaquetas?\b|\bcamperas?\b|\bchalecos?\b|\bpantalon(?:es)?\b|\boverol(?:es)?\b/, 'twill'],
  [/\bcamisas?\b|\bblusas?\b|\bpopelinas?\b|\boxford\b|\bpoplin\b/, 'shirting'],
]

/** `areaName` because a set may hold a cap: then its area says so. */
export function fabricOf({ name, families, subattributes }: FabricFacts, areaName = ''): Fabric {
  const titles = families.map(({ title }) => title)
  if ([name, areaName, ...titles].some((text) => capWords.test(plainText(text)))) return 'cap'
  const materials = subattributes.filter(({ attribute_name }) => /^material/i.test(attribute_name))
  for (const text of [...materials.map((one) => one.name), name, ...titles].map(plainText)) {
    const found = words.find(([pattern]) => pattern.test(text))
    if (found) return found[1]
  }
  return 'firm'
}
