/** Runs on a worker thread: the outline of a piece of film. */
import type { Outline } from '@estampa/artwork/nesting'
import { isRefusal, type Refusal } from '@estampa/domain/refusal'
import { UNITS_PER_MM } from '../../customization/print-files/regions/flat-paths.ts'
import { regionArea } from '../../customization/print-files/regions.ts'
import { type FilmArtRequest, filmPieceShape } from './film-piece.ts'

export type OutlinedFilmArt = {
  readonly outline: Outline
  /** Square millimeters. */
  readonly surface: number
}

/** Null where nothing is printed. */
export async function outlineFilmArt(request: FilmArtRequest): Promise<OutlinedFilmArt | null | Refusal> {
  const shape = await filmPieceShape(request)
  if (!shape || isRefusal(shape)) return shape ?? null
  const outline = shape.outline.map((ring) =>
    ring.map(({ x, y }) => ({ x: hundredth(x / UNITS_PER_MM), y: hundredth(y / UNITS_PER_MM) })),
  )
  return { outline, surface: regionArea(shape.outline) }
}

const hundredth = (mm: number) => Math.round(mm * 100) / 100
