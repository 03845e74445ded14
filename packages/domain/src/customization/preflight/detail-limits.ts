/**
 * The smallest that each technique still makes, millimeters, by the technique's key: what workshops and their
 * suppliers ask of artwork. A letter is measured by its capitals, and by its thinnest strokes: letters that are high
 * enough have strokes of half a line in an ordinary typeface, and less in one of hairlines.
 *
 * - Screen printing: the mesh and the ink's spread; 1 pt (0.35 mm) and letters of 6 to 8 pt are what printers ask. A gap
 *   closes sooner than a line breaks.
 * - Pad printing: a steel or polymer plate holds finer lines than a mesh.
 * - Embroidery: a column of satin stitches under 1 mm has no width, and letters under 5 mm or with stems under 0.8 mm close up.
 * - Laser: its beam is some 0.1 mm wide, and heat spreads around it.
 * - Film and direct prints: the white below must hold and the glue must stick (0.3 to 0.4 mm).
 * - Cut vinyl: the knife and the weeding; strips under 1 mm lift off.
 */
export type DetailLimits = {
  readonly lineMm: number
  readonly gapMm: number
  readonly letterMm: number
  readonly letterStrokeMm: number
}

const limits = (
  lineMm: number,
  gapMm: number,
  letterMm: number,
  letterStrokeMm = lineMm / 2,
): DetailLimits => ({
  lineMm,
  gapMm,
  letterMm,
  letterStrokeMm,
})

const directPrint = limits(0.2, 0.3, 1.5)
const cutVinyl = limits(1, 1, 6)
const die = limits(0.5, 0.6, 3)

const byTechnique: Readonly<Record<string, DetailLimits>> = {
  screen_printing: limits(0.35, 0.5, 2),
  pad_printing: limits(0.2, 0.4, 1.5),
  embroidery: limits(1, 0.8, 5, 0.8),
  laser: limits(0.2, 0.4, 1.5),
  dtf: limits(0.4, 0.6, 2),
  sublimation: limits(0.3, 0.4, 2),
  uv: directPrint,
  uv_printing: directPrint,
  digital: directPrint,
  digital_printing: directPrint,
  doming: directPrint,
  heat_transfer: cutVinyl,
  vinyl: cutVinyl,
  transfer: limits(0.4, 0.6, 2),
  decal: limits(0.3, 0.4, 2),
  embossing: die,
  debossing: die,
  hot_stamping: limits(0.3, 0.4, 2),
}

/** Techniques that put no color on a product: a mark is seen by its depth or by the metal below the paint. */
const colorless: ReadonlySet<string> = new Set(['laser', 'embossing', 'debossing'])

export const rendersColor = (techniqueKey: string): boolean => !colorless.has(techniqueKey)

/** Techniques whose inks only darken what they lie on: they have no white, and no base goes below them. */
const dyes: ReadonlySet<string> = new Set(['sublimation'])

export const isDye = (techniqueKey: string): boolean => dyes.has(techniqueKey)

/** Techniques that carry a design on glue, whose edge is hard wherever it ends. */
const films: ReadonlySet<string> = new Set(['dtf'])

export const isOnFilm = (techniqueKey: string): boolean => films.has(techniqueKey)

/** Limits of techniques with a key of the shop's own. */
const defaultLimits = limits(0.4, 0.6, 2)

export function detailLimitsOf(techniqueKey: string): DetailLimits {
  return Object.hasOwn(byTechnique, techniqueKey)
    ? (byTechnique[techniqueKey] as DetailLimits)
    : defaultLimits
}
