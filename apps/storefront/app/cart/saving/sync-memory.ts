import { type CartProduct, checkLine } from '@estampa/domain/cart'

/**
 * What this browser and the server last agreed on. The cart beside it may have gone on since: what differs from
 * `base` is unsaved, across reloads too. All tabs of a shop share one.
 */
export type Synced = { userId: number; version: number; base: readonly CartProduct[] }

export type SyncMemory = {
  read: () => Synced | undefined
  write: (synced: Synced) => void
  forget: () => void
}

export function createSyncMemory(shop: string, shared: () => Storage): SyncMemory {
  const key = `estampa:${shop}:cart-saved`
  // a browser may refuse storage altogether: then it is remembered as long as the page lives
  let own: Synced | undefined
  const store = (work: (storage: Storage) => void) => {
    try {
      work(shared())
    } catch {}
  }
  return {
    read() {
      try {
        const text = shared().getItem(key)
        return text === null ? undefined : syncedOf(JSON.parse(text))
      } catch {
        return own
      }
    },
    write(synced) {
      own = synced
      store((storage) => storage.setItem(key, JSON.stringify(synced)))
    },
    forget() {
      own = undefined
      store((storage) => storage.removeItem(key))
    },
  }
}

/** What an older build or a curious person left there is no agreement. */
function syncedOf(value: Partial<Synced> | null): Synced | undefined {
  const { userId, version, base } = value ?? {}
  const isWhole =
    Number.isInteger(userId) && Number.isInteger(version) && Array.isArray(base) && base.every(isLine)
  return isWhole ? (value as Synced) : undefined
}

function isLine(line: CartProduct): boolean {
  return typeof line.shoppingCartUUID === 'string' && checkLine(line) === null
}
