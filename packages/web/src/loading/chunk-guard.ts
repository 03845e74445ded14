import type { ComponentType } from 'react'

/**
 * After a deployment the chunks of the old build are gone, and a network may fail at any time. When a chunk does not
 * come, the browser asks the server for the page that the visitor wanted, which it renders whatever the old build
 * lacks. That happens once a minute at most, so that a chunk that is really missing does not load the page for ever,
 * and never while the server cannot be reached: the browser's own error page would replace the shop. Otherwise the
 * error screen says what happened. The framework's own reload goes through here too (see guard-reloads.ts beside
 * vite.config.ts).
 */
const KEY = 'estampa:reloaded-at'
const ONCE_IN_MS = 60_000

export function mayReload(storage: Pick<Storage, 'getItem' | 'setItem'>, nowMs: number): boolean {
  const last = Number(storage.getItem(KEY) ?? 0)
  if (nowMs - last < ONCE_IN_MS) return false
  storage.setItem(KEY, String(nowMs))
  return true
}

type PageAddress = { readonly pathname: string; readonly search: string; readonly hash: string }

/** The address that the visitor waits for, or else the one that is shown. */
export function targetAddress(pending: PageAddress | undefined, shown: PageAddress): string {
  const { pathname, search, hash } = pending ?? shown
  return pathname + search + hash
}

/** True if the server answers at all, whatever the answer. */
export async function isReachable(
  address: string,
  isOnline: boolean,
  ask: (address: string, init: RequestInit) => Promise<unknown>,
): Promise<boolean> {
  if (!isOnline) return false
  try {
    await ask(address, { method: 'HEAD', cache: 'no-store' })
    return true
  } catch {
    return false
  }
}

const hasConnection = (address: string) => isReachable(address, navigator.onLine, fetch)

/** Asks the server for the page once more; false where it cannot be reached, and the page stays. */
export async function retryPage(): Promise<boolean> {
  if (!(await hasConnection(window.location.href))) return false
  window.location.reload()
  return true
}

type RoutingWindow = Window & {
  __reactRouterDataRouter?: { state: { navigation: { location?: PageAddress } } }
}

/** Several chunks of one page may fail at the same time. */
let leaving: Promise<boolean> | undefined

/** Loads the wanted page from the server and says so; false when this minute's load is used up or nothing answers. */
export function reloadOnce(): Promise<boolean> {
  leaving ??= reload().finally(() => {
    leaving = undefined
  })
  return leaving
}

async function reload(): Promise<boolean> {
  const pending = (window as RoutingWindow).__reactRouterDataRouter?.state.navigation.location
  const target = targetAddress(pending, window.location)
  if (!(await hasConnection(target)) || !mayReload(window.sessionStorage, Date.now())) return false
  if (target === targetAddress(undefined, window.location)) window.location.reload()
  else window.location.assign(target)
  return true
}

let placeholderPage: ComponentType = () => null

/**
 * The module of a page whose own never came.
 * @public the framework's own code imports it, as guard-reloads.ts writes it
 */
export const missingPage = (): { default: ComponentType } => ({ default: placeholderPage })

/** `page` says that a page could not be fetched. */
export function guardChunks(page: ComponentType): void {
  placeholderPage = page
  window.addEventListener('vite:preloadError', () => void reloadOnce())
}
