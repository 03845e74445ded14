/**
 * The picture as a raster of surfaces that can be sewn: reduced to threads, with a bare ring of pixels around
 * it, without specks, and parted into pieces that are wide (filled in rows) or narrow (satin and lines).
 */
import { depthsOf } from './distance.ts'
import type { EmbroideryOptions } from './options.ts'
import { type ClothPart, closeGaps, type LabeledParts, partsOf } from './parts.ts'
import type { FlatPicture, SewnThread, Thread } from './plan.ts'
import { limbsInRings } from './rings.ts'
import { growCores } from './split.ts'
import { BARE, thread } from './threads.ts'

export type Piece = ClothPart & {
  readonly id: number
  /** Index of its thread. */
  readonly label: number
  /** Pieces of one surface touch, so the needle can sew its way from one to the other. */
  readonly surface: number
  readonly wide: boolean
}

export type Cloth = {
  readonly width: number
  readonly height: number
  readonly pixelsPerMm: number
  readonly threads: readonly SewnThread[]
  /** Per pixel, -1 where the cloth is bare. */
  readonly surfaces: Int32Array
  /** Per pixel, an index into `pieces` or -1. */
  readonly ids: Int32Array
  /** Per pixel, in pixels, to the edge of its piece. */
  readonly depths: Float32Array
  readonly pieces: readonly Piece[]
}

/** As fine as a stitch can be placed, and as many pixels as are read: a tile of 140 by 140 mm at that. */
const FINEST_PER_MM = 10
const MAX_PIXELS = 2_000_000
/** More parts than a person would sew: the smallest are left out until so many remain. */
const MAX_PARTS = 2_500
/** Pixels in a millimeter from which the soft edge between two colors may be two pixels wide. */
const FINE_PER_MM = 7.5
/** A rest of a wide surface that is smaller, mm², or less times as long as wide is filled along with it. */
const MIN_LIMB = 2.5
const MIN_LIMB_RATIO = 2.2
/** Millimeters: a side of a ring that is narrower has no room for rows. */
const MIN_ROWS = 1.8

export function layCloth(flat: FlatPicture, palette: readonly Thread[], options: EmbroideryOptions): Cloth {
  const small = shrink(flat)
  const { labels, threads } = thread(small, palette, {
    most: options.mostThreads,
    keepBackground: options.keepBackground,
    choices: options.threadChoices,
  })
  const [width, height] = [small.width + 2, small.height + 2]
  const sewn = withRing(labels, small.width, small.height)
  dropSpecks(sewn, { width, pixelsPerMm: small.pixelsPerMm, leastArea: options.leastArea })
  const surfaces = partsOf(sewn, width)
  const size = { width, height, pixelsPerMm: small.pixelsPerMm }
  const surfaceDepths = depthsOf(surfaces.ids, width, height)
  const split = splitByWidth(surfaces, surfaceDepths, size, options.satinUpTo / 2)
  const pieces = split.parts.map((part, id) => {
    const surface = part.key >> 1
    const label = (surfaces.parts[surface] as ClothPart).key
    return { ...part, id, surface, label, wide: (part.key & 1) === 1 }
  })
  // as many pieces as surfaces are the same ones
  const isSame = split.parts.length === surfaces.parts.length
  const depths = isSame ? surfaceDepths : depthsOf(split.ids, width, height)
  return { ...size, threads, surfaces: surfaces.ids, ids: split.ids, depths, pieces }
}

/** Averages whole blocks of pixels, so that a picture of any size takes a bounded time. */
function shrink(flat: FlatPicture): FlatPicture {
  const { width, height, pixelsPerMm } = flat
  const times = Math.max(
    1,
    Math.ceil(Math.sqrt((width * height) / MAX_PIXELS)),
    Math.round(pixelsPerMm / FINEST_PER_MM),
  )
  if (times === 1) return flat
  const [across, down] = [Math.ceil(width / times), Math.ceil(height / times)]
  const data = new Uint8Array(across * down * 4)
  for (let y = 0; y < down; y += 1) {
    for (let x = 0; x < across; x += 1) {
      data.set(blockOf(flat, { x: x * times, y: y * times, times }), (y * across + x) * 4)
    }
  }
  return { data, width: across, height: down, pixelsPerMm: pixelsPerMm / times }
}

function blockOf(flat: FlatPicture, { x, y, times }: { x: number; y: number; times: number }): number[] {
  const [right, bottom] = [Math.min(flat.width, x + times), Math.min(flat.height, y + times)]
  let [red, green, blue, alpha] = [0, 0, 0, 0]
  for (let row = y; row < bottom; row += 1) {
    for (let at = (row * flat.width + x) * 4; at < (row * flat.width + right) * 4; at += 4) {
      const weight = flat.data[at + 3] as number
      red += (flat.data[at] as number) * weight
      green += (flat.data[at + 1] as number) * weight
      blue += (flat.data[at + 2] as number) * weight
      alpha += weight
    }
  }
  const whole = Math.max(1, alpha)
  return [red / whole, green / whole, blue / whole, alpha / (times * times)]
}

function withRing(labels: Int32Array, width: number, height: number): Int32Array {
  const ringed = new Int32Array((width + 2) * (height + 2)).fill(BARE)
  for (let y = 0; y < height; y += 1) {
    ringed.set(labels.subarray(y * width, (y + 1) * width), (y + 1) * (width + 2) + 1)
  }
  return ringed
}

type SewnArea = { width: number; pixelsPerMm: number; leastArea: number }

/** Parts that are too small to sew, or only the soft edge between two colors, join their surroundings. */
function dropSpecks(labels: Int32Array, { width, pixelsPerMm, leastArea }: SewnArea): void {
  const UNSET = -2
  const { ids, parts } = partsOf(labels, width)
  const areas = Float64Array.from(parts, ({ area }) => -area).sort()
  const min = Math.max(leastArea * pixelsPerMm ** 2, -(areas[MAX_PARTS] ?? 0))
  const thin = sliversOf({ ids, parts }, labels, { width, least: min, isFine: pixelsPerMm >= FINE_PER_MM })
  let dropped = false
  for (let at = 0; at < labels.length; at += 1) {
    const id = ids[at] as number
    if (id < 0 || ((parts[id] as ClothPart).area > min && thin[id] === 0)) continue
    labels[at] = UNSET
    dropped = true
  }
  if (dropped) closeGaps(labels, width, UNSET)
}

/** 1 for each part over `least` that is thin everywhere and lies between two others: what no drawing means. */
function sliversOf(
  { ids, parts }: LabeledParts,
  labels: Int32Array,
  { width, least, isFine }: { width: number; least: number; isFine: boolean },
): Uint8Array {
  const thin = Uint8Array.from(parts, ({ area }) => (area > least ? 1 : 0))
  for (let at = width; at < ids.length - width; at += 1) {
    const id = ids[at] as number
    if (id < 0 || thin[id] === 0 || ids[at - 1] !== id || ids[at + 1] !== id) continue
    if (ids[at - width] !== id || ids[at + width] !== id) continue
    const besides = ids[at - width - 1] === id && ids[at - width + 1] === id
    if (!isFine || (besides && ids[at + width - 1] === id && ids[at + width + 1] === id)) thin[id] = 0
  }
  const borders = parts.map((_, id) => (thin[id] === 1 ? new Map<number, number>() : null))
  for (let at = width; at < ids.length - width; at += 1) {
    const border = borders[ids[at] as number]
    if (!border) continue
    for (const next of [at - 1, at + 1, at - width, at + width]) {
      if (ids[next] === ids[at]) continue
      const label = labels[next] as number
      border.set(label, (border.get(label) ?? 0) + 1)
    }
  }
  borders.forEach((border, id) => {
    if (!border) return
    const counts = [...border.values()]
    const whole = counts.reduce((sum, count) => sum + count, 0)
    if (Math.max(...counts) > 0.85 * whole) thin[id] = 0
  })
  return thin
}

/** Parts with keys of surface × 2, + 1 for the wide ones. `reachMm` is half the widest satin. */
function splitByWidth(
  { ids, parts }: LabeledParts,
  depths: Float32Array,
  { width, pixelsPerMm }: { width: number; pixelsPerMm: number },
  reachMm: number,
): LabeledParts {
  const reach = reachMm * pixelsPerMm
  const keys = growCores(ids, depths, { width, reach })
  const first = partsOf(keys, width)
  const holdsCore = new Uint8Array(parts.length)
  for (const { key } of first.parts) if (key & 1) holdsCore[key >> 1] = 1
  if (!holdsCore.includes(1)) return first
  const meanDepths = new Float64Array(first.parts.length)
  first.ids.forEach((id, at) => {
    if (id >= 0) meanDepths[id] = (meanDepths[id] as number) + (depths[at] as number)
  })
  const inRing = limbsInRings(first, width)
  const stays = first.parts.map(({ key, area }, id) => {
    if (key & 1 || holdsCore[key >> 1] === 0) return true
    const wide = (4 * (meanDepths[id] as number)) / area
    if (inRing[id] === 1 && wide >= MIN_ROWS * pixelsPerMm) return false
    return area >= MIN_LIMB * pixelsPerMm ** 2 && area >= MIN_LIMB_RATIO * wide * wide
  })
  if (stays.every(Boolean)) return first
  first.ids.forEach((id, at) => {
    if (id >= 0 && !stays[id]) keys[at] = (keys[at] as number) | 1
  })
  return partsOf(keys, width)
}
