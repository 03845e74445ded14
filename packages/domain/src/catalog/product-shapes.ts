/**
 * A product without a picture is drawn: its kind is told by its name, else by its category. The drawings are strokes
 * in a square of 100 by 100, for the screen and for documents.
 */
import { plainText } from '../plain-text.ts'

export type ProductShape = {
  readonly outline: string
  /** Fainter lines. */
  readonly detail: string
  /** The part that has the shop's color. */
  readonly accent: string
}

const gift: ProductShape = {
  outline: 'M24 44h52v36H24V44ZM20 34h60v10H20V34Z',
  detail: 'M30 52v20M70 52v20',
  accent: 'M50 34v46M50 34c-5-13-20-13-18-4 1 4 10 5 18 4 8 1 17 0 18-4 2-9-13-9-18 4Z',
}

/** The first whose words a name has. */
const shapes: readonly (readonly [words: RegExp, shape: ProductShape])[] = [
  [
    /\b(?:boligraf|lapi[cz]|birome|esfero|roller|stylus|marcador|resaltador|portamina|pluma|pen\b)/,
    {
      outline: 'M22 78l5-17 41-41a7 7 0 0 1 10 0l2 2a7 7 0 0 1 0 10L39 73l-17 5Z',
      detail: 'M27 61l12 12M60 28l12 12',
      accent: 'M44 60l22-22',
    },
  ],
  [
    /\b(?:botell|termo|caramanola|bidon|cantimplora|botilito|tomatodo|hidrat|shaker)/,
    {
      outline: 'M43 22h14v9c0 5 8 8 8 17v32a6 6 0 0 1-6 6H41a6 6 0 0 1-6-6V48c0-9 8-12 8-17v-9Z',
      detail: 'M35 52h30M35 72h30',
      accent: 'M41 13h18v9H41V13Z',
    },
  ],
  [
    /\b(?:taz[ao]|mug|jarr[oa]|vaso|copa|pocillo|mate\b)/,
    {
      outline: 'M26 40h40v34a9 9 0 0 1-9 9H35a9 9 0 0 1-9-9V40ZM66 47h6a9 9 0 0 1 0 21h-6',
      detail: 'M34 50v20',
      accent: 'M39 31c-4-5 4-8 0-14M52 31c-4-5 4-8 0-14',
    },
  ],
  [
    /\b(?:gorr|jockey|sombrero|visera|cap\b)/,
    {
      outline: 'M18 64a30 30 0 0 1 60 0H18ZM78 64c7 1 12 4 13 9-9-4-23-6-41-6',
      detail: 'M48 34v30M34 38c-5 8-6 17-6 26M62 38c4 8 6 17 6 26',
      accent: 'M44 33a4 4 0 0 1 8 0',
    },
  ],
  [
    /\b(?:remera|polera|camiset|polo\b|chomba|buzo|campera|chaqueta|camisa|sweater|poleron|hoodie|chaleco|delantal|parka|musculosa)/,
    {
      outline: 'M37 18L17 28l7 18 9-4v40h34V42l9 4 7-18-20-10c-2 7-7 10-13 10s-11-3-13-10Z',
      detail: 'M33 42v8M67 42v8',
      accent: 'M54 44h9v9h-9v-9Z',
    },
  ],
  [
    /\b(?:mochila|morral|backpack)/,
    {
      outline: 'M28 84V46a22 22 0 0 1 44 0v38H28ZM41 26v-5a9 9 0 0 1 18 0v5',
      detail: 'M36 60h28v24M36 84V60M28 52h-5v22h5M72 52h5v22h-5',
      accent: 'M45 70h10',
    },
  ],
  [
    /\b(?:bols[ao]|tote|cartera|neceser|necessaire|lonchera|cooler|nevera|conservadora|canguro|rinonera|maletin)/,
    {
      outline: 'M25 40h50l5 44H20l5-44Z',
      detail: 'M36 52V34a14 14 0 0 1 28 0v18',
      accent: 'M41 66h18',
    },
  ],
  [
    /\b(?:libreta|cuaderno|agenda|anotador|block|planificador|calendario|carpeta|notas)/,
    {
      outline: 'M28 16h44a4 4 0 0 1 4 4v60a4 4 0 0 1-4 4H28V16Z',
      detail: 'M37 16v68M23 28h9M23 43h9M23 58h9M23 73h9',
      accent: 'M62 16v18l-5-4-5 4V16',
    },
  ],
  [
    /\b(?:paraguas|sombrilla)/,
    {
      outline: 'M16 52a34 34 0 0 1 68 0c-5-6-12-6-17 0-5-6-12-6-17 0-5-6-12-6-17 0-5-6-12-6-17 0Z',
      detail: 'M50 52v26a7 7 0 0 1-14 0',
      accent: 'M50 18v-6',
    },
  ],
  [
    /\b(?:usb|pendrive|memoria|power ?bank|cargador|bateria|auricular|parlante|audifono|mouse|cable|celular|smart|tablet|reloj)/,
    {
      outline: 'M34 16h32a6 6 0 0 1 6 6v56a6 6 0 0 1-6 6H34a6 6 0 0 1-6-6V22a6 6 0 0 1 6-6Z',
      detail: 'M44 76h12',
      accent: 'M53 32L42 50h14L46 66',
    },
  ],
  [
    /\b(?:llavero|medalla|credencial|lanyard|pin\b|destapador|linterna)/,
    {
      outline: 'M50 14a15 15 0 1 1-.1 0ZM37 56h26v20a9 9 0 0 1-9 9h-8a9 9 0 0 1-9-9V56Z',
      detail: 'M50 44v12',
      accent: 'M45 70h10',
    },
  ],
]

export function productShape(name: string, category = ''): ProductShape {
  for (const text of [name, category].map(plainText)) {
    const found = shapes.find(([words]) => words.test(text))
    if (found) return found[1]
  }
  return gift
}
