import {
  type ComponentType,
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react'
import { CardCorner, type CornerProps } from '../catalog/card-corner.tsx'
import type { FavoritesState, FavoritesStore } from './favorites-store.ts'

type LoadedFavorites = { store: FavoritesStore; FavoriteButton: ComponentType<CornerProps> }

const FavoritesContext = createContext<FavoritesStore | undefined>(undefined)

const Loader = lazy(() =>
  import('./favorites-loader.tsx').then((file) => ({ default: file.FavoritesLoader })),
)

/**
 * Mounted once per shop, inside of its session. Gives every card its heart, once the page is alive: what
 * everybody gets first carries neither hearts nor their script.
 */
export function FavoritesProvider({ children }: { children: ReactNode }) {
  const [isAlive, setIsAlive] = useState(false)
  const [loaded, setLoaded] = useState<LoadedFavorites>()
  useEffect(() => setIsAlive(true), [])
  return (
    <FavoritesContext value={loaded?.store}>
      <CardCorner value={loaded?.FavoriteButton ?? null}>
        {children}
        {isAlive && (
          <Suspense fallback={null}>
            <Loader onLoaded={setLoaded} />
          </Suspense>
        )}
      </CardCorner>
    </FavoritesContext>
  )
}

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
