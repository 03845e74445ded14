import { useLocale } from '@estampa/web/messages'
import { createStore, type Store } from '@estampa/web/state'
import { useEffect, useState } from 'react'
import { useApi, useSession } from '../../session/session-provider.tsx'
import { useTenantName } from '../../shop/shop-data.ts'
import type { CartStore } from '../cart-store.ts'
import type { OpenedSaving } from './open-saving.ts'

export type SavedCartState = {
  isRestoring: Store<boolean>
  /** Saves what is unsaved and takes over the server's cart. A guest has none there: nothing is asked. */
  restore: () => Promise<void>
}

const LEAVING_MS = 2_000

/** Saves the cart on the server while a customer is signed in. The script is loaded for customers only. */
export function useCartSaving(cart: CartStore): SavedCartState {
  const shop = useTenantName()
  const { cart: api } = useApi()
  const { user, onLeaving, onSignOut } = useSession()
  const locale = useLocale()
  const [saving] = useState(createSlot)
  const userId = user?.userId
  useEffect(() => {
    if (userId === undefined) return
    return saving.fill(async () => {
      const { openSaving } = await import('./open-saving.ts')
      return openSaving({ shop, userId, locale, cart, api })
    })
  }, [saving, shop, userId, locale, cart, api])
  useEffect(() => onLeaving(() => withTimeLimit(LEAVING_MS, saving.flush())), [saving, onLeaving])
  useEffect(() => onSignOut(saving.forget), [saving, onSignOut])
  return saving
}

/** Holds the open cart saving of the signed-in person, if there is one. */
function createSlot() {
  const isRestoring = createStore(false)
  let opened: Promise<OpenedSaving> | undefined
  return {
    isRestoring,
    fill(open: () => Promise<OpenedSaving>): () => void {
      const own = open()
      opened = own
      own.catch(() => {})
      return () => {
        if (opened === own) opened = undefined
        void own.then(
          (saving) => saving.close(),
          () => {},
        )
      }
    },
    async restore() {
      if (!opened) return
      isRestoring.set(true)
      try {
        await (await opened).restore()
      } finally {
        isRestoring.set(false)
      }
    },
    async flush() {
      await (await opened)?.flush()
    },
    forget() {
      void opened?.then((saving) => saving.close({ forget: true }))
      opened = undefined
    },
  }
}

/** A network that does not answer must not keep anybody from leaving. */
async function withTimeLimit(maxMs: number, work: Promise<void>): Promise<void> {
  const late = new Promise<void>((resolve) => setTimeout(resolve, maxMs))
  await Promise.race([work.catch(() => {}), late])
}
