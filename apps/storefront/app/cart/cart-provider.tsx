import { emptyCart } from '@estampa/domain/cart'
import { logError } from '@estampa/web/log'
import { type ReactNode, useEffect, useState } from 'react'
import { impersonation } from '../session/impersonation.ts'
import { lookPreview } from '../session/look-preview.ts'
import { useApi, useSession } from '../session/session-provider.tsx'
import { useShopConfig, useTenantName } from '../shop/shop-data.ts'
import { CartContext, SavedCartStateContext } from './cart-context.ts'
import { CartDrawerSlot } from './cart-drawer-slot.tsx'
import { showCount } from './cart-slot.ts'
import { createCartStorage } from './cart-storage.ts'
import { type CartStore, createCart } from './cart-store.ts'
import { readOnlyCart } from './read-only-cart.ts'
import { useCartSaving } from './saving/use-saving.ts'
import { linesToSend } from './wire-lines.ts'

/** Mounted once per shop, inside of its session. */
export function CartProvider({ children }: { children: ReactNode }) {
  const api = useApi()
  const shop = useTenantName()
  const { isMultipleVariantDesigns, pricesInShop } = useShopConfig()
  const [made] = useState(() => {
    const storage = createCartStorage(shop, {
      shared: () => window.localStorage,
      ofTab: () => window.sessionStorage,
    })
    const cart = createCart({
      storage,
      rules: { isMultipleVariantDesigns },
      askPrices: pricesInShop
        ? (lines, signal) => api.cart.getShoppingCartProductPrice(linesToSend(lines), { signal })
        : undefined,
      // A failed refresh is only logged: the last good prices stay and are marked stale.
      report: logError,
    })
    const onlyLooks = impersonation() || lookPreview()
    const shown = onlyLooks ? readOnlyCart(cart, () => api.cart.mergeShoppingCart([])) : cart
    return { cart, shown, key: storage.key }
  })
  const { onSignOut } = useSession()
  useEffect(() => followOtherTabs(made.cart, made.key), [made])
  // before the cart is emptied: an emptied cart is not to be saved
  const saved = useCartSaving(made.cart)
  useEffect(() => onSignOut(() => made.cart.replaceCart(() => emptyCart)), [made, onSignOut])
  return (
    <CartContext value={made.shown}>
      <SavedCartStateContext value={saved}>
        {children}
        <CartDrawerSlot />
      </SavedCartStateContext>
    </CartContext>
  )
}

/** Loads the cart, follows the changes of other tabs, and updates the count at the icon. */
function followOtherTabs(cart: CartStore, key: string): () => void {
  const count = () => showCount('cart', cart.state.get().cart.products.length)
  const changed = (event: StorageEvent) => {
    if (event.key === key || event.key === null) cart.follow()
  }
  const stop = cart.state.subscribe(count)
  window.addEventListener('storage', changed)
  cart.load()
  return () => {
    stop()
    window.removeEventListener('storage', changed)
  }
}
