/**
 * Runs on a worker thread: art as a piece of film. It has the line along which it is cut, and the outline that nothing else
 * may come into: the cut with the words below it that say whose it is.
 */
import type { Outline } from '@estampa/artwork/nesting'
import { bleedOf, isPlainRectangle, outlinePath } from '@estampa/domain/customization/outline'
import { isCutByShape } from '@estampa/domain/production/gang-sheets'
import { isRefusal, type Refusal } from '@estampa/domain/refusal'
import { Clipper, EndType, FillRule, JoinType } from 'clipper2-ts'
import type { PictureToDraw } from '../../customization/draw-art.ts'
import { artOf } from '../../customization/print-files/art.ts'
import { coveredRegion } from '../../customization/print-files/base-region.ts'
import { labelWidth } from '../../customization/print-files/label.ts'
import { LoadedPictures } from '../../customization/print-files/loaded-pictures.ts'
import type { PrintAreaToPrint } from '../../customization/print-files/print-job.ts'
import { flatPaths, UNITS_PER_MM } from '../../customization/print-files/regions/flat-paths.ts'
import { intersect, joinRegions, type Region, regionArea } from '../../customization/print-files/regions.ts'
import { readPath } from '../../customization/print-files/scene/path-data.ts'
import { box } from '../../customization/print-files/scene/shapes.ts'

export type FilmArt = {
  readonly place: PrintAreaToPrint
  readonly hasBase: boolean
  /** Whose it is: «1042-1 Pecho». */
  readonly label: string
}
type FilmArtRequest = FilmArt & { readonly pictures: readonly PictureToDraw[] }

export type OutlinedFilmArt = {
  /** Where a cutter goes. */
  readonly cut: Region
  /** What nothing else comes into, in millimeters. One outer ring first, then holes that others may lie in. */
  readonly outline: Outline
  /** Of the outline, square millimeters. */
  readonly surface: number
  /** Where the line of words begins, and its middle. */
  readonly labelAt: { readonly x: number; readonly y: number }
}

/** Around the art, where the cutter does not follow it. */
const CUT_OFFSET_MM = 1
/** Shapes that are nearer to each other are one piece. */
const REACHES_MM = [3, 8, 20, 60, 200] as const
/** Pieces are put into larger holes. */
const LEAST_HOLE_MM2 = 900
const SIMPLIFIED_MM = 0.1
const LABEL_HEIGHT_MM = 3.4
const LABEL_OVERLAP_MM = 0.5

/** Null where nothing is printed. */
export async function outlineFilmArt({
  place,
  pictures,
  label,
}: FilmArtRequest): Promise<OutlinedFilmArt | null | Refusal> {
  const art = await artOf(place, await LoadedPictures.of(place.view, pictures))
  if (isRefusal(art)) return art
  const covered = printedIn(place, await coveredRegion(art))
  if (regionArea(covered) === 0) return null
  const around = isPlainRectangle(place.area)
    ? grow(inOnePiece(covered), CUT_OFFSET_MM)
    : joinRegions([inOnePiece(covered), areaRegion(place, 0)])
  const piece = simplified(inOnePiece(around))
  const cut = isPlainRectangle(place.area)
    ? isCutByShape(place.technique.key)
      ? covered
      : piece
    : areaRegion(place, 0)
  const labelBox = placeLabel(piece, label)
  const outline = sorted(joinRegions([piece, labelBox.region]))
  return { cut, outline: inMillimeters(outline), surface: regionArea(outline), labelAt: labelBox.at }
}

const inMillimeters = (region: Region): Outline =>
  region.map((ring) =>
    ring.map(({ x, y }) => ({ x: hundredth(x / UNITS_PER_MM), y: hundredth(y / UNITS_PER_MM) })),
  )

const hundredth = (mm: number) => Math.round(mm * 100) / 100

/** Art ends where the bleed does. */
function printedIn(place: PrintAreaToPrint, covered: Region): Region {
  const bleed = bleedOf(place.area)
  return isPlainRectangle(place.area) && bleed === 0 ? covered : intersect(covered, areaRegion(place, bleed))
}

const areaRegion = ({ area }: PrintAreaToPrint, bleed: number): Region =>
  Clipper.union(flatPaths(readPath(outlinePath(area, bleed)), [1, 0, 0, 1, 0, 0]), FillRule.NonZero)

const grow = (region: Region, mm: number): Region =>
  Clipper.inflatePaths(region, mm * UNITS_PER_MM, JoinType.Round, EndType.Polygon, 2, 0.02 * UNITS_PER_MM)

const isOuter = (ring: Region[number]) => Clipper.isPositive(ring)

/** The letters of a word are one piece, and a hole in which nothing fits is none. */
function inOnePiece(region: Region): Region {
  for (const reach of REACHES_MM) {
    const closed = joinRegions([grow(grow(region, reach), -reach), region])
    if (closed.filter(isOuter).length === 1) return sorted(closed)
  }
  const { left, top, right, bottom } = Clipper.getBoundsPaths(region)
  return rectangle(left, top, right, bottom)
}

const sorted = (region: Region): Region => [
  ...region.filter(isOuter),
  ...region.filter((ring) => !isOuter(ring) && regionArea([ring]) >= LEAST_HOLE_MM2),
]

const simplified = (region: Region): Region => Clipper.simplifyPaths(region, SIMPLIFIED_MM * UNITS_PER_MM)

function rectangle(left: number, top: number, right: number, bottom: number): Region {
  const mm = (units: number) => units / UNITS_PER_MM
  return flatPaths(box(mm(left), mm(top), mm(right - left), mm(bottom - top)), [1, 0, 0, 1, 0, 0])
}

/** Below the lowest point, so that the piece and its words are one. */
function placeLabel(piece: Region, label: string) {
  const { left, right } = Clipper.getBoundsPaths(piece)
  const lowest = (piece[0] ?? []).reduce((low, point) => (point.y > low.y ? point : low))
  const width = (labelWidth(label) + 1) * UNITS_PER_MM
  const from = Math.max(left, Math.min(lowest.x - width / 2, right - width))
  const top = lowest.y - LABEL_OVERLAP_MM * UNITS_PER_MM
  const bottom = lowest.y + LABEL_HEIGHT_MM * UNITS_PER_MM
  return {
    region: rectangle(from, top, from + width, bottom),
    at: { x: from / UNITS_PER_MM + 0.5, y: lowest.y / UNITS_PER_MM + LABEL_HEIGHT_MM / 2 },
  }
}
