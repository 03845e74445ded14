import { useEffect, useState } from 'react'
import { useLocale } from '../../messages/use-messages.ts'
import { useApi, useSession } from '../../session/session-provider.tsx'
import { createStore, type Store } from '../../session/store.ts'
import { useTenantName } from '../../shell/shop-data.ts'
import type { CartStore } from '../cart-store.ts'
import type { OpenedSaving } from './open-saving.ts'

export type SavedCart = {
  isRestoring: Store<boolean>
  /** Saves what is unsaved and takes over the server's cart. A guest has none there: nothing is asked. */
  restore: () => Promise<void>
}

const LEAVING_MS = 2_000

/** While a customer is signed in, the cart is kept on the server. Its script is fetched for customers only. */
export function useSaving(cart: CartStore): SavedCart {
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
  useEffect(() => onLeaving(() => within(LEAVING_MS, saving.flush())), [saving, onLeaving])
  useEffect(() => onSignOut(saving.forget), [saving, onSignOut])
  return saving
}

/** Holds what is open for the person who is signed in, if anybody is. */
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

/** A network that does not answer keeps nobody from leaving. */
async function within(mostMs: number, work: Promise<void>): Promise<void> {
  const late = new Promise<void>((resolve) => setTimeout(resolve, mostMs))
  await Promise.race([work.catch(() => {}), late])
}
