/** The middle lines of narrow pieces, one pixel wide. */
import type { Cloth } from './cloth.ts'
import { stepsAround } from './split.ts'

/** Finer than a pixel, so that the thinning goes in from all sides evenly. */
const LAYERS_PER_PIXEL = 5

/**
 * 1 for each pixel of a middle line. Pixels are taken away from the edges inwards while the piece stays in one
 * and keeps its holes, and ends of lines stay.
 */
export function thinNarrow(cloth: Cloth): Uint8Array {
  const { ids, pieces, width } = cloth
  const kept = new Uint8Array(ids.length)
  for (let at = 0; at < ids.length; at += 1) {
    const id = ids[at] as number
    if (id >= 0 && !(pieces[id] as { wide: boolean }).wide) kept[at] = 1
  }
  const { ordered, starts } = byDepth(cloth, kept)
  for (let layer = 0; layer + 1 < starts.length; layer += 1) {
    let left = [...ordered.subarray(starts[layer], starts[layer + 1])]
    for (let before = 0; left.length !== before; ) {
      before = left.length
      for (const side of SIDES) left = thinFrom(side, left, { ids, kept, width })
    }
  }
  return kept
}

/** Left, right, above, below, as indices into the eight around. */
const SIDES = [4, 0, 6, 2]

type Thinning = { ids: Int32Array; kept: Uint8Array; width: number }

/**
 * Takes away what lies open to one side and gives what stays. What lies open is told before any goes: else a
 * line two pixels thick would be eaten up from its end.
 */
function thinFrom(open: number, pixels: number[], { ids, kept, width }: Thinning): number[] {
  // around, clockwise from the right
  const ring = [1, width + 1, width, width - 1, -1, -width - 1, -width, -width + 1]
  const own = new Uint8Array(9)
  const isOwn = (at: number, other: number) => kept[other] === 1 && ids[other] === ids[at]
  const lies = pixels.map((at) => !isOwn(at, at + (ring[open] as number)))
  return pixels.filter((at, index) => {
    if (!lies[index]) return true
    for (let side = 0; side < 8; side += 1) own[side] = isOwn(at, at + (ring[side] as number)) ? 1 : 0
    own[8] = own[0] as number
    if (!isSpare(own)) return true
    kept[at] = 0
    return false
  })
}

/** Whether the middle pixel may go: it joins nothing, encloses nothing and ends nothing. */
function isSpare(own: Uint8Array): boolean {
  let count = 0
  let joins = 0
  for (let side = 0; side < 8; side += 1) count += own[side] as number
  if (count <= 1) return false
  for (let side = 0; side < 8; side += 2) {
    if (own[side] === 0 && (own[side + 1] === 1 || own[side + 2] === 1)) joins += 1
  }
  return joins === 1
}

/** The kept pixels, the ones nearest to an edge first, and where each layer of them starts. */
function byDepth({ depths }: Cloth, kept: Uint8Array): { ordered: Int32Array; starts: Int32Array } {
  let deepest = 0
  let count = 0
  for (let at = 0; at < kept.length; at += 1) {
    if (kept[at] === 0) continue
    count += 1
    if ((depths[at] as number) > deepest) deepest = depths[at] as number
  }
  const starts = new Int32Array(Math.ceil(deepest * LAYERS_PER_PIXEL) + 2)
  for (let at = 0; at < kept.length; at += 1) {
    if (kept[at] === 1)
      starts[layerOf(depths[at] as number) + 1] = (starts[layerOf(depths[at] as number) + 1] as number) + 1
  }
  for (let layer = 1; layer < starts.length; layer += 1) {
    starts[layer] = (starts[layer] as number) + (starts[layer - 1] as number)
  }
  const ordered = new Int32Array(count)
  const next = starts.slice()
  for (let at = 0; at < kept.length; at += 1) {
    if (kept[at] === 0) continue
    const layer = layerOf(depths[at] as number)
    ordered[next[layer] as number] = at
    next[layer] = (next[layer] as number) + 1
  }
  return { ordered, starts }
}

function layerOf(depth: number): number {
  return Math.floor(depth * LAYERS_PER_PIXEL)
}

/** A line of the skeleton between two ends or forks, as pixels. */
export type Line = { readonly pixels: number[]; readonly closed: boolean }

/** Every line once. Pixels of a fork belong to each of its lines as their end. */
export function skeletonLines(cloth: Cloth, kept: Uint8Array): Map<number, Line[]> {
  const { ids, width } = cloth
  const around = stepsAround(width)
  const lines = new Map<number, Line[]>()
  const seen = new Uint8Array(kept.length)
  const add = (line: Line) => {
    const id = ids[line.pixels[0] as number] as number
    const own = lines.get(id)
    if (own) own.push(line)
    else lines.set(id, [line])
  }
  const beside = (at: number) => neighbors({ ids, kept, around, width }, at)
  for (let at = 0; at < kept.length; at += 1) {
    if (kept[at] === 0) continue
    const next = beside(at)
    if (next.length === 2) continue
    seen[at] = 2
    if (next.length === 0) add({ pixels: [at], closed: false })
    for (const one of next) {
      const line = follow(at, one, beside, seen)
      if (line) add({ pixels: line, closed: false })
    }
  }
  for (let at = 0; at < kept.length; at += 1) {
    if (kept[at] === 0 || seen[at] !== 0) continue
    seen[at] = 2
    const line = follow(at, beside(at)[0] as number, beside, seen)
    if (line) add({ pixels: line, closed: true })
  }
  return lines
}

/** From `start` by `next` to the next end or fork; null where that line is known. `seen`: 1 walked, 2 an end. */
function follow(
  start: number,
  next: number,
  beside: (at: number) => number[],
  seen: Uint8Array,
): number[] | null {
  if (seen[next] === 1) return null
  const pixels = [start]
  let [before, at] = [start, next]
  for (;;) {
    pixels.push(at)
    const on = beside(at)
    if (seen[at] === 2 || on.length !== 2) break
    seen[at] = 1
    const after = on[0] === before ? on[1] : on[0]
    before = at
    at = after as number
  }
  // two ends side by side would be found from both
  if (pixels.length === 2 && at < start) return null
  return pixels
}

type ThinnedPixels = { ids: Int32Array; kept: Uint8Array; around: Int32Array; width: number }

/** A corner counts only where no edge leads the same way. */
function neighbors({ ids, kept, around, width }: ThinnedPixels, at: number): number[] {
  const found: number[] = []
  const has = (other: number) => kept[other] === 1 && ids[other] === ids[at]
  for (let side = 0; side < 4; side += 1) {
    const next = at + (around[side] as number)
    if (has(next)) found.push(next)
  }
  for (let side = 4; side < 8; side += 1) {
    const step = around[side] as number
    if (!has(at + step)) continue
    const beside = side === 4 || side === 6 ? -1 : 1
    const above = side < 6 ? -width : width
    if (!has(at + beside) && !has(at + above)) found.push(at + step)
  }
  return found
}
