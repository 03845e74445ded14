/** Sews a column: as satin over what holds it, or where it is thin as a line of running stitch. */
import type { Column, Rung } from './columns.ts'
import { type Place, simplifyLine } from './contours.ts'
import type { Needle } from './needle.ts'
import type { EmbroideryOptions } from './options.ts'

const UNDERLAY_STITCH_MM = 2
/** mm: a stitch leaves a bend by so much at most, where that does not make it shorter than the second. */
const BEND_MM = 0.06
const LEAST_BEND_MM = 0.5
/** Part of the width that the zigzag beneath leaves free at each edge. */
const ZIGZAG_INSET = 0.18
/** Where the inner edge of a bend has less than this part of the density, every other stitch stays short of it. */
const CROWDED = 0.45
const SHORT_OF_EDGE = 0.28

/** Forward, back and forward again, shorter where the line bends. */
export function sewRun(needle: Needle, column: Column, options: EmbroideryOptions): void {
  const line = alongBends(lineOf(column), options.runStitch)
  if (line.length < 2) return
  needle.moveTo(line[0] as Place)
  for (let index = 1; index < line.length; index += 1) {
    const [before, place] = [line[index - 1] as Place, line[index] as Place]
    needle.sewTo(place)
    needle.sewTo(before)
    needle.sewTo(place)
  }
}

/** Places on the line so far apart that the stitches stay on it. */
function alongBends(line: readonly Place[], mostMm: number): Place[] {
  const [first] = line
  if (!first) return []
  const corners = simplifyLine(line, BEND_MM)
  const places = [first]
  corners.slice(1).forEach((corner, index) => {
    const from = places.at(-1) as Place
    const apart = distance(from, corner)
    if (apart < LEAST_BEND_MM && index < corners.length - 2) return
    const parts = Math.max(1, Math.ceil(apart / mostMm - 0.05))
    for (let part = 1; part <= parts; part += 1) places.push(towards(from, corner, part / parts))
  })
  return places
}

/** The line is thread wide already: its ends lie half a thread inside the surface. */
function lineOf({ rungs, closed }: Column): Place[] {
  const middles = rungs.map(({ middle }) => middle)
  return closed ? [...middles, middles[0] as Place] : middles.slice(1, -1)
}

/** Places on the line that are this far apart along it, the ends among them. */
function evenly(line: readonly Place[], stitchMm: number): Place[] {
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
    return line[at] as Place
  })
}

export function sewSatin(needle: Needle, column: Column, options: EmbroideryOptions): void {
  const { rungs, width } = column
  const middles = rungs.map(({ middle }) => middle)
  const line = evenly(middles, UNDERLAY_STITCH_MM)
  needle.moveTo(line[0] as Place)
  needle.sewAlong(line.slice(1), UNDERLAY_STITCH_MM)
  if (width >= options.zigzagFrom) {
    sewZigzag(needle, rungs.toReversed(), options.zigzagDensity)
    sewColumn(needle, rungs, options)
  } else sewColumn(needle, rungs.toReversed(), options)
}

function sewZigzag(needle: Needle, rungs: readonly Rung[], density: number): void {
  let last = rungs[0] as Rung
  let onLeft = true
  for (const rung of rungs) {
    if (rung !== last && advance(last, rung) < density / 2) continue
    const [edge, other] = onLeft ? [rung.left, rung.right] : [rung.right, rung.left]
    needle.sewTo(towards(edge, other, ZIGZAG_INSET))
    onLeft = !onLeft
    last = rung
  }
}

function sewColumn(needle: Needle, rungs: readonly Rung[], { satinDensity, pull }: EmbroideryOptions): void {
  let last = rungs[0] as Rung
  let onLeft = true
  let short = false
  const end = rungs.at(-1)
  for (const rung of rungs) {
    // both edges are met once in each density: left, half of it further right
    if (rung !== last && rung !== end && advance(last, rung) < satinDensity / 2) continue
    const [edge, other] = onLeft ? [rung.left, rung.right] : [rung.right, rung.left]
    const moved = distance(onLeft ? last.left : last.right, edge)
    const crowded = rung !== last && moved < (CROWDED * satinDensity) / 2
    short = crowded && !short
    needle.sewTo(short ? towards(edge, other, SHORT_OF_EDGE) : beyond(edge, other, pull))
    onLeft = !onLeft
    last = rung
  }
}

function distance(a: Place, b: Place): number {
  return Math.hypot(a.x - b.x, a.y - b.y)
}

/** mm that the edge moves on which moves more. */
function advance(a: Rung, b: Rung): number {
  return Math.max(distance(a.left, b.left), distance(a.right, b.right), distance(a.middle, b.middle))
}

function towards(edge: Place, other: Place, part: number): Place {
  return { x: edge.x + (other.x - edge.x) * part, y: edge.y + (other.y - edge.y) * part }
}

function beyond(edge: Place, other: Place, pull: number): Place {
  const length = distance(edge, other)
  return length < 0.05 ? edge : towards(edge, other, -pull / length)
}
