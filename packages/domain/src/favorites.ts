/**
 * Products that somebody wants to find again, as a list of their ids, the newest first. A guest's list lives in
 * the browser and joins the person's at sign-in.
 */

/** Favorites that one person may have; a browser that merges a guest's favorites sends no more either. */
export const MAX_FAVORITES = 500

/** `at` is the place that it had before, for who takes a removal back. The oldest make room. */
export function withFavorite(ids: readonly number[], id: number, at = 0): readonly number[] {
  if (ids.includes(id)) return ids
  return ids.toSpliced(at, 0, id).slice(0, MAX_FAVORITES)
}

export function withoutFavorite(ids: readonly number[], id: number): readonly number[] {
  return ids.filter((one) => one !== id)
}
