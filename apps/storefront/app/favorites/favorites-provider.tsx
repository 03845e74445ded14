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

type Loaded = { store: FavoritesStore; Heart: ComponentType<CornerProps> }

const FavoritesContext = createContext<FavoritesStore | undefined>(undefined)

const Keeper = lazy(() =>
  import('./favorites-keeper.tsx').then((file) => ({ default: file.FavoritesKeeper })),
)

/**
 * Mounted once per shop, inside of its session. Gives every card its heart, once the page is alive: what
 * everybody gets first carries neither hearts nor their script.
 */
export function FavoritesProvider({ children }: { children: ReactNode }) {
  const [isAlive, setIsAlive] = useState(false)
  const [loaded, setLoaded] = useState<Loaded>()
  useEffect(() => setIsAlive(true), [])
  return (
    <FavoritesContext value={loaded?.store}>
      <CardCorner value={loaded?.Heart ?? null}>
        {children}
        {isAlive && (
          <Suspense fallback={null}>
            <Keeper onLoaded={setLoaded} />
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

/** For what is shown only once favourites are known. */
export function useFavoritesStore(): FavoritesStore {
  const store = useContext(FavoritesContext)
  if (!store) throw new Error('favourites are not there yet')
  return store
}
