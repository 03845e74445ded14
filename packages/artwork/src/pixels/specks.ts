/** Small spots of one ink become what lies around them: nobody would print, cut or stitch them. */
import { NOTHING } from './separation.ts'

/** Changes `labels` in place: connected spots of fewer than `least` pixels. */
export function removeSpecks(labels: Uint8Array, width: number, least: number): void {
  const seen = new Uint8Array(labels.length)
  const spot = new Int32Array(least + 1)
  for (let start = 0; start < labels.length; start += 1) {
    if (seen[start] === 1) continue
    const size = spread(labels, seen, spot, start, width, least)
    if (size < least) fill(labels, spot.subarray(0, size), width)
  }
}

/** Marks the spot that holds `start`; its first `least` pixels are put into `spot`. Gives its size. */
function spread(
  labels: Uint8Array,
  seen: Uint8Array,
  spot: Int32Array,
  start: number,
  width: number,
  least: number,
): number {
  const label = labels[start] as number
  const open = [start]
  seen[start] = 1
  let size = 0
  while (open.length > 0) {
    const pixel = open.pop() as number
    if (size < least) spot[size] = pixel
    size += 1
    const x = pixel % width
    for (const other of [x > 0 ? pixel - 1 : -1, x < width - 1 ? pixel + 1 : -1, pixel - width, pixel + width]) {
      if (other < 0 || other >= labels.length || seen[other] === 1 || labels[other] !== label) continue
      seen[other] = 1
      open.push(other)
    }
  }
  return size
}

/** Gives the spot the commonest label around it. */
function fill(labels: Uint8Array, spot: Int32Array, width: number): void {
  const label = labels[spot[0] as number] as number
  const counts = new Uint32Array(NOTHING + 1)
  for (const pixel of spot) {
    const x = pixel % width
    for (const other of [x > 0 ? pixel - 1 : -1, x < width - 1 ? pixel + 1 : -1, pixel - width, pixel + width]) {
      const beside = other < 0 ? undefined : labels[other]
      if (beside !== undefined && beside !== label) counts[beside] = (counts[beside] as number) + 1
    }
  }
  const most = counts.reduce((best, count, at) => (count > (counts[best] as number) ? at : best), label)
  for (const pixel of spot) labels[pixel] = most
}
