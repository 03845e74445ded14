import { useSyncExternalStore } from 'react'
import { useShelf } from './host-context.ts'

/** Draws again whenever letters or pictures have come. */
export function useShelfVersion(): number {
  const shelf = useShelf()
  return useSyncExternalStore(shelf.subscribe, shelf.version, shelf.version)
}
