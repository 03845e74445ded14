/** How thin the finest strokes of a drawing are, and the gaps between them. */
import { NOTHING, type Separation } from './separation.ts'

/** Fewer such places, as a part of all middles of strokes, are tips and crumbs. */
const MIN_PART = 0.01
const FEWEST = 10
/** Shorter in all, as a part of the picture's longer side, they are two letters that nearly touch, or a spur. */
const MIN_LENGTH = 0.03

/** Pixels; null where nothing has an end. */
export type FinestDetails = { readonly line: number | null; readonly gap: number | null }

/**
 * Each ink is looked at, and the bare ground too: a gap that closes is as lost as a line that breaks. `paper` is the ink
 * that stands for the bare ground, if one does.
 */
export function finestDetails(
  { first, width, height, inks }: Separation,
  paper: number | null,
): FinestDetails {
  const thinnest = (labels: readonly number[]) => {
    const found = labels.flatMap((label) => thinnestOf(first, label, width, height) ?? [])
    return found.length > 0 ? Math.min(...found) : null
  }
  return {
    line: thinnest([...inks.keys()].filter((ink) => ink !== paper)),
    gap: thinnest(paper === null ? [NOTHING] : [NOTHING, paper]),
  }
}

function thinnestOf(first: Uint8Array, label: number, width: number, height: number): number | null {
  const depths = depthsOf(first, label, width, height)
  const counts = new Map<number, number>()
  let all = 0
  for (let y = 1; y < height - 1; y += 1) {
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x
      const depth = depths[at] as number
      if (depth === 0 || depth > DEEPEST || !isMiddle(depths, at, width, depth)) continue
      if (widens(depths, x, y, width, height)) continue
      counts.set(depth, (counts.get(depth) ?? 0) + 1)
      all += 1
    }
  }
  const fewest = Math.max(FEWEST, MIN_PART * all, MIN_LENGTH * Math.max(width, height))
  let sum = 0
  for (const [depth, count] of [...counts].sort(([a], [b]) => a - b)) {
    sum += count
    // a stroke is a row of middles, and longer than it is wide
    if (sum >= fewest) return (2 * depth) / STEP - 1
  }
  return null
}

const STEP = 3
const SLANTED = 4
const FAR = 60_000
/** Half of a stroke that nobody would call thin. */
const DEEPEST = 30_000
/** Pixels around a middle in which a stroke stays as wide as it is. */
const REACH = 6

/** Distance of each pixel of the label to the nearest other one, in thirds of a pixel; the border is no edge. */
function depthsOf(first: Uint8Array, label: number, width: number, height: number): Uint16Array {
  const depths = new Uint16Array(width * height)
  for (let at = 0; at < depths.length; at += 1) depths[at] = first[at] === label ? FAR : 0
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) relax(depths, x, y, width, height, -1)
  }
  for (let y = height - 1; y >= 0; y -= 1) {
    for (let x = width - 1; x >= 0; x -= 1) relax(depths, x, y, width, height, 1)
  }
  return depths
}

function relax(depths: Uint16Array, x: number, y: number, width: number, height: number, step: 1 | -1): void {
  const at = y * width + x
  let depth = depths[at] as number
  if (depth === 0) return
  const [beside, beyond] = [x + step >= 0 && x + step < width, y + step >= 0 && y + step < height]
  if (beside) depth = Math.min(depth, (depths[at + step] as number) + STEP)
  if (beyond) {
    const row = at + step * width
    depth = Math.min(depth, (depths[row] as number) + STEP)
    if (x > 0) depth = Math.min(depth, (depths[row - 1] as number) + SLANTED)
    if (x < width - 1) depth = Math.min(depth, (depths[row + 1] as number) + SLANTED)
  }
  depths[at] = depth
}

/** The middle of a stroke is nowhere near anything deeper; the way into a corner or a point always is. */
function isMiddle(depths: Uint16Array, at: number, width: number, depth: number): boolean {
  for (let row = at - width; row <= at + width; row += width) {
    for (let other = row - 1; other <= row + 1; other += 1)
      if ((depths[other] as number) > depth + 1) return false
  }
  return true
}

/** A point is thin at its end only; it is wider a few pixels on. */
function widens(depths: Uint16Array, x: number, y: number, width: number, height: number): boolean {
  const max = (depths[y * width + x] as number) + STEP
  for (let row = Math.max(0, y - REACH); row <= Math.min(height - 1, y + REACH); row += 1) {
    for (let at = Math.max(0, x - REACH); at <= Math.min(width - 1, x + REACH); at += 1) {
      if ((depths[row * width + at] as number) > max) return true
    }
  }
  return false
}
