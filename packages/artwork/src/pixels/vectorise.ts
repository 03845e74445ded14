/**
 * Traces a picture of few colours as paths: one layer per ink, the largest lowest. Where two inks meet the
 * lower one reaches a little under the upper, so that no gap shows between them.
 */
import { type Refusal, refuse } from '@estampa/domain/refusal'
import { findInks } from './inks.ts'
import { drawSeparation, separateInto } from './reduce.ts'
import { hexOf, type Rgb, type Rgba } from './rgba.ts'
import { NOTHING, type Separation } from './separation.ts'
import { contoursOf } from './vectorise/contours.ts'
import type { Segment, Vector } from './vectorise/fit-curve.ts'
import { smoothOutline } from './vectorise/smooth-outline.ts'

export type Vectorised = {
  /** Sized in pixels of the picture. */
  readonly svg: string
  readonly colours: readonly string[]
  /** The same in pixels. */
  readonly picture: Rgba
}
export type Tracing = {
  /** At most so many; null: as many as the drawing has. A photograph needs a number. */
  readonly colours: number | null
  readonly palette: readonly string[] | null
}

/** A drawing of more colours is told to be reduced first. */
const MOST_COLOURS = 16
/** Pixels that the lower ink reaches under the upper one. */
const TRAP = 2
const SMOOTH_TOLERANCE = 0.35
const HARD_TOLERANCE = 0.6
const SMALLEST_AREA = 3

export function vectorise(
  picture: Rgba,
  { colours, palette }: Tracing,
): Vectorised | Refusal<'picture_is_photo' | 'nothing_left'> {
  if (colours === null && findInks(picture).isPhoto) return refuse('picture_is_photo')
  const separation = separateInto(picture, { colours: colours ?? MOST_COLOURS, palette })
  const layers = layersOf(separation)
  if (layers.length === 0) return refuse('nothing_left')
  const { width, height } = picture
  const paths = layers.map(({ hex, path }) => `<path fill="${hex}" fill-rule="evenodd" d="${path}"/>`)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${paths.join('')}</svg>`
  return { svg, colours: layers.map(({ hex }) => hex), picture: drawSeparation(separation) }
}

function layersOf(separation: Separation): { hex: string; path: string }[] {
  const { width, height, inks } = separation
  const isHard = hasHardEdges(separation)
  const order = largestFirst(separation)
  return order.flatMap((ink, rank) => {
    const field = fieldOf(separation, ink, order.slice(rank + 1))
    const contours = contoursOf(isHard ? blur(field, width, height) : field, width, height)
    const tolerance = isHard ? HARD_TOLERANCE : SMOOTH_TOLERANCE
    const path = contours
      .filter(({ area }) => Math.abs(area) >= SMALLEST_AREA)
      .map(({ points }) => pathOf(smoothOutline(points, tolerance)))
      .join('')
    return path === '' ? [] : [{ hex: hexOf(inks[ink] as Rgb), path }]
  })
}

function largestFirst({ first, inks }: Separation): number[] {
  const counts = new Array<number>(inks.length).fill(0)
  for (const label of first) if (label !== NOTHING) counts[label] = (counts[label] as number) + 1
  return [...counts.keys()].sort((a, b) => (counts[b] as number) - (counts[a] as number))
}

/** How much of each pixel the layer of an ink covers, 0…255. */
function fieldOf({ first, second, share, width }: Separation, ink: number, above: readonly number[]): Uint8Array {
  const isAbove = new Uint8Array(NOTHING + 1)
  for (const upper of above) isAbove[upper] = 1
  const near = nearInk(first, ink, width, above.length > 0 ? TRAP : 0)
  const field = new Uint8Array(first.length)
  for (let pixel = 0; pixel < first.length; pixel += 1) {
    if (near[pixel] === 0) continue
    const [one, other] = [first[pixel] as number, second[pixel] as number]
    const part = share[pixel] as number
    const has = (label: number) => label === ink || isAbove[label] === 1
    field[pixel] = (has(one) ? part : 0) + (one !== other && has(other) ? 255 - part : 0)
  }
  return field
}

/** 1 for pixels at most `reach` from the ink; always for those beside it, whose edge is shared. */
function nearInk(first: Uint8Array, ink: number, width: number, reach: number): Uint8Array {
  const across = new Uint8Array(first.length)
  const near = new Uint8Array(first.length)
  const far = reach + 1
  for (let pixel = 0; pixel < first.length; pixel += 1) {
    if (first[pixel] !== ink) continue
    const x = pixel % width
    across.fill(1, pixel - Math.min(x, far), pixel + Math.min(width - 1 - x, far) + 1)
  }
  for (let pixel = 0; pixel < first.length; pixel += 1) {
    if (across[pixel] === 0) continue
    for (let step = -far; step <= far; step += 1) {
      const at = pixel + step * width
      if (at >= 0 && at < near.length) near[at] = 1
    }
  }
  return near
}

/** Pictures of few colours without soft edges, as GIFs are, have steps to be smoothed. */
function hasHardEdges({ first, second, share, width }: Separation): boolean {
  let [edges, soft] = [0, 0]
  for (let pixel = 1; pixel < first.length; pixel += 1) {
    if (first[pixel] !== first[pixel - 1] || (pixel >= width && first[pixel] !== first[pixel - width])) edges += 1
    if (first[pixel] !== second[pixel] && (share[pixel] as number) < 240) soft += 1
  }
  return soft < 0.4 * edges
}

function blur(field: Uint8Array, width: number, height: number): Uint8Array {
  const result = new Uint8Array(field.length)
  for (let y = 0; y < height; y += 1) {
    const [up, down] = [y > 0 ? -width : 0, y < height - 1 ? width : 0]
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x
      const [left, right] = [x > 0 ? -1 : 0, x < width - 1 ? 1 : 0]
      const row = (from: number) =>
        (field[from + left] as number) + 2 * (field[from] as number) + (field[from + right] as number)
      result[at] = (row(at + up) + 2 * row(at) + row(at + down)) / 16
    }
  }
  return result
}

function pathOf(segments: readonly Segment[]): string {
  const start = segments[0]?.[0]
  if (!start) return ''
  const drawn = segments.map(([, ...rest]) => `${rest.length === 1 ? 'L' : 'C'}${rest.map(pointOf).join(' ')}`)
  return `M${pointOf(start)}${drawn.join('')}Z`
}

function pointOf([x, y]: Vector): string {
  return `${Math.round(x * 100) / 100} ${Math.round(y * 100) / 100}`
}
