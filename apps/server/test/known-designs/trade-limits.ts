/**
 * What the trade publishes of its techniques, by the keys with which a shop begins, and what the typefaces measure: the
 * second opinion against which preflight checks are held. Nothing of the product is read here.
 */

/** Millimeters: the finest stroke, the finest gap, the lowest capital, and the finest stroke of a letter. */
export type TradeLimits = {
  readonly line: number
  readonly gap: number
  readonly letter: number
  readonly letterStroke: number
  /** Inks that it takes; null: full color. */
  readonly inks: number | null
  readonly isVectorOnly: boolean
  readonly minimumDpi: number
  /** It leaves the color of the art on the product. */
  readonly isColored: boolean
  readonly pricing: 'colour' | 'area' | 'stitches' | 'flat'
}

const printed = { isVectorOnly: false, minimumDpi: 72, isColored: true } as const
const cut = { ...printed, isVectorOnly: true } as const

/**
 * Screen printing: transferexpress, fasteditor (1 pt, 8 pt). Pad and laser: kubki.com.pl. Embroidery: images-magazine,
 * piworld (stem 0.8 mm, counter 0.8 mm). DTF: sumotransfers, dtfmichigan. Vinyl: hexio. The letters' strokes follow from
 * what is asked of their height: letters of 8 pt have strokes of half a line.
 */
export const tradeLimits = {
  screen_printing: {
    ...printed,
    line: 0.35,
    gap: 0.5,
    letter: 2,
    letterStroke: 0.175,
    inks: 4,
    pricing: 'colour',
  },
  pad_printing: {
    ...printed,
    line: 0.2,
    gap: 0.4,
    letter: 1.5,
    letterStroke: 0.1,
    inks: 4,
    pricing: 'colour',
  },
  laser: {
    ...printed,
    line: 0.2,
    gap: 0.4,
    letter: 1.5,
    letterStroke: 0.1,
    inks: 1,
    isColored: false,
    pricing: 'area',
  },
  embroidery: {
    ...printed,
    line: 1,
    gap: 0.8,
    letter: 5,
    letterStroke: 0.8,
    inks: 12,
    pricing: 'stitches',
  },
  dtf: { ...printed, line: 0.4, gap: 0.6, letter: 2, letterStroke: 0.2, inks: null, pricing: 'area' },
  sublimation: {
    ...printed,
    line: 0.3,
    gap: 0.4,
    letter: 2,
    letterStroke: 0.15,
    inks: null,
    pricing: 'flat',
  },
  uv_printing: {
    ...printed,
    line: 0.2,
    gap: 0.3,
    letter: 1.5,
    letterStroke: 0.1,
    inks: null,
    pricing: 'area',
  },
  digital_printing: {
    ...printed,
    line: 0.2,
    gap: 0.3,
    letter: 1.5,
    letterStroke: 0.1,
    inks: null,
    minimumDpi: 150,
    pricing: 'area',
  },
  heat_transfer: { ...cut, line: 1, gap: 1, letter: 6, letterStroke: 0.5, inks: 3, pricing: 'colour' },
  transfer: { ...printed, line: 0.4, gap: 0.6, letter: 2, letterStroke: 0.2, inks: 6, pricing: 'colour' },
  debossing: {
    ...cut,
    line: 0.5,
    gap: 0.6,
    letter: 3,
    letterStroke: 0.25,
    inks: 1,
    isColored: false,
    pricing: 'area',
  },
} as const satisfies Record<string, TradeLimits>

export type TechniqueKey = keyof typeof tradeLimits
export const techniqueKeys = Object.keys(tradeLimits) as TechniqueKey[]
export const limitsOf = (key: TechniqueKey): TradeLimits => tradeLimits[key]

/**
 * Ems, measured in the font files with opentype.js: the height of an H, and the diameter of the largest disc that fits into
 * all but a twentieth of the ink of «Hamburgo».
 */
export const typefaces = {
  montserrat: { capital: 0.7, stroke: 0.11 },
  poppins: { capital: 0.695, stroke: 0.089 },
  'archivo-black': { capital: 0.688, stroke: 0.125 },
  oswald: { capital: 0.81, stroke: 0.1 },
  lora: { capital: 0.7, stroke: 0.058 },
  'courier-prime': { capital: 0.58, stroke: 0.09 },
  cinzel: { capital: 0.7, stroke: 0.035 },
  'playfair-display': { capital: 0.708, stroke: 0.032 },
  'dancing-script': { capital: 0.808, stroke: 0.027 },
  'great-vibes': { capital: 0.98, stroke: 0.015 },
} as const
export type Typeface = keyof typeof typefaces

/** Colors of the product's variants, by the end of their sku. */
export const cloths = { W: '#ffffff', K: '#111111', R: '#c62828', G: '#9e9e9e' } as const
export type Cloth = keyof typeof cloths
