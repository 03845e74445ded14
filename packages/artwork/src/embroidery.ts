/**
 * Embroidery as it is really sewn. A flattened picture is reduced to a workshop's threads; each surface becomes
 * stitches by its width (a line, a satin column, rows over an underlay) and each thread one block, so that the
 * plan can be counted, drawn (`embroidery/preview.ts`) and sent to a machine (`embroidery/machine-files.ts`).
 *
 * The same picture and options always give the same plan, in a bounded time. It is heavy: tens to thousands of
 * milliseconds, never on a thread that answers people.
 */
import { layCloth } from './embroidery/cloth.ts'
import type { ContourPoint } from './embroidery/contours.ts'
import { cropToDrawn, shifted } from './embroidery/crop.ts'
import { threadNeedle } from './embroidery/needle.ts'
import { defaultOptions, type EmbroideryOptions } from './embroidery/options.ts'
import { jobsOf } from './embroidery/pieces.ts'
import {
  type ColorBlock,
  type FlatPicture,
  MAX_SIDE_MM,
  type SewnThread,
  type StitchPlan,
  type Thread,
} from './embroidery/plan.ts'
import { sewInOrder, sortThreads } from './embroidery/sewing-order.ts'
import { planOf } from './embroidery/totals.ts'
import { routerOf } from './embroidery/travel.ts'

export { cropPlan } from './embroidery/crop.ts'
export { fabricRecipes, paceOn } from './embroidery/fabrics.ts'
export { CAP_FRAME, fitsCapFrame, hoopsFor } from './embroidery/hoops.ts'
export { type MachineFormat, writeMachineFiles } from './embroidery/machine-files.ts'
export { threadDifference } from './embroidery/match-threads.ts'
export { type FlatPicture, MAX_SIDE_MM, type StitchPlan } from './embroidery/plan.ts'
export { drawStitches } from './embroidery/preview.ts'
export { HOOPING_S, type MachinePace, runTimeS } from './embroidery/run-time.ts'
export { bobbinThreadMm, firstStitchOf, type Stop, sewnLinesOf, stopsOf } from './embroidery/stops.ts'
export { MAKER, threadChart } from './embroidery/thread-chart.ts'

/**
 * Best from 8 to 10 pixels per millimeter; finer is averaged to 10, coarser is sewn with its steps. Throws a
 * RangeError for pictures over 300 × 300 mm: whoever takes sizes from people refuses them first.
 */
export function planStitches(
  flat: FlatPicture,
  palette: readonly Thread[],
  overrides: Partial<EmbroideryOptions> = {},
): StitchPlan {
  const options = { ...defaultOptions, ...overrides }
  const { width, height, pixelsPerMm } = flat
  if (Math.max(width, height) / pixelsPerMm > MAX_SIDE_MM + 1) throw new RangeError('too large to embroider')
  const cropped = cropToDrawn(flat)
  const cloth = layCloth(cropped.flat, palette, options)
  const router = routerOf(cloth)
  const jobs = jobsOf(cloth, router, options)
  const areas = cloth.threads.map((_, label) =>
    cloth.pieces.reduce((sum, piece) => sum + (piece.label === label ? piece.area : 0), 0),
  )
  const whole = areas.reduce((sum, area) => sum + area, 0)
  const blocks: ColorBlock[] = []
  let here: ContourPoint = {
    x: width / pixelsPerMm / 2 - cropped.xMm,
    y: height / pixelsPerMm / 2 - cropped.yMm,
  }
  for (const label of sortThreads(areas, options.order, cloth)) {
    const needle = threadNeedle(router, options)
    here = sewInOrder(
      needle,
      jobs.filter((job) => job.label === label),
      { order: options.order, start: here, cloth },
    )
    const sewn = needle.finish()
    if (sewn.xs.length === 0) continue
    blocks.push(
      shifted(
        { thread: cloth.threads[label] as SewnThread, ...sewn, share: (areas[label] as number) / whole },
        cropped,
      ),
    )
  }
  return planOf(blocks, width / pixelsPerMm, height / pixelsPerMm)
}

/**
 * Thousand stitches, upwards to whole tenths: with a plan this is what a place is charged for, whatever was
 * claimed and however large its surface is. `thousandStitchesOf` of the domain, which only knows the surface,
 * stays for places of which there is no plan.
 */
export function thousandStitchesOfPlan({ stitches }: Pick<StitchPlan, 'stitches'>): number {
  return Math.ceil(stitches / 100) / 10
}
