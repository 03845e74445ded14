import { logError } from '@estampa/web/log'
import { showError } from '@estampa/web/notices'
import { type ComponentType, useEffect, useState } from 'react'
import type { CornerProps } from '../catalog/tiles/card-corner.tsx'
import { useApi, useSession } from '../session/session-provider.tsx'
import { useTenantName } from '../shop/shop-data.ts'
import { FavoriteButton } from './favorite-button.tsx'
import { createFavorites, type FavoritesStore } from './favorites-store.ts'

type FavoritesLoaderProps = {
  onLoaded: (loaded: { store: FavoritesStore; FavoriteButton: ComponentType<CornerProps> }) => void
}

/** Follows who the visitor is, and what other tabs do to the favorites. */
export function FavoritesLoader({ onLoaded }: FavoritesLoaderProps) {
  const api = useApi()
  const shop = useTenantName()
  const { status, user, onSignOut } = useSession()
  const [store] = useState(() =>
    createFavorites({ shop, api: () => api.favorites, onRefused: showError, report: logError }),
  )
  useEffect(() => onLoaded({ store, FavoriteButton }), [store, onLoaded])
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
  return null
}
