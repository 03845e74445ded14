import type { Client } from '@estampa/contract/client'
import type { Locale } from '@estampa/domain/messages'
import { isFailure } from '@estampa/web/failures'
import { logError } from '@estampa/web/log'
import { notify, showError, showErrorMessage } from '@estampa/web/notices'
import { savedCartMessages } from '../../messages/saved-cart.ts'
import type { CartStore } from '../cart-store.ts'
import { createCartSaving } from './cart-saving.ts'
import { createSyncStorage } from './sync-storage.ts'

export type OpenedSaving = {
  restore: () => Promise<void>
  flush: () => Promise<void>
  /** With `forget` the browser forgets whose cart it was. */
  close: (options?: { forget: boolean }) => void
}

type OpenSavingInput = { shop: string; userId: number; locale: Locale; cart: CartStore; api: Client['cart'] }

/** Starts to save the customer's cart on the server, after restoring the cart that is there. */
export function openSaving({ shop, userId, locale, cart, api }: OpenSavingInput): OpenedSaving {
  const memory = createSyncStorage(shop, () => window.localStorage)
  const sync = createCartSaving({
    userId,
    cart,
    api,
    memory,
    report: logError,
    inTurn: (work) => inTurnOfTabs(`estampa:${shop}:cart`, work),
    pricesChanged: (changes) =>
      notify(savedCartMessages[locale].prices_changed(changes.map(({ sentence }) => sentence))),
    addFailed(failure) {
      logError(failure)
      // the tab in which it was added reports it
      if (document.hidden) return
      const isRefused = isFailure(failure) && failure.status === 422
      showErrorMessage(savedCartMessages[locale].add_failed, isRefused ? '422' : undefined)
    },
  })
  const again = () => void sync.flush().catch(logError)
  const unfollow = cart.state.subscribe(sync.changed)
  window.addEventListener('online', again)
  void sync.restore().catch((failure) => {
    if (isMendedByServer(failure)) showError(failure)
    else logError(failure)
  })
  return {
    restore: sync.restore,
    flush: sync.flush,
    close({ forget } = { forget: false }) {
      unfollow()
      window.removeEventListener('online', again)
      sync.stop()
      if (forget) memory.forget()
    },
  }
}

/** True for a failure that reports once what the server had to correct in the cart. */
export const isMendedByServer = (failure: unknown): boolean => isFailure(failure) && failure.status === 422

async function inTurnOfTabs(name: string, work: () => Promise<void>): Promise<void> {
  if (navigator.locks) await navigator.locks.request(name, work)
  else await work()
}
