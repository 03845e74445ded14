/** Runs on a worker thread: where each copy of some pieces lies on the film. */
import { type Nesting, type NestingFilm, type NestingPiece, nestOnFilm } from '@estampa/artwork/nesting'

export type FilmToNest = { readonly pieces: readonly NestingPiece[]; readonly film: NestingFilm }

/** Null where a piece is wider than the film. */
export function nestFilm({ pieces, film }: FilmToNest): Nesting | null {
  return nestOnFilm(pieces, film) ?? null
}
