/**
 * A stroke as a column: its middle, evened out and led on to where the surface really ends, and how far the
 * surface reaches to both sides. Places are pixels until `columnOf` gives millimeters.
 */
import type { Cloth } from './cloth.ts'
import { type ContourPoint, onPicture } from './contours.ts'
import type { Stroke } from './strokes.ts'

export type Rung = {
  readonly middle: ContourPoint
  readonly left: ContourPoint
  readonly right: ContourPoint
}
/** Two pixels from rung to rung. Millimeters. */
export type Column = {
  readonly rungs: readonly Rung[]
  readonly closed: boolean
  /** Whether it ends in the open, not in another column. */
  readonly startsFree: boolean
  readonly endsFree: boolean
  /** mm: half of its rungs are wider. */
  readonly width: number
}

/** Half widths: what is averaged to either side, cut off at an open end before it is led on, and at a fork. */
const EVEN_OUT = 0.7
const OFF_OPEN_END = 0.4
const MAX_OFF_OPEN_END = 1.7
const OFF_FORK = 0.35
/** mm: a column is not parted for less. */
const MIN_PART_MM = 2.5
const APART_PX = 2
/** Share of the stroke's half width: an open end that is less deep is not its middle. */
const AS_DEEP = 0.75
/** A rung reaches at most this many half widths, so that it does not run up another stroke. */
const REACH = 1.55

type Size = { readonly cloth: Cloth; readonly id: number; readonly half: number }

/** A stroke's columns: where its width passes `runUpToMm` one ends and another begins. */
export function columnsOf(cloth: Cloth, id: number, stroke: Stroke, runUpToMm: number): Column[] {
  const half = sewnMiddle(stroke.places.map((place) => depthAt(cloth, place)))
  const size = { cloth, id, half }
  const line = stroke.closed
    ? evenOut(stroke.places.slice(0, -1), half, true)
    : leadOn(size, evenOut(trimEnds(cloth, stroke, half), half, false), stroke)
  if (line.length < 3) return []
  const mm = (place: ContourPoint) => onPicture(place, cloth.pixelsPerMm)
  const rungs = rungsOf(size, line, stroke.closed)
    .filter((_, index, { length }) => index % APART_PX === 0 || index === length - 1)
    .map(({ middle, left, right }) => ({ middle: mm(middle), left: mm(left), right: mm(right) }))
  const min = Math.round((MIN_PART_MM * cloth.pixelsPerMm) / APART_PX)
  return partByWidth(rungs, stroke, { runUpToMm, least: min })
}

function widthOf({ left, right }: Rung): number {
  return Math.hypot(right.x - left.x, right.y - left.y)
}

function partByWidth(
  rungs: readonly Rung[],
  { closed, startsFree, endsFree }: Stroke,
  { runUpToMm, least }: { runUpToMm: number; least: number },
): Column[] {
  const isThin = rungs.map((rung) => widthOf(rung) <= runUpToMm)
  const starts = [0]
  for (let at = 1; at < rungs.length; at += 1) {
    const last = starts.at(-1) as number
    if (isThin[at] === isThin[last] || rungs.length - at < least) continue
    // too short a part goes to the one before it, or is the beginning of the next
    if (at - last >= least) starts.push(at)
    else if (last > 0) starts.pop()
    else isThin[0] = isThin[at] as boolean
  }
  const whole = starts.length === 1
  return starts.map((start, index) => {
    const end = starts[index + 1] ?? rungs.length
    // neighbors overlap by a rung
    const part = rungs.slice(start, end + 1)
    return {
      rungs: part,
      closed: closed && whole,
      startsFree: startsFree && index === 0,
      endsFree: endsFree && end === rungs.length,
      width: sewnMiddle(part.map(widthOf)),
    }
  })
}

function depthAt({ depths, width }: Cloth, { x, y }: ContourPoint): number {
  return depths[Math.floor(y) * width + Math.floor(x)] as number
}

function holds({ cloth, id }: Size, x: number, y: number): boolean {
  return cloth.ids[Math.floor(y) * cloth.width + Math.floor(x)] === id
}

function sewnMiddle(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0
}

/** An open end may bend into a corner of the surface: off with what runs nearer to an edge than the rest. */
function trimEnds(
  cloth: Cloth,
  { places, startsFree, endsFree }: Stroke,
  half: number,
): readonly ContourPoint[] {
  const offEnd = (line: readonly ContourPoint[], free: boolean) => {
    if (!free) return Math.round(half * OFF_FORK)
    let off = 0
    const max = Math.round(half * MAX_OFF_OPEN_END)
    while (off < max && depthAt(cloth, line[off] ?? (line[0] as ContourPoint)) < half * AS_DEEP) off += 1
    return off + Math.round(half * OFF_OPEN_END)
  }
  const start = offEnd(places, startsFree)
  const end = offEnd(places.toReversed(), endsFree)
  const min = Math.max(3, Math.round(half * 0.5))
  return places.length - start - end < min ? places : places.slice(start, places.length - end)
}

/** Twice the moving average; at open ends it narrows, so that they stay where they are. */
function evenOut(places: readonly ContourPoint[], half: number, closed: boolean): ContourPoint[] {
  const reach = Math.max(2, Math.round(half * EVEN_OUT))
  return average(average(places, reach, closed), reach, closed)
}

function average(places: readonly ContourPoint[], max: number, closed: boolean): ContourPoint[] {
  const n = places.length
  const reach = closed ? Math.min(max, (n - 1) >> 1) : max
  const around = closed ? [...places.slice(n - reach), ...places, ...places.slice(0, reach)] : places
  const sums = [{ x: 0, y: 0 }]
  for (const { x, y } of around) {
    const last = sums.at(-1) as ContourPoint
    sums.push({ x: last.x + x, y: last.y + y })
  }
  return places.map((_, index) => {
    const at = closed ? index + reach : index
    const side = closed ? reach : Math.min(reach, index, n - 1 - index)
    const [from, to] = [sums[at - side] as ContourPoint, sums[at + side + 1] as ContourPoint]
    const count = side * 2 + 1
    return { x: (to.x - from.x) / count, y: (to.y - from.y) / count }
  })
}

/** Leads open ends straight on to the edge of the surface. */
function leadOn(size: Size, line: ContourPoint[], { startsFree, endsFree }: Stroke): ContourPoint[] {
  const end = endsFree ? beyond(size, line) : []
  const start = startsFree ? beyond(size, line.toReversed()).reverse() : []
  return [...start, ...line, ...end]
}

function beyond(size: Size, line: readonly ContourPoint[]): ContourPoint[] {
  const last = line.at(-1) as ContourPoint
  const from = line[Math.max(0, line.length - 1 - Math.ceil(size.half * 1.2 + 2))] as ContourPoint
  const length = Math.hypot(last.x - from.x, last.y - from.y)
  if (length < 0.5) return []
  const [dx, dy] = [(last.x - from.x) / length, (last.y - from.y) / length]
  const places: ContourPoint[] = []
  const max = Math.ceil(size.half * 3) + 4
  for (let step = 1; step <= max; step += 1) {
    const place = { x: last.x + dx * step, y: last.y + dy * step }
    if (!holds(size, place.x, place.y)) break
    places.push(place)
  }
  return places
}

function rungsOf(size: Size, line: readonly ContourPoint[], closed: boolean): Rung[] {
  const n = line.length
  const reach = Math.min(Math.max(2, Math.round(size.half * 0.5)), (n - 1) >> 1)
  const ways = line.map((_, index) => {
    const before = closed ? line[(index + n - reach) % n] : line[Math.max(0, index - reach)]
    const after = closed ? line[(index + reach) % n] : line[Math.min(n - 1, index + reach)]
    const [a, b] = [before as ContourPoint, after as ContourPoint]
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1
    return { x: (b.x - a.x) / length, y: (b.y - a.y) / length }
  })
  const sides = line.map((middle, index) => {
    const way = ways[index] as ContourPoint
    const max = REACH * Math.max(size.half, depthAt(size.cloth, middle)) + 1.5
    return {
      left: reachOf(size, middle, { x: way.y, y: -way.x }, max),
      right: reachOf(size, middle, { x: -way.y, y: way.x }, max),
    }
  })
  const left = evenLengths(sides.map((side) => side.left))
  const right = evenLengths(sides.map((side) => side.right))
  return line.map((middle, index) => {
    const { x, y } = ways[index] as ContourPoint
    const [l, r] = [left[index] as number, right[index] as number]
    return {
      middle,
      left: { x: middle.x + y * l, y: middle.y - x * l },
      right: { x: middle.x - y * r, y: middle.y + x * r },
    }
  })
}

function reachOf(size: Size, from: ContourPoint, way: ContourPoint, max: number): number {
  let far = 0
  while (far < max && holds(size, from.x + way.x * far, from.y + way.y * far)) far += 0.5
  return Math.max(0, far - 0.25)
}

function evenLengths(lengths: readonly number[]): number[] {
  return lengths.map((length, index) => {
    const [before, after] = [lengths[index - 1] ?? length, lengths[index + 1] ?? length]
    return (before + 2 * length + after) / 4
  })
}
