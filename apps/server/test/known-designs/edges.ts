/** Solid art at the edge of its area: what matters is where it lies. */
import type { ElementInput } from '../design-fixture.ts'
import { drawing, type Size } from './drawn-files.ts'
import type { Defect, Part } from './parts.ts'
import type { Random } from './random.ts'

/** Millimeters. The second area is printed to its edge where the technique prints over it. */
export const areas = {
  1: { width: 90, height: 80, bleed: 0, safe: 2 },
  2: { width: 90, height: 60, bleed: 3, safe: 2 },
} as const
export type AreaId = keyof typeof areas

type Box = Size & { readonly x: number; readonly y: number }

function solid(box: Box, ink: string, found: readonly Defect[]): Part {
  const size = { width: box.width, height: box.height }
  // one color throughout is no drawing; a hole in it is
  const file = drawing(
    size,
    `<path fill-rule="evenodd" fill="${ink}" d="M0 0H${size.width}V${size.height}H0ZM${size.width * 0.3} ${size.height * 0.3}v${size.height * 0.4}h${size.width * 0.4}v${-size.height * 0.4}z"/>`,
  )
  const element = (logo_id: string) =>
    ({
      id: `s${logo_id.slice(0, 8)}`,
      name: file.name,
      type: 'image',
      logo_id,
      crop: null,
      recolours: [],
      angle: 0,
      flipX: false,
      flipY: false,
      locked: false,
      hidden: false,
      group: null,
      ...box,
    }) as ElementInput
  return { files: [file], element, defects: found }
}

export type EdgeKind = 'inside' | 'near' | 'outside' | 'short' | 'full'

/** Art whose left side lies there, or that fills the area as far as it bleeds. */
export function atEdge(kind: EdgeKind, id: AreaId, ink: string, random: Random): Part {
  const { width, height, bleed, safe } = areas[id]
  const size = { width: random.between(20, 40), height: random.between(18, 30) }
  const y = height / 2
  const leftAt = (left: number, found: readonly Defect[]) =>
    solid({ ...size, x: left + size.width / 2, y }, ink, found)
  switch (kind) {
    case 'inside':
      return leftAt(safe + random.between(0.6, 6), [])
    case 'near':
      return leftAt(random.between(0.2, safe - 0.4), ['near_edge'])
    case 'outside':
      return leftAt(-(bleed + random.between(1, 8)), ['outside'])
    case 'short': {
      const reach = random.between(0, bleed - 1)
      return solid(
        { x: width / 2, y, width: width + 2 * reach, height: height + 2 * reach },
        ink,
        bleed > 0 ? ['short_bleed'] : ['near_edge'],
      )
    }
    case 'full':
      return solid(
        { x: width / 2, y, width: width + 2 * bleed, height: height + 2 * bleed },
        ink,
        bleed > 0 ? [] : ['near_edge'],
      )
  }
}
