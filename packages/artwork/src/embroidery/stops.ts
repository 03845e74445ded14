/**
 * The stops of a machine: one for each thread, in the order of sewing. What each takes is told from its stitches, so that
 * a workshop buys thread and plans its day by what is really sewn.
 */
import { type ColorBlock, moves, type SewnThread, type StitchPlan } from './plan.ts'

export type Stop = {
  /** From 1. */
  readonly position: number
  readonly thread: SewnThread
  readonly stitches: number
  /** Cuts before the thread is changed. */
  readonly trims: number
  /** Part of the drawn surface that its thread covers, 0…1. */
  readonly share: number
  /** Upper thread that leaves the spool. */
  readonly topThreadMm: number
}

/** A stitch takes so much more than its length: the thread goes through cloth and backing and up again. */
const THROUGH_CLOTH_MM = 1
/** The ends that are left at each beginning and are cut off. */
const TAIL_MM = 40
/** Bobbin to upper thread: 3 m to 5 m in a thousand stitches (Madeira). */
const BOBBIN_SHARE = 3 / 5

export function stopsOf({ blocks }: StitchPlan): Stop[] {
  return blocks.map((block, index) => {
    const { stitches, trims, lengthMm } = countsOf(block)
    return {
      position: index + 1,
      thread: block.thread,
      stitches,
      trims,
      share: block.share,
      topThreadMm: lengthMm + stitches * THROUGH_CLOTH_MM + (trims + 1) * TAIL_MM,
    }
  })
}

/** Bobbin thread of all stops together. */
export function bobbinThreadMm(stops: readonly Stop[]): number {
  return BOBBIN_SHARE * stops.reduce((sum, { topThreadMm }) => sum + topThreadMm, 0)
}

/** Where the needle first goes down, millimeters to the right of the design's middle and below it; null: nothing is sewn. */
export function firstStitchOf({
  blocks: [first],
  box,
}: StitchPlan): { rightMm: number; downMm: number } | null {
  const at = first?.kinds.indexOf(moves.stitch) ?? -1
  if (!first || !box || at < 0) return null
  return {
    rightMm: (first.xs[at] as number) / 10 - box.xMm - box.widthMm / 2,
    downMm: (first.ys[at] as number) / 10 - box.yMm - box.heightMm / 2,
  }
}

/** The way of the thread on the cloth, line by line in millimeters of the picture: a cut or a jump begins the next. */
export function sewnLinesOf({ xs, ys, kinds }: ColorBlock): { readonly x: number; readonly y: number }[][] {
  const lines: { x: number; y: number }[][] = []
  for (let n = 0; n < xs.length; n += 1) {
    const point = { x: (xs[n] as number) / 10, y: (ys[n] as number) / 10 }
    if (kinds[n] === moves.stitch && n > 0) lines.at(-1)?.push(point)
    else lines.push([point])
  }
  return lines.filter(({ length }) => length > 1)
}

function countsOf({ xs, ys, kinds }: ColorBlock): { stitches: number; trims: number; lengthMm: number } {
  let [stitches, trims, length] = [0, 0, 0]
  for (let n = 0; n < xs.length; n += 1) {
    if (kinds[n] === moves.trim && n > 0) trims += 1
    if (kinds[n] !== moves.stitch) continue
    stitches += 1
    if (n > 0)
      length += Math.hypot(
        (xs[n] as number) - (xs[n - 1] as number),
        (ys[n] as number) - (ys[n - 1] as number),
      )
  }
  return { stitches, trims, lengthMm: length / 10 }
}
