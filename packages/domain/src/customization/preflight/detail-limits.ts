/**
 * The smallest that each technique still makes, millimeters, by the technique's key: what workshops and their
 * suppliers ask of artwork. A line is a stroke or the gap between two; a letter is measured by its capitals.
 *
 * - Screen printing: the mesh and the ink's spread; 1 pt (0.35 mm) and letters of 6 to 8 pt are what printers ask.
 * - Pad printing: a steel or polymer plate holds finer lines than a mesh.
 * - Embroidery: a column of satin stitches under 1 mm has no width, and letters under 5 mm close up.
 * - Laser: its beam is some 0.1 mm wide.
 * - Film and direct prints: the white below must hold and the glue must stick (0.3 to 0.4 mm).
 * - Cut vinyl: the knife and the weeding; strips under 1 mm lift off.
 */
export type DetailLimits = { readonly lineMm: number; readonly letterMm: number }

const byTechnique: Readonly<Record<string, DetailLimits>> = {
  screen_printing: { lineMm: 0.35, letterMm: 2 },
  pad_printing: { lineMm: 0.15, letterMm: 1.5 },
  embroidery: { lineMm: 1, letterMm: 5 },
  laser: { lineMm: 0.1, letterMm: 1.2 },
  dtf: { lineMm: 0.4, letterMm: 2 },
  sublimation: { lineMm: 0.3, letterMm: 2 },
  uv: { lineMm: 0.2, letterMm: 1.5 },
  digital: { lineMm: 0.2, letterMm: 1.5 },
  heat_transfer: { lineMm: 1, letterMm: 6 },
  vinyl: { lineMm: 1, letterMm: 6 },
  transfer: { lineMm: 0.4, letterMm: 2 },
  embossing: { lineMm: 0.5, letterMm: 3 },
}

/** Techniques that put no color on a product: a mark is seen by its depth or by the metal below the paint. */
const colorless: ReadonlySet<string> = new Set(['laser', 'embossing', 'debossing'])

export const rendersColor = (techniqueKey: string): boolean => !colorless.has(techniqueKey)

/** Limits of techniques with a key of the shop's own. */
const defaultLimits: DetailLimits = { lineMm: 0.4, letterMm: 2 }

export function detailLimitsOf(techniqueKey: string): DetailLimits {
  return Object.hasOwn(byTechnique, techniqueKey)
    ? (byTechnique[techniqueKey] as DetailLimits)
    : defaultLimits
}
