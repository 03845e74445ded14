import type { DemoCountry } from './shops/demo-shop.ts'

/** The word of each country for a thing. Names and texts of the range say `{word}`, with a capital where needed. */
const vocabulary: Readonly<Record<string, Readonly<Record<DemoCountry, string>>>> = {
  taza: { ARG: 'taza', CL: 'tazón' },
  boligrafo: { ARG: 'lapicera', CL: 'lápiz pasta' },
  lapiz: { ARG: 'lápiz', CL: 'lápiz grafito' },
  mochila: { ARG: 'mochila', CL: 'mochila' },
  lonchera: { ARG: 'lunchera', CL: 'lonchera' },
  neceser: { ARG: 'neceser', CL: 'estuche' },
  rinonera: { ARG: 'riñonera', CL: 'banano' },
  remera: { ARG: 'remera', CL: 'polera' },
  musculosa: { ARG: 'musculosa', CL: 'polera sin mangas' },
  chomba: { ARG: 'chomba de piqué', CL: 'polera piqué' },
  buzo: { ARG: 'buzo', CL: 'polerón' },
  campera: { ARG: 'campera', CL: 'chaqueta' },
  delantal: { ARG: 'delantal', CL: 'pechera' },
  gorra: { ARG: 'gorra', CL: 'jockey' },
  piluso: { ARG: 'piluso', CL: 'gorro pescador' },
  bateria: { ARG: 'cargador portátil', CL: 'batería externa' },
}

/** Plain words of the texts that Chile says otherwise. */
const chileanWords: readonly (readonly [RegExp, string])[] = [
  [/\bbordó\b/gi, 'burdeos'],
  [/\blavandina\b/g, 'cloro'],
  [/\bmozo\b/g, 'garzón'],
  [/\bPlancha fácil\b/g, 'Se plancha fácil'],
  [/\bvalija\b/g, 'maleta'],
  [/\babrojo\b/g, 'velcro'],
  [/\bcartuchera\b/g, 'estuche escolar'],
  [/\bRompeviento\b/g, 'Cortavientos'],
  [/\bVianda\b/g, 'Pote'],
  [/\bviandas\b/g, 'colaciones'],
  [/\bpicada\b/g, 'picoteo'],
  [/\bfriselina\b/gi, 'TNT'],
  [/\bcuerina\b/gi, 'ecocuero'],
  [/\bAlfombrilla redonda\b/g, 'Mousepad redondo'],
  [/\balfombrilla\b/g, 'mousepad'],
  [/\bAlfombrilla\b/g, 'Mousepad'],
  [/ para mouse\b/g, ''],
  [/\bfrisa\b/g, 'franela'],
  [/\bFrisa\b/g, 'Franela'],
  [/\bmorley\b/g, 'rib'],
  [/\btalle\b/g, 'talla'],
  [/\btalles\b/g, 'tallas'],
  [/\bTalle\b/g, 'Talla'],
  [/\bTalles\b/g, 'Tallas'],
  [/\bbarbijo\b/g, 'mascarilla'],
]

export function translate(text: string, environment: DemoCountry): string {
  const translated = text.replace(/\{(\p{L}+)\}/gu, (_, key: string) => {
    const word = vocabulary[key.toLowerCase()]
    if (!word) throw new Error(`No country says {${key}}`)
    const local = word[environment]
    return key === key.toLowerCase() ? local : local.charAt(0).toUpperCase() + local.slice(1)
  })
  return environment === 'CL'
    ? chileanWords.reduce((whole, [from, to]) => whole.replace(from, to), translated)
    : translated
}

const chileanColors: Readonly<Record<string, string>> = {
  Bordó: 'Burdeo',
  'Azul francia': 'Azul rey',
  Marrón: 'Café',
  Suela: 'Camel',
  'Gris melange': 'Gris jaspeado',
}

export function translateColor(name: string, environment: DemoCountry): string {
  return environment === 'CL' ? (chileanColors[name] ?? name) : name
}
