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
import { jobsOf, type SewingJob } from './embroidery/pieces.ts'
import {
  type ColorBlock,
  type FlatPicture,
  MAX_SIDE_MM,
  type SewnThread,
  type StitchPlan,
  type Thread,
} from './embroidery/plan.ts'
import { planOf } from './embroidery/totals.ts'
import { routerOf } from './embroidery/travel.ts'

export { cropPlan } from './embroidery/crop.ts'
export { hoopsFor } from './embroidery/hoops.ts'
export { type MachineFormat, writeMachineFiles } from './embroidery/machine-files.ts'
export { threadDifference } from './embroidery/match-threads.ts'
export { MAX_SIDE_MM, type StitchPlan } from './embroidery/plan.ts'
export { drawStitches } from './embroidery/preview.ts'
export { HOOPING_S, runTimeS, usualPace } from './embroidery/run-time.ts'
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
  const order = areas.map((area, label) => ({ area, label })).sort((a, b) => b.area - a.area)
  const blocks: ColorBlock[] = []
  let here: ContourPoint = {
    x: width / pixelsPerMm / 2 - cropped.xMm,
    y: height / pixelsPerMm / 2 - cropped.yMm,
  }
  for (const { area, label } of order) {
    const needle = threadNeedle(router, options)
    here = sewAll(
      needle,
      jobs.filter((job) => job.label === label),
      here,
    )
    const sewn = needle.finish()
    if (sewn.xs.length === 0) continue
    blocks.push(
      shifted({ thread: cloth.threads[label] as SewnThread, ...sewn, share: area / whole }, cropped),
    )
  }
  return planOf(blocks, width / pixelsPerMm, height / pixelsPerMm)
}

/** Surface by surface, the nearest next; gives where the needle ends. */
function sewAll(
  needle: ReturnType<typeof threadNeedle>,
  jobs: readonly SewingJob[],
  start: ContourPoint,
): ContourPoint {
  const surfaces = Map.groupBy(jobs, ({ surface }) => surface)
  let here = start
  while (surfaces.size > 0) {
    const { job } = nearest([...surfaces.values()].flat(), here)
    const left = surfaces.get(job.surface) as SewingJob[]
    surfaces.delete(job.surface)
    while (left.length > 0) {
      const layer = Math.min(...left.map((one) => one.layer))
      const next = nearest(
        left.filter((one) => one.layer === layer),
        here,
      )
      left.splice(left.indexOf(next.job), 1)
      next.job.sew(needle, next.door)
      here = needle.at() ?? here
    }
  }
  return here
}

function nearest(jobs: readonly SewingJob[], here: ContourPoint): { job: SewingJob; door: number } {
  let best = { job: jobs[0] as SewingJob, door: 0 }
  let min = Number.POSITIVE_INFINITY
  for (const job of jobs) {
    job.doors.forEach(({ x, y }, door) => {
      const apart = (x - here.x) ** 2 + (y - here.y) ** 2
      if (apart >= min) return
      min = apart
      best = { job, door }
    })
  }
  return best
}

/**
 * Thousand stitches, upwards to whole tenths: with a plan this is what a place is charged for, whatever was
 * claimed and however large its surface is. `thousandStitchesOf` of the domain, which only knows the surface,
 * stays for places of which there is no plan.
 */
export function thousandStitchesOfPlan({ stitches }: Pick<StitchPlan, 'stitches'>): number {
  return Math.ceil(stitches / 100) / 10
}
