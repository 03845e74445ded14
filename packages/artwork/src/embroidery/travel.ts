/** How the needle sews its way from one place of a surface to another, under what is sewn later. */
import type { Cloth } from './cloth.ts'
import { type ContourPoint, simplifyLine } from './contours.ts'
import { stepsAround } from './split.ts'

export type Router = {
  /** Millimeters; the way from `from` to `to` without `from`, or null where the thread had better be cut. */
  readonly route: (from: ContourPoint, to: ContourPoint, mostMm: number) => ContourPoint[] | null
  /** Notes that the place is covered: a way over it would show. Millimeters. */
  readonly cover: (place: ContourPoint, radiusMm: number) => void
}

/** Pixels looked at: for one way, and for all of a plan. */
const MAX_STEPS = 20_000
const MAX_STEPS_AT_ALL = 1_200_000
/** A way over covered ground counts as this many times its length, and is not taken over more of it. */
const OVER_COVERED = 6
const COVERED_UP_TO_MM = 4
const STRAIGHT_UP_TO_MM = 2.5
const TOLERANCE_MM = 0.25

type Search = {
  readonly cloth: Cloth
  readonly covered: Uint8Array
  readonly costs: Float32Array
  readonly before: Int32Array
  readonly stamps: Int32Array
  stamp: number
  left: number
}

export function routerOf(cloth: Cloth): Router {
  const size = cloth.surfaces.length
  const search: Search = {
    cloth,
    covered: new Uint8Array(size),
    costs: new Float32Array(size),
    before: new Int32Array(size),
    stamps: new Int32Array(size),
    stamp: 0,
    left: MAX_STEPS_AT_ALL,
  }
  const cover = ({ x, y }: ContourPoint, radiusMm: number) => {
    const reach = Math.max(1, Math.round(radiusMm * cloth.pixelsPerMm))
    const [cx, cy] = [pixelOf(x, cloth), pixelOf(y, cloth)]
    for (let row = Math.max(0, cy - reach); row <= Math.min(cloth.height - 1, cy + reach); row += 1) {
      const from = row * cloth.width
      search.covered.fill(1, from + Math.max(0, cx - reach), from + Math.min(cloth.width, cx + reach + 1))
    }
  }
  return { route: (from, to, maxMm) => route(search, from, to, maxMm), cover }
}

function pixelOf(mm: number, { pixelsPerMm }: Cloth): number {
  return Math.floor(mm * pixelsPerMm) + 1
}

function route(search: Search, from: ContourPoint, to: ContourPoint, maxMm: number): ContourPoint[] | null {
  const { cloth } = search
  const apart = Math.hypot(to.x - from.x, to.y - from.y)
  if (apart > maxMm) return null
  const [start, end] = [inside(cloth, from), inside(cloth, to)]
  if (start < 0 || end < 0 || cloth.surfaces[start] !== cloth.surfaces[end]) return null
  if (isOpen(search, from, to, cloth.surfaces[start] as number, apart <= STRAIGHT_UP_TO_MM)) return [to]
  const pixels = findWay(search, start, end, maxMm * cloth.pixelsPerMm)
  if (!pixels) return null
  const shown = pixels.reduce((sum, at) => sum + (search.covered[at] as number), 0)
  if (shown > COVERED_UP_TO_MM * cloth.pixelsPerMm) return null
  const places = pixels.map((at) => ({
    x: ((at % cloth.width) - 0.5) / cloth.pixelsPerMm,
    y: (Math.floor(at / cloth.width) - 0.5) / cloth.pixelsPerMm,
  }))
  return [...simplifyLine(places, TOLERANCE_MM).slice(1, -1), to]
}

/** The pixel of a place, or the nearest of a surface within half a millimeter: stitches end a little outside. */
function inside(cloth: Cloth, place: ContourPoint): number {
  const [cx, cy] = [pixelOf(place.x, cloth), pixelOf(place.y, cloth)]
  const reach = Math.ceil(cloth.pixelsPerMm / 2)
  let best = -1
  let min = Number.POSITIVE_INFINITY
  for (let y = Math.max(0, cy - reach); y <= Math.min(cloth.height - 1, cy + reach); y += 1) {
    for (let x = Math.max(0, cx - reach); x <= Math.min(cloth.width - 1, cx + reach); x += 1) {
      const apart = (x - cx) ** 2 + (y - cy) ** 2
      if (apart >= min || (cloth.surfaces[y * cloth.width + x] as number) < 0) continue
      min = apart
      best = y * cloth.width + x
    }
  }
  return best
}

/** Whether the straight way stays on the surface and, unless it is short, on bare ground. */
function isOpen(
  { cloth, covered }: Search,
  from: ContourPoint,
  to: ContourPoint,
  surface: number,
  mayCross: boolean,
): boolean {
  const steps = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) * cloth.pixelsPerMm)
  let off = 0
  for (let step = 0; step <= steps; step += 1) {
    const part = steps === 0 ? 0 : step / steps
    const x = pixelOf(from.x + (to.x - from.x) * part, cloth)
    const y = pixelOf(from.y + (to.y - from.y) * part, cloth)
    const at = y * cloth.width + x
    if (cloth.surfaces[at] !== surface) off += 1
    else if (!mayCross && covered[at] === 1) off += 1
    if (off > 0.4 * cloth.pixelsPerMm + 2) return false
  }
  return true
}

/** A* over the pixels of the surface. */
function findWay(search: Search, start: number, end: number, max: number): number[] | null {
  const { cloth, covered, costs, before, stamps } = search
  const { width, surfaces } = cloth
  const around = stepsAround(width)
  search.stamp += 1
  const { stamp } = search
  const surface = surfaces[start]
  const [endX, endY] = [end % width, Math.floor(end / width)]
  const ahead = (at: number) => {
    const [dx, dy] = [Math.abs((at % width) - endX), Math.abs(Math.floor(at / width) - endY)]
    return 1.3 * (Math.max(dx, dy) + 0.41 * Math.min(dx, dy))
  }
  const heap = heapOf()
  costs[start] = 0
  stamps[start] = stamp
  before[start] = -1
  heap.push(start, ahead(start))
  for (let steps = 0; steps < MAX_STEPS && search.left > 0; steps += 1) {
    const at = heap.pop()
    if (at < 0) return null
    if (at === end) return wayBack(before, at, max)
    search.left -= 1
    for (let side = 0; side < 8; side += 1) {
      const next = at + (around[side] as number)
      if (surfaces[next] !== surface) continue
      const step = (side < 4 ? 1 : Math.SQRT2) * (covered[next] === 1 ? OVER_COVERED : 1)
      const cost = (costs[at] as number) + step
      if (stamps[next] === stamp && cost >= (costs[next] as number)) continue
      stamps[next] = stamp
      costs[next] = cost
      before[next] = at
      heap.push(next, cost + ahead(next))
    }
  }
  return null
}

function wayBack(before: Int32Array, end: number, max: number): number[] | null {
  const way: number[] = []
  for (let at = end; at >= 0; at = before[at] as number) way.push(at)
  return way.length > max ? null : way.reverse()
}

/** The least first; of equals the one that came first. */
function heapOf() {
  const items: number[] = []
  const keys: number[] = []
  const swap = (a: number, b: number) => {
    ;[items[a], items[b]] = [items[b] as number, items[a] as number]
    ;[keys[a], keys[b]] = [keys[b] as number, keys[a] as number]
  }
  const push = (item: number, key: number) => {
    items.push(item)
    keys.push(key)
    for (let at = items.length - 1; at > 0; ) {
      const parent = (at - 1) >> 1
      if ((keys[parent] as number) <= (keys[at] as number)) break
      swap(at, parent)
      at = parent
    }
  }
  const pop = () => {
    if (items.length === 0) return -1
    swap(0, items.length - 1)
    const item = items.pop() as number
    keys.pop()
    for (let at = 0; ; ) {
      let min = 2 * at + 1
      if (min >= items.length) break
      if (min + 1 < items.length && (keys[min + 1] as number) < (keys[min] as number)) min += 1
      if ((keys[at] as number) <= (keys[min] as number)) break
      swap(at, min)
      at = min
    }
    return item
  }
  return { push, pop }
}
