/**
 * Regions are painted shapes as polygons, which can be joined, cut out of one another, grown and shrunk. Films of inks that
 * touch and the white base below them need polygons; a drawing that only looks right is enough for a screen. A region is in
 * steps of a ten-thousandth of a millimeter, and curves are left by five thousandths at most: no printer shows either.
 */
import { Clipper, EndType, FillRule, JoinType, type Paths64 } from 'clipper2-ts'
import { flatPaths, UNITS_PER_MM } from './regions/flat-paths.ts'
import { strokeRegion } from './regions/stroke-region.ts'
import type { PathSegment } from './scene/path-data.ts'
import { box } from './scene/shapes.ts'
import type { Clip, Item, Rule } from './scene.ts'

/** Outlines turn one way round and holes the other; none crosses another. */
export type Region = Paths64

const rules = { nonzero: FillRule.NonZero, evenodd: FillRule.EvenOdd } as const satisfies Record<
  Rule,
  FillRule
>

/** The surface that a shape covers, or the frame of a picture. */
export function regionOf(item: Item): Region {
  const painted = surfaceOf(item)
  return item.clips.reduce((left, clip) => intersect(left, clipRegion(clip)), painted)
}

function surfaceOf(item: Item): Region {
  if (item.kind === 'stroke') return strokeRegion(item.segments, item.stroke, item.matrix)
  const segments = item.kind === 'fill' ? item.segments : box(0, 0, item.width, item.height)
  const rule = item.kind === 'fill' ? rules[item.rule] : FillRule.NonZero
  return Clipper.union(flatPaths(segments, item.matrix), rule)
}

const clipRegion = ({ segments, rule }: Clip): Region =>
  Clipper.union(flatPaths(segments, [1, 0, 0, 1, 0, 0]), rules[rule])

export function joinRegions(regions: readonly Region[]): Region {
  return Clipper.union(regions.flat(), FillRule.NonZero)
}

export const intersect = (one: Region, other: Region): Region =>
  one.length === 0 || other.length === 0 ? [] : Clipper.intersect(one, other, FillRule.NonZero)

export const subtract = (from: Region, other: Region): Region =>
  from.length === 0 || other.length === 0 ? from : Clipper.difference(from, other, FillRule.NonZero)

/** Its edge moves outwards, or inwards where it is less than zero. Corners stay corners. */
export function growRegion(region: Region, mm: number): Region {
  if (region.length === 0) return region
  return Clipper.inflatePaths(region, mm * UNITS_PER_MM, JoinType.Miter, EndType.Polygon, 2)
}

/** Square millimeters. */
export const regionArea = (region: Region): number => Math.abs(Clipper.areaPaths(region)) / UNITS_PER_MM ** 2

/** As PDF draws it, in millimeters. */
export function pathOf(region: Region): PathSegment[] {
  return region.flatMap((ring) => [
    ...ring.map(
      ({ x, y }, index): PathSegment => [index === 0 ? 'M' : 'L', x / UNITS_PER_MM, y / UNITS_PER_MM],
    ),
    ['Z'] as const,
  ])
}
