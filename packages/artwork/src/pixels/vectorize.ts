/**
 * Traces a picture of few colors as paths: one layer per ink, the largest lowest. Where two inks meet the
 * lower one reaches a little under the upper, so that no gap shows between them.
 */
import { type Refusal, refuse } from '@estampa/domain/refusal'
import { findInks } from './inks.ts'
import { drawSeparation, separateInto } from './reduce.ts'
import { hexOf, type Rgb, type Rgba } from './rgba.ts'
import type { Separation } from './separation.ts'
import { type TracedContour, traceContours } from './vectorize/contours.ts'
import { blur, enlarge } from './vectorize/enlarge.ts'
import { type CurveSegment, isStraight, type Vector } from './vectorize/fit-curve.ts'
import { cropSeparation, type InkBox, inkBoxes } from './vectorize/ink-boxes.ts'
import { fieldOf, hasHardEdges } from './vectorize/layer-field.ts'
import { smoothOutline } from './vectorize/smooth-outline.ts'

export type VectorizedPicture = {
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

export type TracingRefusal = 'picture_is_photo' | 'nothing_left' | 'too_complex'

/** A drawing of more colors is told to be reduced first. */
const MAX_COLORS = 16
const SMOOTH_TOLERANCE = 0.35
const HARD_TOLERANCE = 0.6
const SMALLEST_AREA = 3
/** Smaller pictures are enlarged before they are traced. */
const FINE_SIDE = 1000
const MAX_TIMES = 4
/** Points of all outlines together: nobody cuts or edits more, and it would take seconds. */
const MAX_POINTS = 250_000

export function vectorize(
  picture: Rgba,
  { colours, palette }: Tracing,
): VectorizedPicture | Refusal<TracingRefusal> {
  const found = findInks(picture)
  if (colours === null && found.isPhoto) return refuse('picture_is_photo')
  const separation = separateInto(picture, { colours: colours ?? MAX_COLORS, palette }, found)
  const isHard = hasHardEdges(separation)
  const outlined = outlinesOf(separation, isHard)
  if (isTooFine(outlined)) return refuse('too_complex')
  const layers = outlined
    .map((one) => ({ hex: hexOf(separation.inks[one.layer.ink] as Rgb), path: traced(one, isHard) }))
    .filter(({ path }) => path !== '')
  if (layers.length === 0) return refuse('nothing_left')
  const { width, height } = picture
  const paths = layers.map(({ hex, path }) => `<path fill="${hex}" fill-rule="evenodd" d="${path}"/>`)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${paths.join('')}</svg>`
  return { svg, colours: layers.map(({ hex }) => hex), picture: drawSeparation(separation) }
}

type Outlined = {
  readonly layer: InkBox
  readonly times: number
  readonly contours: readonly TracedContour[]
}

function outlinesOf(separation: Separation, isHard: boolean): Outlined[] {
  const found = inkBoxes(separation)
  // few pixels say by their softness where an edge lies, but too little for corners to be found
  const side = Math.max(separation.width, separation.height)
  const times = Math.max(1, Math.min(MAX_TIMES, Math.floor(FINE_SIDE / side)))
  return found.map((layer, rank) => {
    const above = found.slice(rank + 1).map(({ ink }) => ink)
    const part = cropSeparation(separation, layer)
    const { width, height } = part
    const field = fieldOf(part, layer.ink, above)
    const smooth = isHard ? blur(field, width, height) : field
    const contours = traceContours(enlarge(smooth, width, height, times), width * times, height * times)
    return { layer, times, contours: contours.filter(({ area }) => Math.abs(area) >= SMALLEST_AREA * times) }
  })
}

function isTooFine(outlined: readonly Outlined[]): boolean {
  let points = 0
  for (const { contours } of outlined) for (const contour of contours) points += contour.points.length / 2
  return points > MAX_POINTS
}

function traced({ layer, times, contours }: Outlined, isHard: boolean): string {
  const tolerance = ((isHard ? HARD_TOLERANCE : SMOOTH_TOLERANCE) * (times + 1)) / 2
  return contours
    .map(({ points }) => pathOf(smoothOutline(points, tolerance, times), { ...layer, times }))
    .join('')
}

type Placing = { times: number; left: number; top: number }

function pathOf(segments: readonly CurveSegment[], { times, left, top }: Placing): string {
  const start = segments[0]?.[0]
  if (!start) return ''
  const point = ([x, y]: Vector) => `${exactly(x / times + left)} ${exactly(y / times + top)}`
  const drawn = withoutNeedless(segments).map(
    ([, ...rest]) => `${rest.length === 1 ? 'L' : 'C'}${rest.map(point).join(' ')}`,
  )
  return `M${point(start)}${drawn.join('')}Z`
}

const exactly = (place: number) => Math.round(place * 100) / 100

/** Two lines in one direction are one. */
function withoutNeedless(segments: readonly CurveSegment[]): CurveSegment[] {
  const kept: CurveSegment[] = []
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
