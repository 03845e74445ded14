import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react'
import { CardCorner } from '../catalog/card-corner.tsx'
import { useApi, useSession } from '../session/session-provider.tsx'
import { useTenantName } from '../shell/shop-data.ts'
import { showError } from '../shell/show-error.ts'
import { createFavorites, type FavoritesState, type FavoritesStore } from './favorites-store.ts'
import { Heart } from './heart.tsx'

const FavoritesContext = createContext<FavoritesStore | undefined>(undefined)

/** Mounted once per shop, inside of its session. Gives every card its heart. */
export function FavoritesProvider({ children }: { children: ReactNode }) {
  const api = useApi()
  const shop = useTenantName()
  const { status, user, onSignOut } = useSession()
  const [store] = useState(() =>
    createFavorites({ shop, api: () => api.favorites, onRefused: showError, report }),
  )
  useEffect(() => {
    const changed = ({ key }: StorageEvent) => store.follow(key)
    window.addEventListener('storage', changed)
    return () => window.removeEventListener('storage', changed)
  }, [store])
  useEffect(() => onSignOut(store.forget), [store, onSignOut])
  const owner = user?.userId ?? null
  useEffect(() => {
    if (status !== 'starting') void store.belongTo(owner)
  }, [store, status, owner])
  return (
    <FavoritesContext value={store}>
      <CardCorner value={Heart}>{children}</CardCorner>
    </FavoritesContext>
  )
}

function report(error: unknown): void {
  // biome-ignore lint/suspicious/noConsole: errors are logged to the browser's console
  console.error(error)
}

export function useFavoritesStore(): FavoritesStore {
  const store = useContext(FavoritesContext)
  if (!store) throw new Error('favourites exist inside of a shop only')
  return store
}

export function useFavorites(): FavoritesState {
  const { state } = useFavoritesStore()
  return useSyncExternalStore(state.subscribe, state.get, () => state.first)
}

/** Undefined until it is known: in the page that the server sends, and while the session starts. */
export function useIsFavorite(id: number): boolean | undefined {
  const { state } = useFavoritesStore()
  return useSyncExternalStore(
    state.subscribe,
    () => (state.get().isKnown ? state.get().ids.includes(id) : undefined),
    () => undefined,
  )
}
