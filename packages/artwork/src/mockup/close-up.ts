/**
 * The part of a product's picture that shows the art from near, enlarged so far that single threads are seen. It is a
 * picture like the whole one: the art is bent and lit in it by the same code.
 */
import { type PlacementSurface, pointOn, visibleShare } from '@estampa/domain/catalog'
import type { Box } from '@estampa/domain/customization/boxes'
import type { Dimensions } from '@estampa/domain/customization/design'
import { spanOf } from './net.ts'

/** A rectangle of a picture in its pixels, and the size to which it is enlarged. */
export type CloseUp = {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  readonly enlarged: Dimensions
}

/** A thread of 0.4 mm is four pixels wide. */
const PIXELS_PER_MM = 10
/** Larger art is seen from a little farther away. */
const MAX_PIXELS = 2_400_000
const MAX_SIDE = 3_000
/** Of the product around the art, as a share of its longer side. */
const MARGIN = 0.2
const STEPS = 12

/** `art` is where the art lies on the area; both in millimeters. */
export function closeUpOf(
  placement: PlacementSurface,
  picture: Dimensions,
  area: Dimensions,
  art: Box,
): CloseUp {
  const seen = seenBox(placement, picture, area, art)
  const margin = Math.max(seen.right - seen.left, seen.bottom - seen.top) * MARGIN
  const left = within(Math.floor(seen.left - margin), picture.width - 1)
  const top = within(Math.floor(seen.top - margin), picture.height - 1)
  const width = Math.max(1, within(Math.ceil(seen.right + margin), picture.width) - left)
  const height = Math.max(1, within(Math.ceil(seen.bottom + margin), picture.height) - top)
  const span = spanOf(placement, picture)
  const perMm = Math.max(span.width / area.width, span.height / area.height)
  const scale = Math.min(
    Math.max(1, PIXELS_PER_MM / perMm),
    Math.sqrt(MAX_PIXELS / (width * height)),
    MAX_SIDE / Math.max(width, height),
  )
  const pixels = (length: number) => Math.max(1, Math.floor(length * scale))
  return { left, top, width, height, enlarged: { width: pixels(width), height: pixels(height) } }
}

/** The same surface in the close-up as in its picture. */
export function placementIn(
  { left, top, width, height }: CloseUp,
  { mesh, ...placement }: PlacementSurface,
  picture: Dimensions,
): PlacementSurface {
  const x = (share: number) => (share * picture.width - left) / width
  const y = (share: number) => (share * picture.height - top) / height
  return {
    x: x(placement.x),
    y: y(placement.y),
    width: (placement.width * picture.width) / width,
    height: (placement.height * picture.height) / height,
    ...(mesh && {
      mesh: {
        ...mesh,
        points: mesh.points.map((share, index) => (index % 2 === 0 ? x(share) : y(share))),
      },
    }),
  }
}

/** Where the art is seen on the picture, in its pixels. */
function seenBox(placement: PlacementSurface, picture: Dimensions, area: Dimensions, art: Box): Box {
  const { from, to } = visibleShare(placement)
  const along = (start: number, end: number, step: number) => start + ((end - start) * step) / STEPS
  const steps = Array.from({ length: STEPS + 1 }, (_, step) => step)
  const points = steps.flatMap((row) =>
    steps.map((column) => {
      const u = Math.min(to, Math.max(from, along(art.left, art.right, column) / area.width))
      const { x, y } = pointOn(placement, u, along(art.top, art.bottom, row) / area.height)
      return { x: x * picture.width, y: y * picture.height }
    }),
  )
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)]
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) }
}

const within = (value: number, most: number) => Math.min(most, Math.max(0, value))
