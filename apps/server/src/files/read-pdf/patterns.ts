import { identity, multiply, type PageMatrix, readMatrix } from './geometry.ts'
import type { PageCanvas, PagePaint } from './graphics-state.ts'
import { defineGradient } from './shadings.ts'
import { readTile } from './tiles.ts'

/** The paint of a color that is a pattern. `base` leads from the space of the page's or form's content to the page's. */
export function patternPaint(
  { art, objects }: PageCanvas,
  parts: readonly unknown[],
  base: PageMatrix,
): PagePaint {
  const [kind, pattern, matrix] = parts
  if (kind === 'TilingPattern') {
    const tile = readTile(parts, base, objects.nameOf)
    if (!tile) art.fail('pdf_pattern')
    return { css: 'none', isColor: false, pattern: tile && { kind: 'tile', tile } }
  }
  const shading = objects.shading(String(pattern)) ?? []
  const space = multiply(base, readMatrix(matrix ?? identity))
  if (shading[0] === 'Mesh') {
    return { css: 'none', isColor: false, pattern: { kind: 'mesh', parts: shading, matrix: space } }
  }
  return { css: defineGradient(art, shading, space) ?? 'none', isColor: false }
}
