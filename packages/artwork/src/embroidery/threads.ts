/** Reduces a picture to the threads that a workshop has. */
import { colorMatcher } from '../pixels/color-match.ts'
import { rgbOf } from '../pixels/rgba.ts'
import type { Thread } from './plan.ts'

export type Pixels = { readonly data: Uint8Array; readonly width: number; readonly height: number }

/** Which thread each pixel gets, as an index into `threads`; BARE where the cloth shows. */
export type Threaded = { readonly labels: Int32Array; readonly threads: readonly Thread[] }

export const BARE = -1
const OPAQUE = 128
/** A thread that covers less is not worth a change of spool. */
const SPECK = 0.004
/** A border of which this part is one color is paper, not drawing. */
const PAPER = 0.97

/** `most` threads at most, the most used first. `pixels` are RGBA. */
export function thread(
  pixels: Pixels,
  palette: readonly Thread[],
  { most, keepBackground }: { most: number; keepBackground: boolean },
): Threaded {
  const labels = nearest(pixels, palette)
  if (!keepBackground) removePaper(labels, pixels)
  const chosen = chooseThreads(labels, pixels.width, palette.length, most)
  const threads = chosen.map((index) => palette[index] as Thread)
  const among = nearest(pixels, threads)
  for (let at = 0; at < labels.length; at += 1) {
    if (labels[at] !== BARE) labels[at] = among[at] as number
  }
  return { labels, threads }
}

function nearest({ data }: Pixels, palette: readonly Thread[]): Int32Array {
  const match = colorMatcher(palette.map(({ hex }) => rgbOf(hex)))
  const known = new Int16Array(1 << 18).fill(-1)
  const labels = new Int32Array(data.length / 4).fill(BARE)
  for (let at = 0; at < labels.length; at += 1) {
    const from = at * 4
    if ((data[from + 3] as number) < OPAQUE) continue
    const [red, green, blue] = [data[from] as number, data[from + 1] as number, data[from + 2] as number]
    const key = ((red >> 2) << 12) | ((green >> 2) << 6) | (blue >> 2)
    if (known[key] === -1) known[key] = match([red, green, blue])
    labels[at] = known[key] as number
  }
  return labels
}

/** Only inner pixels and those of thin lines count: the soft edge between two colors is no color of its own. */
function chooseThreads(labels: Int32Array, width: number, spools: number, max: number): number[] {
  const inner = new Array<number>(spools).fill(0)
  const all = new Array<number>(spools).fill(0)
  for (let at = 0; at < labels.length; at += 1) {
    const label = labels[at] as number
    if (label === BARE) continue
    all[label] = (all[label] as number) + 1
    const beside = labels[at - 2] === label && labels[at + 2] === label
    const above = labels[at - 2 * width] === label && labels[at + 2 * width] === label
    if ((beside && above) || isLine(labels, at, 1) || isLine(labels, at, width)) {
      inner[label] = (inner[label] as number) + 1
    }
  }
  // a drawing of hairlines has no inner pixels at all
  const counts = inner.some((count) => count > 0) ? inner : all
  const total = counts.reduce((sum, count) => sum + count, 0)
  const used = counts.map((count, index) => ({ count, index })).filter(({ count }) => count > 0)
  used.sort((a, b) => b.count - a.count)
  const worth = used.filter(({ count }) => count / total >= SPECK)
  return (worth.length > 0 ? worth : used).slice(0, max).map(({ index }) => index)
}

/** The middle of a thin line on one ground: an edge has two grounds. */
function isLine(labels: Int32Array, at: number, step: number): boolean {
  const label = labels[at]
  if (labels[at - step] !== label || labels[at + step] !== label) return false
  const ground = labels[at - 4 * step]
  return ground !== label && ground === labels[at + 4 * step]
}

/** Takes away a plain background that touches the edge; what it encloses stays. */
function removePaper(labels: Int32Array, { width, height }: Pixels): void {
  const edge: number[] = []
  for (let x = 0; x < width; x += 1) edge.push(x, (height - 1) * width + x)
  for (let y = 0; y < height; y += 1) edge.push(y * width, y * width + width - 1)
  const paper = labels[0] as number
  const open = edge.filter((at) => labels[at] === paper)
  if (paper === BARE || open.length < PAPER * edge.length) return
  while (open.length > 0) {
    const at = open.pop() as number
    if (labels[at] !== paper) continue
    labels[at] = BARE
    const x = at % width
    if (x > 0) open.push(at - 1)
    if (x < width - 1) open.push(at + 1)
    if (at >= width) open.push(at - width)
    if (at < labels.length - width) open.push(at + width)
  }
}
