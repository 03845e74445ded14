import sharp from 'sharp'
import type { SceneOptions } from '../src/appearances/appearance.ts'
import { sew } from './garments/cuts.ts'
import { laidGarment } from './garments/garment-passes.ts'
import { clamp, noise, smoothstep, valueAt } from './garments/lines.ts'
import { markSvg } from './mark-paths.ts'
import { linear, oakAt, type TableThing } from './table-things.ts'

/** A shirt that was folded: half of its width, and where its upper and lower end lie, in centimeters from its middle. */
type Fold = { readonly half: number; readonly top: number; readonly bottom: number }
/** What is printed: its color, its share of the area, and how far its thread stands off, in centimeters. */
type Print = { readonly area: string; readonly ink: string; readonly share: number; readonly raised: number }
/** The middle of a thing on the table in centimeters, and its turn in degrees. */
type Placed = { readonly x: number; readonly y: number; readonly turn: number }
type LaidTop = Placed & {
  readonly options: SceneOptions
  readonly color: string
  readonly fold?: Fold
  readonly print?: Print
}

type TableSize = { readonly widthPx: number; readonly heightPx: number; readonly perCm: number }

const NECK_LABEL = linear('#ddd9d3')
/** How far cloth takes to fall over an edge below it; what was folded is stiffer. */
const FALL_CM = { spread: 1.1, folded: 3.2 }

/** A table and all that lies on it, as one relief with colors, seen from straight above. Later things lie on earlier ones. */
export class Table {
  readonly size: TableSize
  readonly height: Float32Array
  /** Three numbers a pixel. */
  readonly color: Float32Array
  readonly isBare: Uint8Array

  constructor(size: TableSize) {
    this.size = size
    const count = size.widthPx * size.heightPx
    this.height = new Float32Array(count)
    this.color = new Float32Array(count * 3)
    this.isBare = new Uint8Array(count).fill(1)
    for (let at = 0; at < count; at++) {
      const [x, y] = this.#place(at)
      const { height, color } = oakAt(x, y)
      this.height[at] = height
      this.color.set(color, at * 3)
    }
  }

  layTop({ options, color, fold, print, ...placed }: LaidTop): void {
    const product = { scene: 'top', options }
    const laid = laidGarment(product, { isBack: false }, Math.round(106 * this.size.perCm))
    const { frame, height, u, v } = laid.relief
    const area = print && sew(product, false).areas[print.area]
    const below = this.#support(fold ? FALL_CM.folded : FALL_CM.spread)
    const main = linear(color)
    const ink = linear(print?.ink ?? color)
    this.#eachAround(placed, frame.side / 2 / frame.scale, (at, x, y) => {
      const px = frame.side / 2 + x * frame.scale - 0.5
      const py = frame.side / 2 + y * frame.scale - 0.5
      if (px < 1 || py < 1 || px >= frame.side - 2 || py >= frame.side - 2) return
      const sample = samplerAt(frame.side, px, py)
      const folded = fold && foldedAt(fold, x, y, this.size.perCm)
      const cover = sample(laid.spots.filled) * (folded?.cover ?? 1)
      if (cover <= 0) return
      const inked =
        print && area
          ? inkAt(
              (sample(u) - area.middle[0]) / inkHalf(area, print),
              (sample(v) - area.middle[1]) / inkHalf(area, print),
            )
          : 0
      const own = sample(height) + inked * (print?.raised ?? 0)
      const over = folded ? own * folded.flatness + folded.height : own
      const takesMain = sample(laid.spots.main) + sample(laid.spots.second)
      const takesOwn = sample(laid.spots.own)
      const seen = main.map((part, channel) => {
        const cloth = part * takesMain + (NECK_LABEL[channel] ?? 0) * takesOwn
        return cloth + ((ink[channel] ?? 0) - cloth) * inked
      })
      this.#cover(at, cover, valueAt(below, at) + over, seen)
      if (cover > 0.5) this.isBare[at] = 0
    })
  }

  /** Lays a thing on the bare table; `reach` is the farthest of its points from its middle. */
  put(thing: TableThing, placed: Placed, reach: number): void {
    this.#eachAround(placed, reach, (at, x, y) => {
      const point = thing(x, y, 1 / this.size.perCm)
      if (point && point.cover > 0) this.#cover(at, point.cover, point.height, point.color)
    })
  }

  #place(at: number): readonly [x: number, y: number] {
    const { widthPx, perCm } = this.size
    return [(at % widthPx) / perCm, Math.floor(at / widthPx) / perCm]
  }

  #cover(at: number, share: number, height: number, color: readonly number[]): void {
    this.height[at] = valueAt(this.height, at) * (1 - share) + height * share
    for (const [channel, part] of color.entries()) {
      const to = at * 3 + channel
      this.color[to] = valueAt(this.color, to) * (1 - share) + part * share
    }
  }

  /** Every pixel around a middle, with its point in the thing's own directions. */
  #eachAround(placed: Placed, reach: number, visit: (at: number, x: number, y: number) => void): void {
    const { widthPx, heightPx, perCm } = this.size
    const angle = (placed.turn * Math.PI) / 180
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
    const far = reach * Math.SQRT2
    const from = (middle: number) => Math.max(0, Math.floor((middle - far) * perCm))
    const to = (middle: number, end: number) => Math.min(end, Math.ceil((middle + far) * perCm))
    for (let row = from(placed.y); row < to(placed.y, heightPx); row++)
      for (let column = from(placed.x); column < to(placed.x, widthPx); column++) {
        const [dx, dy] = [column / perCm - placed.x, row / perCm - placed.y]
        visit(row * widthPx + column, dx * cos + dy * sin, dy * cos - dx * sin)
      }
  }

  /** The heights that cloth comes to lie on: the mean of what is around each pixel, taken twice both ways. */
  #support(reachCm: number): Float32Array {
    const { widthPx, heightPx, perCm } = this.size
    const reach = Math.max(1, Math.round(reachCm * perCm))
    let values: Float32Array = this.height.map((height) => Math.max(0, height))
    for (const isAcross of [true, false, true, false])
      values = meansAlong(
        values,
        isAcross ? [heightPx, widthPx] : [widthPx, heightPx],
        isAcross ? [widthPx, 1] : [1, widthPx],
        reach,
      )
    return values
  }
}

function meansAlong(
  values: Float32Array,
  [lines, length]: readonly [number, number],
  [lineStep, step]: readonly [number, number],
  reach: number,
): Float32Array {
  const out = new Float32Array(values.length)
  for (let line = 0; line < lines; line++) {
    const start = line * lineStep
    let sum = 0
    for (let at = -reach; at < length; at++) {
      if (at + reach < length) sum += valueAt(values, start + (at + reach) * step)
      if (at - reach - 1 >= 0) sum -= valueAt(values, start + (at - reach - 1) * step)
      if (at < 0) continue
      out[start + at * step] = sum / (Math.min(length - 1, at + reach) - Math.max(0, at - reach) + 1)
    }
  }
  return out
}

const THICKNESS = 1.5
const CORNER = 1.6

/** A shirt that was folded under at both sides and below: its edges are round. */
function foldedAt({ half, top, bottom }: Fold, x: number, y: number, perCm: number) {
  const toSide = half + 0.25 * noise(y / 7, half, 71) - Math.abs(x)
  const toEnd = bottom + 0.3 * noise(x / 8, half, 72) - y
  const isAtCorner = toSide < CORNER && toEnd < CORNER
  const straight = Math.min(toSide, toEnd, y - top)
  const inside = isAtCorner ? CORNER - Math.hypot(CORNER - toSide, CORNER - toEnd) : straight
  const inward = clamp(inside / 1.15, 0, 1)
  return {
    cover: clamp(inside * perCm + 0.5, 0, 1),
    height: THICKNESS * Math.sqrt(1 - (1 - inward) ** 2),
    flatness: 0.8 * smoothstep(inside / 1.5),
  }
}

/** Reads grids of this width between their points. */
export function samplerAt(width: number, x: number, y: number): (values: Float32Array) => number {
  const [x0, y0] = [Math.floor(x), Math.floor(y)]
  const [tx, ty] = [x - x0, y - y0]
  const at = y0 * width + x0
  return (values) => {
    const upper = valueAt(values, at) * (1 - tx) + valueAt(values, at + 1) * tx
    const lower = valueAt(values, at + width) * (1 - tx) + valueAt(values, at + width + 1) * tx
    return upper * (1 - ty) + lower * ty
  }
}

const MARK_PX = 700
const mark = Float32Array.from(
  await sharp(Buffer.from(markSvg('orbit', '#000000', MARK_PX, MARK_PX, 0.98)))
    .ensureAlpha()
    .extractChannel(3)
    .raw()
    .toBuffer(),
  (byte) => byte / 255,
)

const inkHalf = ({ size }: { readonly size: readonly [number, number] }, { share }: Print) =>
  (Math.min(...size) / 2) * share

/** How much ink the shop's sample mark has at a point of its square, whose sides lie at −1 and 1. */
export function inkAt(x: number, y: number): number {
  const [column, row] = [((x + 1) / 2) * MARK_PX, ((y + 1) / 2) * MARK_PX]
  if (column < 1 || row < 1 || column >= MARK_PX - 2 || row >= MARK_PX - 2) return 0
  return samplerAt(MARK_PX, column, row)(mark)
}
