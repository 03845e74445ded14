import { type CartProduct, checkLine } from '@estampa/domain/cart'

/**
 * The last cart on which this browser and the server agreed. The cart may have changed since: what differs from
 * `base` is unsaved, across reloads too. All tabs of a shop share one.
 */
export type SyncedCart = { userId: number; version: number; base: readonly CartProduct[] }

export type SyncStorage = {
  read: () => SyncedCart | undefined
  write: (synced: SyncedCart) => void
  forget: () => void
}

export function createSyncStorage(shop: string, shared: () => Storage): SyncStorage {
  const key = `estampa:${shop}:cart-saved`
  // a browser may refuse storage altogether: then it is remembered as long as the page lives
  let own: SyncedCart | undefined
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

/** Content that an older build or a curious person left in the storage is ignored. */
function syncedOf(value: Partial<SyncedCart> | null): SyncedCart | undefined {
  const { userId, version, base } = value ?? {}
  const isWhole =
    Number.isInteger(userId) && Number.isInteger(version) && Array.isArray(base) && base.every(isLine)
  return isWhole ? (value as SyncedCart) : undefined
}

function isLine(line: CartProduct): boolean {
  return typeof line.shoppingCartUUID === 'string' && checkLine(line) === null
}
