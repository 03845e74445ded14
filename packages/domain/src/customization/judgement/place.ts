import { artBox, boxOf, isWithin, toleranceMm, visibleOf } from '../boxes.ts'
import { mostOf } from '../check-design.ts'
import { type Dimensions, exactly } from '../design.ts'
import type { Judgement, ToJudge } from '../judgement.ts'

/** Cloth and pads slip by as much. */
const EDGE_MM = 2

/** Where the art lies, and whether there is any. */
export function judgePlace(asked: ToJudge): Judgement[] {
  const art = artBox(asked.view)
  if (!art) {
    return [{ code: 'nothing_drawn', severity: 'warn', element_id: null, params: {}, remedies: [] }]
  }
  return [...judgeSize(asked), ...judgeEdges(asked)]
}

function judgeSize({ view, technique }: ToJudge): Judgement[] {
  const art = artBox(view)
  if (!technique || !art) return []
  const most = mostOf(technique)
  const [width, height] = [art.right - art.left, art.bottom - art.top]
  if (width <= most.width + toleranceMm && height <= most.height + toleranceMm) return []
  const params = {
    technique: technique.name,
    width_centimeters: exactly(width / 10),
    height_centimeters: exactly(height / 10),
    max_width_centimeters: technique.max_width_centimeters ?? exactly(width / 10),
    max_height_centimeters: technique.max_height_centimeters ?? exactly(height / 10),
    factor: factorInto({ width, height }, most),
  }
  const remedies = ['shrink', 'change_technique'] as const
  return [{ code: 'too_big_for_technique', severity: 'refuse', element_id: null, params, remedies }]
}

function judgeEdges({ view, area }: ToJudge): Judgement[] {
  return visibleOf(view).flatMap((element): Judgement[] => {
    const box = boxOf(element)
    const isOutside = !isWithin(box, area)
    if (!isOutside && isWithin(box, area, toleranceMm - EDGE_MM)) return []
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
