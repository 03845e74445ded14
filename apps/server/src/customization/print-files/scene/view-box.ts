import type { SvgNode } from '@estampa/artwork/drawing/svg-nodes'
import { type Matrix, upright } from './matrix.ts'
import type { Viewport } from './shapes.ts'

/** How the units inside a window lie in it. */
export function fitViewBox(
  attributes: SvgNode['attributes'],
  width: number,
  height: number,
): { matrix: Matrix; viewport: Viewport } {
  const values = (attributes.get('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const [x = 0, y = 0, across = 0, down = 0] = values
  if (values.length !== 4 || !(across > 0 && down > 0) || !Number.isFinite(x + y)) {
    return { matrix: upright, viewport: { width, height } }
  }
  const viewport = { width: across, height: down }
  const [align = 'xMidYMid', way] = (attributes.get('preserveAspectRatio') ?? 'xMidYMid meet')
    .trim()
    .split(/\s+/)
  const [toX, toY] = [width / across, height / down]
  if (align === 'none') return { matrix: [toX, 0, 0, toY, -x * toX, -y * toY], viewport }
  const scale = way === 'slice' ? Math.max(toX, toY) : Math.min(toX, toY)
  const share = (word: string | undefined) => ({ Min: 0, Mid: 0.5, Max: 1 })[word ?? ''] ?? 0.5
  const left = (width - across * scale) * share(/x(Min|Mid|Max)/.exec(align)?.[1])
  const top = (height - down * scale) * share(/Y(Min|Mid|Max)/.exec(align)?.[1])
  return { matrix: [scale, 0, 0, scale, left - x * scale, top - y * scale], viewport }
}
