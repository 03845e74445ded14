import { outlineSamples } from '../../catalog/area-outline.ts'
import { artBox, cornersOf, TOLERANCE_MM, trimmedBox, visibleOf } from '../boxes.ts'
import { maxArtSize } from '../check-design.ts'
import { type DesignElement, type Dimensions, type Point, roundToHundredth } from '../design.ts'
import {
  bleedOf,
  holdsPoint,
  isInside,
  isPointInside,
  type PrintSurface,
  placedInside,
  safeOf,
  surfaceFor,
} from '../outline.ts'
import type { PreflightCheck, PreflightInput } from './check.ts'

/** Checks that there is art, and where it lies. */
export function preflightPrintArea(input: PreflightInput): PreflightCheck[] {
  const art = artBox(input.view)
  if (!art) {
    return [{ code: 'nothing_drawn', severity: 'warn', element_id: null, params: {}, remedies: [] }]
  }
  return [...checkSize(input), ...checkEdges(input)]
}

function checkSize({ view, area, technique }: PreflightInput): PreflightCheck[] {
  const art = trimmedBox(view, area)
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

function checkEdges({ view, area, technique, seenInside }: PreflightInput): PreflightCheck[] {
  const surface = surfaceFor(area, technique)
  return visibleOf(view).flatMap((element): PreflightCheck[] => {
    const isSeenInside = seenInside?.has(element.id) ?? false
    if (isSeenInside || isInside(element, surface, TOLERANCE_MM - safeOf(surface))) return []
    if (bleedOf(surface) > 0 && element.type !== 'text') return checkBleed(element, surface)
    return isInside(element, surface)
      ? [edgeCheck('near_edge', element, surface)]
      : [edgeCheck('outside_area', element, surface)]
  })
}

/** Millimeters between the points at which the edge is looked at. */
const STEP_MM = 0.5

/** Pictures reach either over the edge as far as it bleeds, or keep their distance from it. */
function checkBleed(element: DesignElement, surface: PrintSurface): PreflightCheck[] {
  const bleed = bleedOf(surface)
  const isBeyond = cornersOf(element).some(({ x, y }) => isBeyondBleed({ x, y }, surface, bleed))
  if (isBeyond) return [edgeCheck('outside_area', element, surface)]
  const samples = outlineSamples(surface, STEP_MM).map(({ at, out }) => ({
    isTouched: holdsPoint(element, at, TOLERANCE_MM),
    isCovered: holdsPoint(element, { x: at.x + out.x * bleed, y: at.y + out.y * bleed }, 0.05),
  }))
  if (samples.every(({ isTouched }) => !isTouched)) return [edgeCheck('near_edge', element, surface)]
  // a side that runs slantwise over the edge leaves some of the bleed bare without being seen
  const mayBeBare = Math.min(3 * bleed, Math.min(element.width, element.height) / 2)
  const bare = longestRun(samples.map(({ isTouched, isCovered }) => isTouched && !isCovered)) * STEP_MM
  const hasCornerInBleed = cornersOf(element).some(
    (corner) =>
      !isPointInside(surface, corner, TOLERANCE_MM) && isPointInside(surface, corner, bleed - TOLERANCE_MM),
  )
  if (bare > mayBeBare || hasCornerInBleed) return [edgeCheck('bleed_short', element, surface)]
  return isAlongEdge(element, surface) ? [edgeCheck('near_edge', element, surface)] : []
}

/** The corners of what fills an ellipse lie beyond it: what counts is the box around its bleed. */
function isBeyondBleed({ x, y }: Point, { width, height }: PrintSurface, bleed: number): boolean {
  const reach = bleed + TOLERANCE_MM
  return x < -reach || y < -reach || x > width + reach || y > height + reach
}

/** Whether a side of it runs between the edge and the safe zone for longer than to cross from one to the other. */
function isAlongEdge(element: DesignElement, surface: PrintSurface): boolean {
  const safe = safeOf(surface)
  const corners = cornersOf(element)
  return corners.some((from, at) => {
    const to = corners[(at + 1) % corners.length] as Point
    const length = Math.hypot(to.x - from.x, to.y - from.y)
    const count = Math.max(1, Math.ceil(length / STEP_MM))
    const between = Array.from({ length: count }, (_, step) => {
      const t = (step + 0.5) / count
      const point = { x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t }
      return (
        isPointInside(surface, point, -TOLERANCE_MM) && !isPointInside(surface, point, TOLERANCE_MM - safe)
      )
    })
    return (longestRun(between) * length) / count > Math.max(2 * safe, STEP_MM)
  })
}

function longestRun(marks: readonly boolean[]): number {
  let [longest, here] = [0, 0]
  for (const mark of marks) {
    here = mark ? here + 1 : 0
    longest = Math.max(longest, here)
  }
  return longest
}

function edgeCheck(
  code: 'outside_area' | 'near_edge' | 'bleed_short',
  element: DesignElement,
  surface: PrintSurface,
): PreflightCheck {
  const [safe, bleed] = [safeOf(surface), bleedOf(surface)]
  const { factor } = placedInside(element, surface, code === 'outside_area' ? 0 : safe)
  const inward = factor === 1 ? ('move_inside' as const) : ('shrink' as const)
  return {
    code,
    severity: code === 'outside_area' ? 'refuse' : 'warn',
    element_id: element.id,
    params: { name: element.name, edge_mm: safe, bleed_mm: bleed, factor },
    remedies: code === 'bleed_short' ? ['extend_to_bleed', inward] : [inward],
  }
}

/** By how much something is made smaller to fit; 1 where it fits. */
function factorInto(size: Dimensions, room: Dimensions): number {
  const factor = Math.min(room.width / size.width, room.height / size.height)
  return factor >= 1 ? 1 : Math.floor(factor * 1000) / 1000
}
