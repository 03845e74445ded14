import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { CardCorner, type CornerProps } from '../catalog/tiles/card-corner.tsx'
import { FavoritesContext } from './favorites-context.ts'
import type { FavoritesStore } from './favorites-store.ts'

type LoadedFavorites = { store: FavoritesStore; FavoriteButton: ComponentType<CornerProps> }

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
