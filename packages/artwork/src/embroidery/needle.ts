/** The moves of one thread: no stitch is too long, ends are locked, and the thread is cut where the way is far. */
import type { ContourPoint } from './contours.ts'
import type { EmbroideryOptions } from './options.ts'
import { moves } from './plan.ts'
import type { Router } from './travel.ts'

export type Needle = {
  /** Where the next stitch begins; null before the first. */
  readonly at: () => ContourPoint | null
  readonly sewTo: (place: ContourPoint) => void
  /** Goes on along a line in stitches of this length; stays on its corners. */
  readonly sewAlong: (line: readonly ContourPoint[], stitchMm: number) => void
  /** Goes where something new begins: sewing its way where the surface is the same, else cut. */
  readonly moveTo: (place: ContourPoint) => void
  readonly finish: () => { xs: Int32Array; ys: Int32Array; kinds: Uint8Array }
}

const LOCK_MM = 0.6
/** A new beginning this near is one stitch away. */
const BESIDE_MM = 1
const TRAVEL_STITCH_MM = 2.5

type Sewing = {
  xs: number[]
  ys: number[]
  kinds: number[]
  x: number
  y: number
  wayX: number
  wayY: number
}

export function threadNeedle(router: Router, options: EmbroideryOptions): Needle {
  const sewing: Sewing = { xs: [], ys: [], kinds: [], x: 0, y: 0, wayX: 1, wayY: 0 }
  let here: ContourPoint | null = null
  let pending: { to: ContourPoint; kind: number } | null = null

  const sewTo = (place: ContourPoint) => {
    // the first stitch says which way the thread is held
    if (pending && distance(pending.to, place) < options.leastStitch) return
    if (pending) land(sewing, pending, place)
    pending = null
    stitchTo(sewing, place, options)
    here = place
  }
  const sewAlong = (line: readonly ContourPoint[], stitchMm: number) => {
    for (const place of line) {
      const from = here ?? place
      const parts = Math.ceil(distance(from, place) / stitchMm - 0.05)
      for (let part = 1; part < parts; part += 1) sewTo(between(from, place, part / parts))
      sewTo(place)
    }
  }
  const moveTo = (place: ContourPoint) => {
    if (here && !pending) {
      const apart = distance(here, place)
      if (apart <= BESIDE_MM) return apart >= options.leastStitch ? sewTo(place) : undefined
      const way = router.route(here, place, options.travelUpTo)
      if (way) return sewAlong(way, TRAVEL_STITCH_MM)
    }
    // where nothing was sewn since the last move, this one goes on from where the thread still is
    const isCut = sewing.kinds.length === 0 || pending?.kind === moves.trim
    const isNear = distance({ x: sewing.x / 10, y: sewing.y / 10 }, place) <= options.jumpUpTo
    if (!isCut && !isNear) lock(sewing)
    pending = { to: place, kind: !isCut && isNear ? moves.jump : moves.trim }
    here = place
  }
  const finish = () => {
    if (sewing.kinds.length > 0 && pending?.kind !== moves.trim) lock(sewing)
    return {
      xs: Int32Array.from(sewing.xs),
      ys: Int32Array.from(sewing.ys),
      kinds: Uint8Array.from(sewing.kinds),
    }
  }
  return { at: () => here, sewTo, sewAlong, moveTo, finish }
}

function distance(a: ContourPoint, b: ContourPoint): number {
  return Math.hypot(b.x - a.x, b.y - a.y)
}

function between(from: ContourPoint, to: ContourPoint, part: number): ContourPoint {
  return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part }
}

function push(sewing: Sewing, x: number, y: number, kind: number): void {
  sewing.xs.push(x)
  sewing.ys.push(y)
  sewing.kinds.push(kind)
  sewing.x = x
  sewing.y = y
}

/** Comes down a little off the place, along the first stitch, and is there with the first one. */
function land(sewing: Sewing, { to, kind }: { to: ContourPoint; kind: number }, next: ContourPoint): void {
  const [x, y] = [Math.round(to.x * 10), Math.round(to.y * 10)]
  if (kind === moves.jump) {
    const apart = Math.hypot(x - sewing.x, y - sewing.y)
    const short = Math.min(1, 5 / apart)
    push(sewing, Math.round(x + (sewing.x - x) * short), Math.round(y + (sewing.y - y) * short), kind)
    push(sewing, x, y, moves.stitch)
    return
  }
  const length = distance(to, next)
  const [wayX, wayY] = [(next.x - to.x) / length, (next.y - to.y) / length]
  const [offX, offY] = [x + Math.round(wayX * LOCK_MM * 10), y + Math.round(wayY * LOCK_MM * 10)]
  push(sewing, offX, offY, kind)
  push(sewing, x, y, moves.stitch)
  push(sewing, offX, offY, moves.stitch)
  push(sewing, x, y, moves.stitch)
}

/** Three short stitches back over the last one hold the thread. */
function lock(sewing: Sewing): void {
  const { x, y } = sewing
  const [offX, offY] = [
    x - Math.round(sewing.wayX * LOCK_MM * 10),
    y - Math.round(sewing.wayY * LOCK_MM * 10),
  ]
  push(sewing, offX, offY, moves.stitch)
  push(sewing, x, y, moves.stitch)
  push(sewing, offX, offY, moves.stitch)
}

function stitchTo(
  sewing: Sewing,
  place: ContourPoint,
  { longestStitch, leastStitch }: EmbroideryOptions,
): void {
  const [x, y] = [Math.round(place.x * 10), Math.round(place.y * 10)]
  const [fromX, fromY] = [sewing.x, sewing.y]
  const apart = Math.hypot(x - fromX, y - fromY)
  if (apart < leastStitch * 10) return
  sewing.wayX = (x - fromX) / apart
  sewing.wayY = (y - fromY) / apart
  // rounding may lengthen a part by a tenth
  const parts = apart <= longestStitch * 10 ? 1 : Math.ceil(apart / (longestStitch * 10 - 1))
  for (let part = 1; part < parts; part += 1) {
    const along = part / parts
    push(
      sewing,
      Math.round(fromX + (x - fromX) * along),
      Math.round(fromY + (y - fromY) * along),
      moves.stitch,
    )
  }
  push(sewing, x, y, moves.stitch)
}
