import { artBox, boxOf, isWithin, toleranceMm, visibleOf } from '../boxes.ts'
import { mostOf } from '../check-design.ts'
import { exactly } from '../design.ts'
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
  }
  const remedies = ['shrink', 'change_technique'] as const
  return [{ code: 'too_big_for_technique', severity: 'refuse', element_id: null, params, remedies }]
}

function judgeEdges({ view, area }: ToJudge): Judgement[] {
  return visibleOf(view).flatMap((element): Judgement[] => {
    const box = boxOf(element)
    const of = { element_id: element.id, params: { name: element.name, edge_mm: EDGE_MM } }
    if (!isWithin(box, area)) {
      const fits = box.right - box.left <= area.width && box.bottom - box.top <= area.height
      return [{ ...of, code: 'outside_area', severity: 'refuse', remedies: fits ? ['move_in'] : ['shrink'] }]
    }
    if (isWithin(box, area, toleranceMm - EDGE_MM)) return []
    const hasRoom =
      box.right - box.left <= area.width - 2 * EDGE_MM && box.bottom - box.top <= area.height - 2 * EDGE_MM
    return [{ ...of, code: 'near_edge', severity: 'warn', remedies: hasRoom ? ['move_in'] : ['shrink'] }]
  })
}
