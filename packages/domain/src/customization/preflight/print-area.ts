import { artBox, boxOf, isBoxWithin, TOLERANCE_MM, visibleOf } from '../boxes.ts'
import { maxArtSize } from '../check-design.ts'
import { type Dimensions, roundToHundredth } from '../design.ts'
import type { PreflightCheck, PreflightInput } from './check.ts'

/** Distance from the edge by which cloth and pads slip, mm. */
const EDGE_MM = 2

/** Checks that there is art, and where it lies. */
export function preflightPrintArea(input: PreflightInput): PreflightCheck[] {
  const art = artBox(input.view)
  if (!art) {
    return [{ code: 'nothing_drawn', severity: 'warn', element_id: null, params: {}, remedies: [] }]
  }
  return [...checkSize(input), ...checkEdges(input)]
}

function checkSize({ view, technique }: PreflightInput): PreflightCheck[] {
  const art = artBox(view)
  if (!technique || !art) return []
  const max = maxArtSize(technique)
  const [width, height] = [art.right - art.left, art.bottom - art.top]
  if (width <= max.width + TOLERANCE_MM && height <= max.height + TOLERANCE_MM) return []
  const params = {
    technique: technique.name,
    width_centimeters: roundToHundredth(width / 10),
    height_centimeters: roundToHundredth(height / 10),
    max_width_centimeters: technique.max_width_centimeters ?? roundToHundredth(width / 10),
    max_height_centimeters: technique.max_height_centimeters ?? roundToHundredth(height / 10),
    factor: factorInto({ width, height }, max),
  }
  const fixes = ['shrink', 'change_technique'] as const
  return [{ code: 'too_big_for_technique', severity: 'refuse', element_id: null, params, remedies: fixes }]
}

function checkEdges({ view, area }: PreflightInput): PreflightCheck[] {
  return visibleOf(view).flatMap((element): PreflightCheck[] => {
    const box = boxOf(element)
    const isOutside = !isBoxWithin(box, area)
    if (!isOutside && isBoxWithin(box, area, TOLERANCE_MM - EDGE_MM)) return []
    const margin = isOutside ? 0 : 2 * EDGE_MM
    const room = { width: area.width - margin, height: area.height - margin }
    const factor = factorInto({ width: box.right - box.left, height: box.bottom - box.top }, room)
    return [
      {
        code: isOutside ? 'outside_area' : 'near_edge',
        severity: isOutside ? 'refuse' : 'warn',
        element_id: element.id,
        params: { name: element.name, edge_mm: EDGE_MM, factor },
        remedies: factor === 1 ? ['move_inside'] : ['shrink'],
      },
    ]
  })
}

/** By how much something is made smaller to fit; 1 where it fits. */
function factorInto(size: Dimensions, room: Dimensions): number {
  const factor = Math.min(room.width / size.width, room.height / size.height)
  return factor >= 1 ? 1 : Math.floor(factor * 1000) / 1000
}
