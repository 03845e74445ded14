import { createContext, useContext, useSyncExternalStore } from 'react'
import type { FavoritesState, FavoritesStore } from './favorites-store.ts'

export const FavoritesContext = createContext<FavoritesStore | undefined>(undefined)

const never = () => () => {}
const unknown: FavoritesState = { isKnown: false, ids: [] }

export function useFavorites(): FavoritesState {
  const store = useContext(FavoritesContext)
  return useSyncExternalStore(
    store?.state.subscribe ?? never,
    () => store?.state.get() ?? unknown,
    () => unknown,
  )
}

/** The store, for components that are rendered only once the favorites are known. */
export function useFavoritesStore(): FavoritesStore {
  const store = useContext(FavoritesContext)
  if (!store) throw new Error('favourites are not there yet')
  return store
}
