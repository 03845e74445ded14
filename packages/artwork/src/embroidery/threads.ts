/** Reduces a picture to the threads that a workshop has. */
import type { ThreadChoice } from '@estampa/domain/customization/design'
import { ciede2000, cielabOf } from '../pixels/color-match.ts'
import { hexOf, rgbOf } from '../pixels/rgba.ts'
import { threadMatcher } from './match-threads.ts'
import type { SewnThread, Thread } from './plan.ts'

export type Pixels = { readonly data: Uint8Array; readonly width: number; readonly height: number }

/** Which thread each pixel gets, as an index into `threads`; BARE where the cloth shows. */
export type Threaded = { readonly labels: Int32Array; readonly threads: readonly SewnThread[] }

export const BARE = -1
const OPAQUE = 128
/** Two threads that differ less are one: nobody sees the difference across a table, and each change of spool costs. */
const SAME_SPOOL = 5
/** A thread that covers less is not worth a change of spool. */
const SPECK = 0.004
/** A border of which this part is one color is paper, not drawing. */
const PAPER = 0.97

type ThreadOptions = {
  readonly most: number
  readonly keepBackground: boolean
  readonly choices: readonly ThreadChoice[]
}

/** `most` threads at most, the most used first. `pixels` are RGBA. */
export function thread(
  pixels: Pixels,
  palette: readonly Thread[],
  { most, keepBackground, choices }: ThreadOptions,
): Threaded {
  const labels = nearest(pixels, palette)
  if (!keepBackground) removePaper(labels, pixels)
  const chosen = chooseThreads(labels, pixels.width, palette, most)
  const threads = chosen.map((index) => palette[index] as Thread)
  const among = nearest(pixels, threads)
  for (let at = 0; at < labels.length; at += 1) {
    if (labels[at] !== BARE) labels[at] = among[at] as number
  }
  return replaceThreads(labels, withDrawnColors(threads, labels, pixels), { palette, choices })
}

/** What was drawn where each thread is sewn: the color that most of its pixels have. */
function withDrawnColors(
  threads: readonly Thread[],
  labels: Int32Array,
  { data }: Pixels,
): (Thread & { nearestHex: string })[] {
  const counts = threads.map(() => new Map<number, number>())
  for (let at = 0; at < labels.length; at += 1) {
    const label = labels[at] as number
    if (label === BARE) continue
    const from = at * 4
    const color =
      ((data[from] as number) << 16) | ((data[from + 1] as number) << 8) | (data[from + 2] as number)
    const own = counts[label] as Map<number, number>
    own.set(color, (own.get(color) ?? 0) + 1)
  }
  return threads.map((one, label) => {
    let [drawn, most] = [-1, 0]
    for (const [color, count] of counts[label] ?? []) {
      if (count > most) [drawn, most] = [color, count]
    }
    const drawnHex = drawn < 0 ? one.hex : hexOf([drawn >> 16, (drawn >> 8) & 255, drawn & 255])
    return { ...one, drawnHex, nearestHex: one.hex }
  })
}

/** Two colors for which one thread was chosen are sewn as one. */
function replaceThreads(
  labels: Int32Array,
  threads: readonly (SewnThread & { nearestHex: string })[],
  { palette, choices }: { palette: readonly Thread[]; choices: readonly ThreadChoice[] },
): Threaded {
  const sewn: SewnThread[] = []
  const places = threads.map((one) => {
    const to = choices.find(({ from }) => from === one.nearestHex)?.to ?? one.hex
    const chosen = { ...one, ...palette.find(({ hex }) => hex === to) }
    const known = sewn.findIndex(({ hex }) => hex === chosen.hex)
    return known >= 0 ? known : sewn.push(chosen) - 1
  })
  for (let at = 0; at < labels.length; at += 1) {
    if (labels[at] !== BARE) labels[at] = places[labels[at] as number] as number
  }
  return { labels, threads: sewn }
}

function nearest({ data }: Pixels, palette: readonly Thread[]): Int32Array {
  const match = threadMatcher(palette.map(({ hex }) => rgbOf(hex)))
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
function chooseThreads(labels: Int32Array, width: number, palette: readonly Thread[], max: number): number[] {
  const spools = palette.length
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
  const kept: number[] = []
  const labOf = (index: number) => cielabOf(rgbOf((palette[index] as Thread).hex))
  for (const { index } of worth.length > 0 ? worth : used) {
    const isNew = kept.every((one) => ciede2000(labOf(one), labOf(index)) >= SAME_SPOOL)
    if (isNew && kept.length < max) kept.push(index)
  }
  return kept
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
