/**
 * The films of flat inks. Presses never meet exactly: where two inks touch, the lighter one reaches a little below the
 * darker one, and what lies below black is not left out of its own film, so that no cloth is seen between them.
 */
import { colorDifference } from '@estampa/domain/customization/preflight'
import { contrast } from '@estampa/domain/shops'
import type { PrintColor } from './print-job.ts'
import { growRegion, intersect, joinRegions, type Region, regionArea, regionOf, subtract } from './regions.ts'
import type { Item } from './scene.ts'
import type { Separated } from './separation.ts'

export const TRAP_MM = 0.15
/** Color difference from black below which an ink is printed over what lies below it. */
const BLACK_LIMIT = 0.13
/** Beyond it the polygons of a print area are not worth the wait: its films meet exactly, and say so. */
const MAX_RUNS = 400
const MAX_SHAPES = 6_000

export type Film = { readonly ink: PrintColor; readonly region: Region }

/** A film for each ink; null: there is too much in the drawing for polygons. */
export function trappedFilms(separated: Separated): Film[] | null {
  const runs = runsOf(separated)
  if (!runs) return null
  const visible = visibleRegions(separated.inks, runs)
  return separated.inks.map((ink) => ({ ink, region: spread(ink, visible) }))
}

type Run = { readonly ink: PrintColor; readonly items: readonly Item[] }

/** Shapes that are painted in the same ink one after the other, the lowest first. */
function runsOf({ items, inkOf }: Separated): Run[] | null {
  const runs: { ink: PrintColor; items: Item[] }[] = []
  if (items.length > MAX_SHAPES) return null
  for (const item of items) {
    if (item.kind === 'picture' || item.paint.kind !== 'flat') continue
    const ink = inkOf(item.paint.hex)
    const last = runs.at(-1)
    if (last?.ink === ink) last.items.push(item)
    else runs.push({ ink, items: [item] })
  }
  return runs.length > MAX_RUNS ? null : runs
}

export const isBlackInk = (hex: string): boolean => colorDifference(hex, '#000000') < BLACK_LIMIT

/** The region of each ink that is seen. A shape leaves a hole in the inks below it, unless it is black; bare product does too. */
function visibleRegions(inks: readonly PrintColor[], runs: readonly Run[]): Map<PrintColor, Region> {
  const parts = new Map<PrintColor, Region[]>(inks.map((ink) => [ink, []]))
  let above: Region = []
  for (const { ink, items } of runs.toReversed()) {
    const painted = joinRegions(items.map(regionOf))
    parts.get(ink)?.push(subtract(painted, above))
    if (!parts.has(ink) || !isBlackInk(ink.hex)) above = joinRegions([above, painted])
  }
  return new Map([...parts].map(([ink, regions]) => [ink, joinRegions(regions)]))
}

/** The ink with what it reaches below its darker neighbors. */
function spread(ink: PrintColor, visible: ReadonlyMap<PrintColor, Region>): Region {
  const own = visible.get(ink) ?? []
  const wider = growRegion(own, TRAP_MM)
  const below = [...visible].flatMap(([other, region]) =>
    other !== ink && isDarker(other, ink) ? [intersect(wider, region)] : [],
  )
  return below.some((region) => regionArea(region) > 0) ? joinRegions([own, ...below]) : own
}

const lightness = ({ hex }: PrintColor) => contrast(hex, '#000000')
const isDarker = (one: PrintColor, than: PrintColor) => lightness(one) < lightness(than)
