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
import { blur, enlarge } from './vectorise/enlarge.ts'
import { isStraight, type Segment, type Vector } from './vectorise/fit-curve.ts'
import { fieldOf, hasHardEdges } from './vectorise/layer-field.ts'
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
const SMOOTH_TOLERANCE = 0.35
const HARD_TOLERANCE = 0.6
const SMALLEST_AREA = 3
/** Smaller pictures are enlarged before they are traced. */
const FINE_SIDE = 1400
const MOST_TIMES = 4

export function vectorise(
  picture: Rgba,
  { colours, palette }: Tracing,
): Vectorised | Refusal<'picture_is_photo' | 'nothing_left'> {
  const found = findInks(picture)
  if (colours === null && found.isPhoto) return refuse('picture_is_photo')
  const separation = separateInto(picture, { colours: colours ?? MOST_COLOURS, palette }, found)
  const layers = layersOf(separation)
  if (layers.length === 0) return refuse('nothing_left')
  const { width, height } = picture
  const paths = layers.map(({ hex, path }) => `<path fill="${hex}" fill-rule="evenodd" d="${path}"/>`)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${paths.join('')}</svg>`
  return { svg, colours: layers.map(({ hex }) => hex), picture: drawSeparation(separation) }
}

function layersOf(separation: Separation): { hex: string; path: string }[] {
  const { inks } = separation
  const isHard = hasHardEdges(separation)
  const order = largestFirst(separation)
  return order.flatMap((ink, rank) => {
    const field = fieldOf(separation, ink, order.slice(rank + 1))
    const path = traced(field, separation, isHard)
    return path === '' ? [] : [{ hex: hexOf(inks[ink] as Rgb), path }]
  })
}

function traced(field: Uint8Array, { width, height }: Separation, isHard: boolean): string {
  // few pixels say by their softness where an edge lies, but too little for corners to be found
  const times = Math.max(1, Math.min(MOST_TIMES, Math.floor(FINE_SIDE / Math.max(width, height))))
  const smooth = isHard ? blur(field, width, height) : field
  const contours = contoursOf(enlarge(smooth, width, height, times), width * times, height * times)
  const tolerance = ((isHard ? HARD_TOLERANCE : SMOOTH_TOLERANCE) * (times + 1)) / 2
  return contours
    .filter(({ area }) => Math.abs(area) >= SMALLEST_AREA * times)
    .map(({ points }) => pathOf(smoothOutline(points, tolerance), times))
    .join('')
}

function largestFirst({ first, inks }: Separation): number[] {
  const counts = new Array<number>(inks.length).fill(0)
  for (const label of first) if (label !== NOTHING) counts[label] = (counts[label] as number) + 1
  return [...counts.keys()].sort((a, b) => (counts[b] as number) - (counts[a] as number))
}

function pathOf(segments: readonly Segment[], times: number): string {
  const start = segments[0]?.[0]
  if (!start) return ''
  const point = ([x, y]: Vector) =>
    `${Math.round((x / times) * 100) / 100} ${Math.round((y / times) * 100) / 100}`
  const drawn = withoutNeedless(segments).map(
    ([, ...rest]) => `${rest.length === 1 ? 'L' : 'C'}${rest.map(point).join(' ')}`,
  )
  return `M${point(start)}${drawn.join('')}Z`
}

/** Two lines in one direction are one. */
function withoutNeedless(segments: readonly Segment[]): Segment[] {
  const kept: Segment[] = []
  for (const segment of segments) {
    const before = kept.at(-1)
    const [from, to] = [before?.[0], segment.at(-1)]
    if (
      before?.length === 2 &&
      segment.length === 2 &&
      from &&
      to &&
      isStraight([from, segment[0] as Vector, to])
    ) {
      kept[kept.length - 1] = [from, to]
    } else kept.push(segment)
  }
  return kept
}
