import { MAX_FAVORITES } from '@estampa/domain/favorites'
import { type Refusal, refuse } from '@estampa/domain/refusal'
import type { Tx } from '../db/database.ts'
import { addFavorites, countFavorites, findStates, removeFavorites } from './favorites.store.ts'

type FavoritesResult = { favorite: boolean; genericIds: readonly number[] }

/** Without `wanted` the other way round than it is. What is no longer on sale can be removed, not added. */
export async function changeOne(
  tx: Tx,
  customerId: number,
  id: number,
  wanted: boolean | undefined,
  now: Date,
): Promise<FavoritesResult | Refusal> {
  const [state] = await findStates(tx, customerId, [id])
  if (wanted !== false && !(state?.published || state?.favorite)) return refuse('product_not_found')
  const favorite = wanted ?? !state?.favorite
  if (favorite && !state?.favorite) {
    if ((await countFavorites(tx, customerId)) >= MAX_FAVORITES) {
      return refuse('too_many_favorites', { most: MAX_FAVORITES })
    }
    await addFavorites(tx, customerId, [id], now)
  }
  if (!favorite) await removeFavorites(tx, customerId, [id])
  return { favorite, genericIds: [id] }
}

/** Leaves out products that are not on sale or no longer fit, without a refusal: a guest's list may be old. */
export async function changeSeveral(
  tx: Tx,
  customerId: number,
  ids: readonly number[],
  favorite: boolean,
  now: Date,
): Promise<FavoritesResult> {
  const states = await findStates(tx, customerId, [...new Set(ids)])
  if (!favorite) {
    const kept = states.filter((state) => state.favorite).map((state) => state.id)
    await removeFavorites(tx, customerId, kept)
    return { favorite, genericIds: states.filter((state) => state.published).map((state) => state.id) }
  }
  const room = MAX_FAVORITES - (await countFavorites(tx, customerId))
  const fresh = states.filter((state) => state.published && !state.favorite).slice(0, Math.max(0, room))
  const added = new Set(fresh.map((state) => state.id))
  await addFavorites(tx, customerId, [...added], now)
  const all = states.filter((state) => (state.favorite && state.published) || added.has(state.id))
  return { favorite, genericIds: all.map((state) => state.id) }
}
