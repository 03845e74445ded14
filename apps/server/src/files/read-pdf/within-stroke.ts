/** What is stroked with a pattern, or with a gradient in the space of the page: a mask of the stroke lets it through. */
import { boxPath, type PagePath, type PathNumbers } from './geometry.ts'
import type { PageCanvas } from './graphics-state.ts'
import { hexPaint } from './operator-kinds.ts'
import { strokeElement } from './pen.ts'
import { defineMaskOf } from './soft-mask.ts'

export function paintWithinStroke(canvas: PageCanvas, path: PagePath, numbers?: PathNumbers): void {
  const { state, art } = canvas
  const stroked = strokeElement({ ...state, stroke: hexPaint(['#ffffff']), strokeOpacity: 1 }, path, numbers)
  if (stroked === undefined || stroked === 'unlike' || !canvas.isVisible) return
  const { element, box } = stroked
  const maskId = defineMaskOf(art, element, box)
  art.openGroup()
  canvas.state = { ...state, fill: state.stroke, fillOpacity: state.strokeOpacity, blend: 'normal' }
  canvas.fill({ d: boxPath(box), box, isRectangle: true, mostMiter: 1 })
  canvas.state = state
  art.paintGroup({ opacity: 1, blend: state.blend }, { clip: state.clip, maskId }, true)
}
