/** Sews a column: as satin over what holds it, or where it is thin as a line of running stitch. */
import type { Column, Rung } from './columns.ts'
import { type ContourPoint, simplifyLine } from './contours.ts'
import type { Needle } from './needle.ts'
import type { EmbroideryOptions } from './options.ts'

const UNDERLAY_STITCH_MM = 2
const THREAD_MM = 0.4
/** mm: a stitch leaves a bend by so much at most, where that does not make it shorter than the second. */
const BEND_MM = 0.06
const MIN_BEND_MM = 0.5
/** Part of the width that the zigzag beneath leaves free at each edge. */
const ZIGZAG_INSET = 0.18
/** The ends of rungs tremble by half a pixel: the way is measured over some of them. */
const KNOT = 2
/** Where the inner edge of a bend has less than this part of the density, every other stitch stays short of it. */
const CROWDED = 0.45
const SHORT_OF_EDGE = 0.28

/** Forward, back and forward again: side by side where the line is wider than its thread. */
export function sewRun(needle: Needle, column: Column, options: EmbroideryOptions): void {
  const aside = Math.max(0, column.width - THREAD_MM) / 2
  const passes = [aside, -aside, 0].map((offset, index) => {
    const line = alongBends(lineOf(column, offset), options.runStitch)
    return index === 1 ? line.reverse() : line
  })
  const [first] = passes[0] ?? []
  if (!first) return
  needle.moveTo(first)
  for (const place of passes.flat()) needle.sewTo(place)
}

/** Places on the line so far apart that the stitches stay on it. */
function alongBends(line: readonly ContourPoint[], maxMm: number): ContourPoint[] {
  const [first] = line
  if (!first) return []
  const corners = simplifyLine(line, BEND_MM)
  const places = [first]
  corners.slice(1).forEach((corner, index) => {
    const from = places.at(-1) as ContourPoint
    const apart = distance(from, corner)
    if (apart < MIN_BEND_MM && index < corners.length - 2) return
    const parts = Math.max(1, Math.ceil(apart / maxMm - 0.05))
    for (let part = 1; part <= parts; part += 1) places.push(towards(from, corner, part / parts))
  })
  return places
}

/** Its middle, or so many mm to the left of it. An open line's ends lie a little inside: thread is round. */
function lineOf({ rungs, closed }: Column, offset: number): ContourPoint[] {
  const line = rungs.map(({ middle, left, right }) => {
    const width = distance(left, right)
    return width < THREAD_MM
      ? middle
      : beyond(middle, { x: middle.x + right.x - left.x, y: middle.y + right.y - left.y }, offset)
  })
  return closed ? [...line, line[0] as ContourPoint] : line.slice(1, -1)
}

/** Places on the line that are this far apart along it, the ends among them. */
function evenly(line: readonly ContourPoint[], stitchMm: number): ContourPoint[] {
  let length = 0
  const lengths = line.map((place, index) => {
    const before = line[index - 1] ?? place
    length += Math.hypot(place.x - before.x, place.y - before.y)
    return length
  })
  const parts = Math.max(1, Math.round(length / stitchMm))
  let at = 0
  return Array.from({ length: parts + 1 }, (_, part) => {
    while (at < line.length - 1 && (lengths[at] as number) < (length * part) / parts) at += 1
    return line[at] as ContourPoint
  })
}

export function sewSatin(needle: Needle, column: Column, options: EmbroideryOptions): void {
  const { rungs, width } = column
  const middles = rungs.map(({ middle }) => middle)
  const line = evenly(middles, UNDERLAY_STITCH_MM)
  needle.moveTo(line[0] as ContourPoint)
  needle.sewAlong(line.slice(1), UNDERLAY_STITCH_MM)
  if (width >= options.zigzagFrom) {
    sewZigzag(needle, rungs.toReversed(), options.zigzagDensity)
    sewColumn(needle, column, options)
  } else sewColumn(needle, { ...column, rungs: rungs.toReversed() }, options)
}

function sewZigzag(needle: Needle, rungs: readonly Rung[], density: number): void {
  every(rungs, density / 2).forEach(({ left, right }, index) => {
    const [edge, other] = index % 2 === 0 ? [left, right] : [right, left]
    needle.sewTo(towards(edge, other, ZIGZAG_INSET))
  })
}

/** Millimeters: letters of strokes so narrow would have their counters closed by all of the pull compensation. */
const NARROW_MM = 1.5
/** The part of it that they get. */
const NARROW_PULL = 0.5
/** Millimeters from edge to edge: less has the needle go down in its own hole. */
const MIN_SEWN_MM = 0.8

function pullFor(width: number, pull: number): number {
  if (width > NARROW_MM) return pull
  return Math.max(pull * NARROW_PULL, (MIN_SEWN_MM - width) / 2)
}

/** Each edge is met once in each density, the other one half of it further on. */
function sewColumn(
  needle: Needle,
  { rungs, width }: Column,
  { satinDensity, pull: usual }: EmbroideryOptions,
): void {
  const pull = pullFor(width, usual)
  const placed = every(rungs, satinDensity / 2)
  placed.forEach(({ left, right }, index) => {
    const [edge, other] = index % 2 === 0 ? [left, right] : [right, left]
    const before = placed[index - 2]
    const moved = before ? distance(index % 2 === 0 ? before.left : before.right, edge) : satinDensity
    const short = index % 4 > 1 && moved < CROWDED * satinDensity
    needle.sewTo(short ? towards(edge, other, SHORT_OF_EDGE) : beyond(edge, other, pull))
  })
}

/** Rungs so far apart, measured on the edge that moves on more; the first and the last are kept. */
function every(rungs: readonly Rung[], stepMm: number): Rung[] {
  const knots = rungs.filter((_, index) => index % KNOT === 0 || index === rungs.length - 1)
  const lengths = [0]
  for (let index = 1; index < knots.length; index += 1) {
    const before = lengths[index - 1] as number
    lengths.push(before + advance(knots[index - 1] as Rung, knots[index] as Rung))
  }
  const whole = lengths.at(-1) as number
  const parts = Math.max(1, Math.round(whole / stepMm))
  let at = 0
  return Array.from({ length: parts + 1 }, (_, part) => {
    const target = (whole * part) / parts
    while (at < knots.length - 2 && (lengths[at + 1] as number) < target) at += 1
    const [from, to] = [knots[at] as Rung, (knots[at + 1] ?? knots[at]) as Rung]
    const step = (lengths[at + 1] ?? 0) - (lengths[at] as number)
    const share = step > 0 ? Math.min(1, (target - (lengths[at] as number)) / step) : 0
    return {
      middle: towards(from.middle, to.middle, share),
      left: towards(from.left, to.left, share),
      right: towards(from.right, to.right, share),
    }
  })
}

function distance(a: ContourPoint, b: ContourPoint): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}

/** mm that the edge moves on which moves more. */
function advance(a: Rung, b: Rung): number {
  return Math.max(distance(a.left, b.left), distance(a.right, b.right), distance(a.middle, b.middle))
}

function towards(edge: ContourPoint, other: ContourPoint, part: number): ContourPoint {
  return { x: edge.x + (other.x - edge.x) * part, y: edge.y + (other.y - edge.y) * part }
}

function beyond(edge: ContourPoint, other: ContourPoint, pull: number): ContourPoint {
  const length = distance(edge, other)
  return length < 0.05 ? edge : towards(edge, other, -pull / length)
}
