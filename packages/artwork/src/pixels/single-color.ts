/**
 * A picture in one ink. A plain background goes; then what is dark is ink and what is light is left out. A
 * part of the drawing that is light as a whole, such as a yellow word, is ink too: it would be lost.
 */
import { isRefusal } from '@estampa/domain/refusal'
import { flatBackground, removeBackground } from './background.ts'
import { findInks } from './inks.ts'
import { type Rgb, type Rgba, rgbOf } from './rgba.ts'
import { soften } from './soften.ts'

export type SingleColorResult = {
  /** Hex of the ink. */
  readonly ink: string
  /** 0…255: darker is ink. null: where the picture parts best (Otsu). */
  readonly threshold: number | null
  /** Light becomes ink instead. */
  readonly inverted: boolean
}

/** Levels over which ink fades at the edge between dark and light. */
const SOFT = 40
/** In a photograph light changes slowly, and half an ink cannot be printed. */
const CRISP = 1
/** Dark and light nearer to each other are one tone: everything is ink. */
const ONE_TONE = 48
const EVERYTHING = 400
/** A part of the drawing with less ink than this would be lost. */
const LOST = 0.08

export function toSingleColor(picture: Rgba, { ink, threshold, inverted }: SingleColorResult): Rgba {
  const bare = withoutPaper(picture)
  const { isPhoto } = findInks(bare)
  const drawing = isPhoto ? soften(bare) : bare
  const lights = lightsOf(drawing)
  const parted = partOf(drawing, lights)
  const at = threshold ?? (parted.gap < ONE_TONE ? EVERYTHING : parted.threshold)
  const shares = inkOf(drawing, lights, at, { inverted, soft: isPhoto ? CRISP : SOFT })
  if (threshold === null) keepWhatWouldBeLost(drawing, shares)
  return inked(drawing, shares, ink)
}

function withoutPaper(picture: Rgba): Rgba {
  if (flatBackground(picture) === null) return picture
  const removed = removeBackground(picture, { inner: true })
  return isRefusal(removed) ? picture : removed
}

/** The most used color of what is drawn; black for a photograph, whose darkness becomes ink. */
export function figureInk(picture: Rgba): Rgb {
  const { inks, isPhoto } = findInks(withoutPaper(picture))
  return (isPhoto ? undefined : inks[0]) ?? BLACK
}

const BLACK: Rgb = [17, 17, 17]

/** 0…255 as eyes see it. */
function lightsOf({ data, width, height }: Rgba): Uint8Array {
  const lights = new Uint8Array(width * height)
  for (let pixel = 0; pixel < lights.length; pixel += 1) {
    const at = pixel * 4
    lights[pixel] = Math.round(
      0.2126 * (data[at] as number) + 0.7152 * (data[at + 1] as number) + 0.0722 * (data[at + 2] as number),
    )
  }
  return lights
}

/** Otsu: the threshold that leaves two groups most unlike; `gap` is how far their means lie apart. */
function partOf({ data }: Rgba, lights: Uint8Array): { threshold: number; gap: number } {
  const counts = new Float64Array(256)
  for (let pixel = 0; pixel < lights.length; pixel += 1) {
    if ((data[pixel * 4 + 3] as number) < 200) continue
    const light = lights[pixel] as number
    counts[light] = (counts[light] as number) + 1
  }
  const total = counts.reduce((sum, count) => sum + count, 0)
  const weight = counts.reduce((sum, count, light) => sum + count * light, 0)
  let best = { threshold: 128, gap: 0, between: -1 }
  let [dark, darkWeight] = [0, 0]
  for (let light = 0; light < 255; light += 1) {
    dark += counts[light] as number
    darkWeight += light * (counts[light] as number)
    if (dark === 0 || dark === total) continue
    const gap = (weight - darkWeight) / (total - dark) - darkWeight / dark
    const between = dark * (total - dark) * gap * gap
    // between two surfaces every threshold is as good: the middle one keeps both edges
    if (between > best.between * 1.000001) best = { threshold: darkWeight / dark + gap / 2, gap, between }
  }
  return best
}

/** 0…255 for each pixel. */
function inkOf(
  { data }: Rgba,
  lights: Uint8Array,
  threshold: number,
  { inverted, soft }: { inverted: boolean; soft: number },
): Uint8Array {
  const shares = new Uint8Array(lights.length)
  for (let pixel = 0; pixel < shares.length; pixel += 1) {
    const dark = Math.min(1, Math.max(0, (threshold - (lights[pixel] as number)) / soft + 0.5))
    shares[pixel] = Math.round((data[pixel * 4 + 3] as number) * (inverted ? 1 - dark : dark))
  }
  return shares
}

/** Looks at every connected part of the drawing. */
function keepWhatWouldBeLost({ data, width }: Rgba, shares: Uint8Array): void {
  const seen = new Uint8Array(shares.length)
  const queue = new Int32Array(shares.length)
  for (let start = 0; start < shares.length; start += 1) {
    if (seen[start] === 1 || (data[start * 4 + 3] as number) < 64) continue
    const part = partAround(start, data, width, seen, queue)
    let ink = 0
    for (const pixel of part) ink += shares[pixel] as number
    if (ink >= LOST * 255 * part.length) continue
    for (const pixel of part) shares[pixel] = data[pixel * 4 + 3] as number
  }
}

/** The pixels are in `queue` until it is used again. */
function partAround(
  start: number,
  data: Rgba['data'],
  width: number,
  seen: Uint8Array,
  queue: Int32Array,
): Int32Array {
  let count = 0
  const visit = (pixel: number) => {
    if (pixel < 0 || pixel >= seen.length || seen[pixel] === 1) return
    if ((data[pixel * 4 + 3] as number) < 64) return
    seen[pixel] = 1
    queue[count] = pixel
    count += 1
  }
  visit(start)
  for (let at = 0; at < count; at += 1) {
    const pixel = queue[at] as number
    const x = pixel % width
    if (x > 0) visit(pixel - 1)
    if (x < width - 1) visit(pixel + 1)
    visit(pixel - width)
    visit(pixel + width)
  }
  return queue.subarray(0, count)
}

function inked({ width, height }: Rgba, shares: Uint8Array, ink: string): Rgba {
  const data = new Uint8Array(width * height * 4)
  const [red, green, blue] = rgbOf(ink)
  for (let pixel = 0; pixel < shares.length; pixel += 1) {
    const share = shares[pixel] as number
    if (share === 0) continue
    const at = pixel * 4
    data[at] = red
    data[at + 1] = green
    data[at + 2] = blue
    data[at + 3] = share
  }
  return { data, width, height }
}
