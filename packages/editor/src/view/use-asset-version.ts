import { useSyncExternalStore } from 'react'
import { useAssetCache } from './host-context.ts'

/** Draws again whenever letters or pictures have come. */
export function useAssetVersion(): number {
  const assetCache = useAssetCache()
  return useSyncExternalStore(assetCache.subscribe, assetCache.version, assetCache.version)
}
