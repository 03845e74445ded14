/**
 * The part of a product's picture that shows the art from near, enlarged so far that single threads are seen. It is a
 * picture like the whole one: its part of the print area is bent and lit in it by the same code.
 */
import { type PlacementSurface, pointOn, visibleShare } from '@estampa/domain/catalog'
import type { Box } from '@estampa/domain/customization/boxes'
import type { Dimensions } from '@estampa/domain/customization/design'
import { spanOf } from './net.ts'

/** A rectangle of a picture in its pixels, the size to which it is enlarged, and the part of the area that is drawn there. */
export type CloseUp = {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  readonly enlarged: Dimensions
  /** Whole millimeters from the area's top left corner, so that stitches lie as they are priced. */
  readonly part: Box
  /** Where that part lies in the close-up. */
  readonly placement: PlacementSurface
}

/** A thread of 0.4 mm is four pixels wide. */
const PIXELS_PER_MM = 10
const MAX_PIXELS = 2_400_000
/** Larger art is shown in its middle, so that a thread is never thinner than three pixels. */
const MAX_SIDE_MM = 150
/** Of the product around the art, as a share of its longer side. */
const MARGIN = 0.2
const MIN_MARGIN_MM = 8
/** Threads pull and throw a shadow beyond what is drawn. */
const AROUND_MM = 3
/** Points of the surface in a row and in a column. */
const POINTS = 13

/** `art` is where the art lies on the area; both in millimeters. */
export function closeUpOf(
  placement: PlacementSurface,
  picture: Dimensions,
  area: Dimensions,
  art: Box,
): CloseUp {
  const middle = middleOf(art)
  const seen = boundsOf(pointsOf(placement, picture, area, middle))
  const span = spanOf(placement, picture)
  const perMm = Math.max(span.width / area.width, span.height / area.height)
  const longer = Math.max(seen.right - seen.left, seen.bottom - seen.top)
  // where art is cut off there is no end of it to be seen
  const margin = middle === art ? Math.max(longer * MARGIN, MIN_MARGIN_MM * perMm) : 0
  const left = within(Math.floor(seen.left - margin), picture.width - 1)
  const top = within(Math.floor(seen.top - margin), picture.height - 1)
  const width = Math.max(1, within(Math.ceil(seen.right + margin), picture.width) - left)
  const height = Math.max(1, within(Math.ceil(seen.bottom + margin), picture.height) - top)
  const scale = Math.min(Math.max(1, PIXELS_PER_MM / perMm), Math.sqrt(MAX_PIXELS / (width * height)))
  const pixels = (length: number) => Math.max(1, Math.floor(length * scale))
  const part = {
    left: Math.max(0, Math.floor(middle.left - AROUND_MM)),
    top: Math.max(0, Math.floor(middle.top - AROUND_MM)),
    right: Math.min(area.width, Math.ceil(middle.right + AROUND_MM)),
    bottom: Math.min(area.height, Math.ceil(middle.bottom + AROUND_MM)),
  }
  const points = pointsOf(placement, picture, area, part).map(({ x, y }) => ({
    x: (x - left) / width,
    y: (y - top) / height,
  }))
  return {
    left,
    top,
    width,
    height,
    part,
    enlarged: { width: pixels(width), height: pixels(height) },
    placement: surfaceThrough(points, visiblePart(placement, area, part)),
  }
}

/** The art, or the middle of what is larger. */
function middleOf(art: Box): Box {
  if (Math.max(art.right - art.left, art.bottom - art.top) <= MAX_SIDE_MM) return art
  const around = (start: number, end: number): [number, number] => {
    const reach = Math.min(end - start, MAX_SIDE_MM) / 2
    return [(start + end) / 2 - reach, (start + end) / 2 + reach]
  }
  const [[left, right], [top, bottom]] = [around(art.left, art.right), around(art.top, art.bottom)]
  return { left, right, top, bottom }
}

type Point = { readonly x: number; readonly y: number }

/** What is seen of a part of an area that goes around, as shares of the part. */
function visiblePart(placement: PlacementSurface, area: Dimensions, { left, right }: Box) {
  const { from, to } = visibleShare(placement)
  const share = (u: number) => within((u * area.width - left) / (right - left), 1)
  return { from: share(from), to: share(to) }
}

/** Points of a part of the area on the picture, in its pixels, row by row; what turns away from the eye is left out. */
function pointsOf(placement: PlacementSurface, picture: Dimensions, area: Dimensions, part: Box): Point[] {
  const seen = visibleShare(placement)
  const from = Math.min(seen.to, Math.max(seen.from, part.left / area.width))
  const to = Math.min(seen.to, Math.max(seen.from, part.right / area.width))
  return Array.from({ length: POINTS * POINTS }, (_, index) => {
    const [column, row] = [(index % POINTS) / (POINTS - 1), Math.floor(index / POINTS) / (POINTS - 1)]
    const v = (part.top + (part.bottom - part.top) * row) / area.height
    const { x, y } = pointOn(placement, from + (to - from) * column, v)
    return { x: x * picture.width, y: y * picture.height }
  })
}

function surfaceThrough(
  points: readonly Point[],
  visible: { readonly from: number; readonly to: number },
): PlacementSurface {
  const { left, top, right, bottom } = boundsOf(points)
  const mesh = { columns: POINTS, rows: POINTS, points: points.flatMap(({ x, y }) => [x, y]), ...visible }
  return { x: left, y: top, width: right - left, height: bottom - top, mesh }
}

function boundsOf(points: readonly Point[]): Box {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}

const within = (value: number, most: number) => Math.min(most, Math.max(0, value))
