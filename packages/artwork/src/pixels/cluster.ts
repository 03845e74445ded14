/** Gathers many colors into few: median cut for a start, then k-means, in the space that eyes see in. */
import { type Bin, meanOf } from './histogram.ts'
import { apart, type Lab, labOf, type Rgb } from './rgba.ts'

const ROUNDS = 12

/** At most `most` colors that stand for the bins, most used first. */
export function cluster(bins: readonly Bin[], max: number): Rgb[] {
  let groups = cut(bins, max)
  let centers = groups.map(meanOf)
  for (let round = 0; round < ROUNDS; round += 1) {
    groups = gather(bins, centers.map(labOf))
    const moved = groups.map(meanOf)
    const isSettled = moved.length === centers.length && moved.every((one, n) => isSame(one, centers[n]))
    centers = moved
    if (isSettled) break
  }
  return centers
}

/** Halves the widest group again and again. */
function cut(bins: readonly Bin[], max: number): Bin[][] {
  const groups: Bin[][] = bins.length > 0 ? [[...bins]] : []
  while (groups.length > 0 && groups.length < max) {
    const widest = groups
      .map(widthOf)
      .reduce((best, one, at, all) => (one.spread > (all[best]?.spread ?? 0) ? at : best), 0)
    const group = groups[widest] as Bin[]
    const { axis, spread } = widthOf(group)
    if (group.length < 2 || spread === 0) break
    const sorted = group.toSorted((a, b) => (a.lab[axis] as number) - (b.lab[axis] as number))
    const at = halfOf(sorted)
    groups.splice(widest, 1, sorted.slice(0, at), sorted.slice(at))
  }
  return groups
}

/** The axis on which a group spreads most, and how much, weighted by what it covers. */
function widthOf(group: readonly Bin[]): { axis: number; spread: number } {
  const total = group.reduce((sum, { count }) => sum + count, 0)
  let best = { axis: 0, spread: 0 }
  for (let axis = 0; axis < 3; axis += 1) {
    let sum = 0
    let squares = 0
    for (const { lab, count } of group) {
      sum += (lab[axis] as number) * count
      squares += (lab[axis] as number) ** 2 * count
    }
    // a color of few pixels deserves its place too, so that the root of the area counts
    const spread = Math.max(0, squares - sum ** 2 / total) / Math.sqrt(total)
    if (group.length > 1 && spread > best.spread) best = { axis, spread }
  }
  return best
}

/** Where the sorted group falls into two of the least spread. */
function halfOf(sorted: readonly Bin[]): number {
  const half = sorted.reduce((sum, { count }) => sum + count, 0) / 2
  let sum = 0
  for (let at = 0; at < sorted.length - 1; at += 1) {
    sum += (sorted[at] as Bin).count
    if (sum >= half) return at + 1
  }
  return sorted.length - 1
}

/** Every bin goes to the nearest center; centers that nobody went to are gone. */
function gather(bins: readonly Bin[], centers: readonly Lab[]): Bin[][] {
  const groups: Bin[][] = centers.map(() => [])
  for (const bin of bins) groups[nearestOf(bin.lab, centers)]?.push(bin)
  const countOf = (group: readonly Bin[]) => group.reduce((sum, { count }) => sum + count, 0)
  return groups.filter((group) => group.length > 0).sort((a, b) => countOf(b) - countOf(a))
}

export function nearestOf(lab: Lab, colors: readonly Lab[]): number {
  let best = 0
  let min = Number.POSITIVE_INFINITY
  for (let at = 0; at < colors.length; at += 1) {
    const distance = apart(lab, colors[at] as Lab)
    if (distance >= min) continue
    min = distance
    best = at
  }
  return best
}

function isSame(one: Rgb, other: Rgb | undefined): boolean {
  return other !== undefined && one.every((channel, at) => Math.abs(channel - (other[at] as number)) < 0.5)
}
