/**
 * After a deployment the chunks of the old build are gone: reloading brings the new one. Not again within a
 * minute, so that a chunk that is really missing does not reload for ever. The framework's own reload goes
 * through here too (see guard-reloads.ts beside vite.config.ts).
 */
const KEY = 'estampa:reloaded-at'
const ONCE_IN_MS = 60_000

export function mayReload(storage: Pick<Storage, 'getItem' | 'setItem'>, nowMs: number): boolean {
  const last = Number(storage.getItem(KEY) ?? 0)
  if (nowMs - last < ONCE_IN_MS) return false
  storage.setItem(KEY, String(nowMs))
  return true
}

/** Reloads and says so; false when this minute's reload is used up. */
export function reloadOnce(): boolean {
  if (!mayReload(window.sessionStorage, Date.now())) return false
  window.location.reload()
  return true
}

export function guardChunks(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (reloadOnce()) event.preventDefault()
  })
}
