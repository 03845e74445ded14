import type { Client } from '@estampa/contract/client'
import { MAX_FAVORITES, withFavorite, withoutFavorite } from '@estampa/domain/favorites'
import { createStore, readIds, type Store, writeStored } from '@estampa/web/state'

/**
 * A guest's favorites live in the browser. Those of a person live on the server; the browser keeps a copy, so
 * that pages and tabs show them at once. At sign-in the guest's list joins the person's.
 *
 * A change shows at once and is sent to the server in order; a change that the server refuses is undone.
 */
export type FavoritesState = { isKnown: boolean; ids: readonly number[] }

export type FavoritesStore = {
  state: Store<FavoritesState>
  /** The owner of the favorites: a person, or null for a guest. */
  belongTo: (userId: number | null) => Promise<void>
  /** Called at a sign-out: the browser removes the person's favorites. */
  forget: () => void
  /** Called when another tab has changed the value under this key. */
  follow: (key: string | null) => void
  /** `at` restores its earlier position. */
  change: (id: number, favorite: boolean, at?: number) => Promise<void>
}

type FavoritesStoreOptions = {
  shop: string
  api: () => Pick<Client['favorites'], 'getFavorites' | 'updateFavoriteProduct'>
  /** Called if the server refuses a change or the list cannot be loaded. */
  onRefused: (error: unknown) => void
  report: (error: unknown) => void
}

export function createFavorites({ shop, api, onRefused, report }: FavoritesStoreOptions): FavoritesStore {
  const guestKey = `estampa:${shop}:favorites`
  const keyOf = (owner: number | null) => (owner === null ? guestKey : `${guestKey}:${owner}`)
  const state = createStore<FavoritesState>({ isKnown: false, ids: [] })
  let owner: number | null | undefined
  /** Presses that the server has not answered yet. */
  const waiting = new Map<number, boolean>()
  let turn: Promise<void> = Promise.resolve()

  const show = (ids: readonly number[]) => {
    let shown = ids
    for (const [id, favorite] of waiting) {
      shown = favorite ? withFavorite(shown, id) : withoutFavorite(shown, id)
    }
    state.set({ isKnown: true, ids: shown })
    return shown
  }
  const showAndKeep = (ids: readonly number[]) => {
    if (owner !== undefined) writeStored(keyOf(owner), show(ids))
  }
  const changed = (id: number, favorite: boolean, at?: number) => {
    const { ids } = state.get()
    return favorite ? withFavorite(ids, id, at) : withoutFavorite(ids, id)
  }

  /** A guest's favorites are removed from the browser only once the server has them. */
  const fetchAll = async (person: number) => {
    const ofGuest = readIds(guestKey).slice(0, MAX_FAVORITES)
    if (ofGuest.length > 0) {
      await api().updateFavoriteProduct({ genericIds: [...ofGuest], favorite: true })
      writeStored(guestKey, undefined)
    }
    const { ids } = await api().getFavorites({ onlyIds: true })
    if (owner === person) showAndKeep(ids)
  }

  /** The favorites in the browser stay until the server answers again. */
  const failed = (person: number, error: unknown) => {
    report(error)
    if (owner === person) show(state.get().ids)
  }

  const notifyOthers = async (id: number, favorite: boolean) => {
    const person = owner
    try {
      await api().updateFavoriteProduct({ genericId: id, favorite })
      if (waiting.get(id) === favorite) waiting.delete(id)
    } catch (error) {
      // a later press of the same heart says what is wanted now
      if (owner !== person || waiting.get(id) !== favorite) return
      waiting.delete(id)
      showAndKeep(changed(id, !favorite))
      onRefused(error)
    }
  }

  const inTurn = (work: () => Promise<void>) => {
    turn = turn.then(work)
    return turn
  }

  return {
    state,
    async belongTo(userId) {
      if (userId === owner) return
      owner = userId
      waiting.clear()
      if (userId === null) return void show(readIds(guestKey))
      const copied = [...new Set([...readIds(guestKey), ...readIds(keyOf(userId))])]
      if (copied.length > 0) show(copied)
      else state.set(state.first)
      await inTurn(() => fetchAll(userId).catch((error) => failed(userId, error)))
    },
    forget() {
      if (owner) writeStored(keyOf(owner), undefined)
    },
    follow(key) {
      // an emptied storage says nothing about a person's favorites on the server
      const isOwn = owner !== undefined && (key === keyOf(owner) || (key === null && owner === null))
      if (isOwn) show(readIds(keyOf(owner ?? null)))
    },
    async change(id, favorite, at) {
      const next = changed(id, favorite, at)
      if (!owner) return showAndKeep(next)
      waiting.set(id, favorite)
      showAndKeep(next)
      await inTurn(() => notifyOthers(id, favorite))
    },
  }
}
