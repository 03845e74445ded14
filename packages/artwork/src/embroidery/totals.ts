/** Totals of a stitch plan. */
import { type ColorBlock, moves, type StitchPlan } from './plan.ts'

export function planOf(blocks: readonly ColorBlock[], widthMm: number, heightMm: number): StitchPlan {
  let [stitches, trims, length] = [0, 0, 0]
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity]
  for (const { xs, ys, kinds } of blocks) {
    for (let n = 0; n < xs.length; n += 1) {
      const [x, y] = [xs[n] as number, ys[n] as number]
      if (kinds[n] === moves.trim && n > 0) trims += 1
      if (kinds[n] !== moves.stitch) continue
      stitches += 1
      if (n > 0) length += Math.hypot(x - (xs[n - 1] as number), y - (ys[n - 1] as number))
      left = Math.min(left, x)
      top = Math.min(top, y)
      right = Math.max(right, x)
      bottom = Math.max(bottom, y)
    }
  }
  return {
    blocks,
    stitches,
    trims,
    colourChanges: Math.max(0, blocks.length - 1),
    threadMm: Math.round(length / 10),
    box:
      stitches === 0
        ? null
        : { xMm: left / 10, yMm: top / 10, widthMm: (right - left) / 10, heightMm: (bottom - top) / 10 },
    widthMm,
    heightMm,
  }
}
