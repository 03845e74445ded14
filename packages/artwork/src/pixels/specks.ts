/** Small spots of one ink become what lies around them: nobody would print, cut or stitch them. */
import { NOTHING } from './separation.ts'

/** Changes `labels` in place: connected spots of fewer than `least` pixels. */
export function removeSpecks(labels: Uint8Array, width: number, min: number): void {
  const runs = runsOf(labels, width)
  const small = new Map<number, number[]>()
  for (let run = 0; run < runs.count; run += 1) {
    const spot = runs.spotOf(run)
    if ((runs.sizes[spot] as number) >= min) continue
    const others = small.get(spot)
    if (others) others.push(run)
    else small.set(spot, [run])
  }
  for (const spot of small.values())
    fill(
      labels,
      spot.flatMap((run) => runs.pixelsOf(run)),
      width,
    )
}

/** Rows are looked at by runs of one label, which are joined to those above them. */
function runsOf(labels: Uint8Array, width: number) {
  const starts: number[] = []
  for (let row = 0; row < labels.length; row += width) {
    for (let at = row; at < row + width; at += 1) {
      if (at === row || labels[at] !== labels[at - 1]) starts.push(at)
    }
  }
  const count = starts.length
  starts.push(labels.length)
  const parents = Int32Array.from({ length: count }, (_, run) => run)
  const spotOf = (run: number): number => {
    let root = run
    while (parents[root] !== root) {
      parents[root] = parents[parents[root] as number] as number
      root = parents[root] as number
    }
    return root
  }
  joinRows(labels, width, starts, (one, other) => {
    parents[spotOf(one)] = spotOf(other)
  })
  const sizes = new Uint32Array(count)
  for (let run = 0; run < count; run += 1) {
    const spot = spotOf(run)
    sizes[spot] = (sizes[spot] as number) + (starts[run + 1] as number) - (starts[run] as number)
  }
  const pixelsOf = (run: number) =>
    Array.from(
      { length: (starts[run + 1] as number) - (starts[run] as number) },
      (_, at) => (starts[run] as number) + at,
    )
  return { count, sizes, spotOf, pixelsOf }
}

/** Tells every two runs of one label that touch from one row to the next. */
function joinRows(
  labels: Uint8Array,
  width: number,
  starts: readonly number[],
  join: (one: number, other: number) => void,
): void {
  let above = 0
  for (let run = 0; run < starts.length - 1; run += 1) {
    const start = starts[run] as number
    if (start < width) continue
    const [from, to] = [start - width, (starts[run + 1] as number) - width]
    while ((starts[above + 1] as number) <= from) above += 1
    for (let other = above; (starts[other] as number) < to; other += 1) {
      if (labels[starts[other] as number] === labels[start]) join(run, other)
    }
  }
}

/** Gives the spot the commonest label around it. */
function fill(labels: Uint8Array, spot: readonly number[], width: number): void {
  const label = labels[spot[0] as number] as number
  const counts = new Uint32Array(NOTHING + 1)
  for (const pixel of spot) {
    const x = pixel % width
    for (const other of [
      x > 0 ? pixel - 1 : -1,
      x < width - 1 ? pixel + 1 : -1,
      pixel - width,
      pixel + width,
    ]) {
      const beside = other < 0 ? undefined : labels[other]
      if (beside !== undefined && beside !== label) counts[beside] = (counts[beside] as number) + 1
    }
  }
  const max = counts.reduce((best, count, at) => (count > (counts[best] as number) ? at : best), label)
  for (const pixel of spot) labels[pixel] = max
}
