/**
 * In which order one thread sews its surfaces: the shortest way on flat cloth; on a cap from the brim up and, in each
 * line, from the middle to the right and then from the middle to the left, so that the cloth is pushed outwards and not
 * into a fold.
 */
import type { Cloth, Piece } from './cloth.ts'
import type { ContourPoint } from './contours.ts'
import type { Needle } from './needle.ts'
import type { SewingOrder } from './options.ts'
import type { SewingJob } from './pieces.ts'

type SurfaceBox = { left: number; top: number; right: number; bottom: number }
/** Surfaces in a fixed order, and where the needle looks for the first of them. */
type Run = { readonly start: ContourPoint; readonly surfaces: readonly number[] }

/** Gives where the needle ends. */
export function sewInOrder(
  needle: Needle,
  jobs: readonly SewingJob[],
  { order, start, cloth }: { order: SewingOrder; start: ContourPoint; cloth: Cloth },
): ContourPoint {
  const surfaces = Map.groupBy(jobs, ({ surface }) => surface)
  let here = start
  if (order === 'cap') {
    for (const run of capRuns([...surfaces.keys()], cloth)) {
      here = run.start
      for (const surface of run.surfaces) here = sewSurface(needle, surfaces.get(surface) ?? [], here)
    }
    return here
  }
  while (surfaces.size > 0) {
    const { job } = nearest([...surfaces.values()].flat(), here)
    const next = surfaces.get(job.surface) as SewingJob[]
    surfaces.delete(job.surface)
    here = sewSurface(needle, next, here)
  }
  return here
}

/** Threads by the part of the surface that they cover; on a cap those of the lowest third of the design come first. */
export function sortThreads(areas: readonly number[], order: SewingOrder, cloth: Cloth): number[] {
  const labels = areas.map((_, label) => label)
  const byArea = (a: number, b: number) => (areas[b] as number) - (areas[a] as number)
  if (order !== 'cap') return labels.sort(byArea)
  const third = labels.map((label) => thirdFromBelow(label, cloth))
  return labels.sort((a, b) => (third[a] as number) - (third[b] as number) || byArea(a, b))
}

function thirdFromBelow(label: number, { pieces }: Cloth): number {
  const { top, bottom } = around(pieces)
  let [area, sum] = [0, 0]
  for (const piece of pieces) {
    if (piece.label !== label) continue
    area += piece.area
    sum += (piece.area * (piece.top + piece.bottom)) / 2
  }
  const height = Math.max(1, bottom - top)
  return area === 0 ? 0 : Math.min(2, Math.floor((3 * (bottom - sum / area)) / height))
}

function sewSurface(needle: Needle, jobs: readonly SewingJob[], start: ContourPoint): ContourPoint {
  const left = [...jobs]
  let here = start
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

function around(pieces: readonly Piece[]): SurfaceBox {
  return {
    left: Math.min(...pieces.map(({ left }) => left)),
    top: Math.min(...pieces.map(({ top }) => top)),
    right: Math.max(...pieces.map(({ right }) => right)),
    bottom: Math.max(...pieces.map(({ bottom }) => bottom)),
  }
}

const middleX = ({ left, right }: SurfaceBox) => (left + right) / 2
const middleY = ({ top, bottom }: SurfaceBox) => (top + bottom) / 2

/** Lines from below, each in two runs: its middle and what lies to the right, then what lies to the left. */
function capRuns(surfaces: readonly number[], { pieces, pixelsPerMm }: Cloth): Run[] {
  const middle = middleX(around(pieces))
  const bySurface = Map.groupBy(pieces, ({ surface }) => surface)
  const boxes = new Map(surfaces.map((surface) => [surface, around(bySurface.get(surface) ?? [])]))
  const boxOf = (surface: number) => boxes.get(surface) as SurfaceBox
  return linesFromBelow(surfaces, boxOf).flatMap((line) => {
    const outwards = line.toSorted((a, b) => middleX(boxOf(a)) - middleX(boxOf(b)))
    const first = outwards.findIndex((surface) => boxOf(surface).right >= middle)
    const at = first < 0 ? outwards.length : first
    const bottom = Math.max(...line.map((surface) => boxOf(surface).bottom))
    // pixels are counted from one beside the picture
    const start = { x: (middle - 1) / pixelsPerMm, y: (bottom - 1) / pixelsPerMm }
    const runs = [outwards.slice(at), outwards.slice(0, at).reverse()]
    return runs.filter(({ length }) => length > 0).map((run) => ({ start, surfaces: run }))
  })
}

/** Surfaces that lie beside each other are one line: they share more than half of the lower one's height. */
function linesFromBelow(surfaces: readonly number[], boxOf: (surface: number) => SurfaceBox): number[][] {
  const left = surfaces.toSorted((a, b) => middleY(boxOf(b)) - middleY(boxOf(a)))
  const lines: number[][] = []
  for (const surface of left) {
    const box = boxOf(surface)
    const line = lines.find(([first]) => {
      const other = boxOf(first as number)
      const shared = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top)
      return shared > Math.min(box.bottom - box.top, other.bottom - other.top) / 2
    })
    if (line) line.push(surface)
    else lines.push([surface])
  }
  return lines
}
