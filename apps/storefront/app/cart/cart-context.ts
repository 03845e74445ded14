import { useStore } from '@estampa/web/state'
import { createContext, useContext } from 'react'
import type { CartState, CartStore } from './cart-store.ts'
import type { SavedCartState } from './saving/use-saving.ts'

export const CartContext = createContext<CartStore | undefined>(undefined)
export const SavedCartStateContext = createContext<SavedCartState | undefined>(undefined)

export function useCartStore(): CartStore {
  const cart = useContext(CartContext)
  if (!cart) throw new Error('a cart exists inside of a shop only')
  return cart
}

/** `const { cart, prices, addToCart } = useCart()`. */
export function useCart(): CartState & Omit<CartStore, 'state'> {
  const { state, ...actions } = useCartStore()
  return { ...useStore(state), ...actions }
}

/** The way to the server's cart, and whether it is being asked. */
export function useSavedCart(): { isRestoring: boolean; restore: () => Promise<void> } {
  const saved = useContext(SavedCartStateContext)
  if (!saved) throw new Error('a cart exists inside of a shop only')
  return { isRestoring: useStore(saved.isRestoring), restore: saved.restore }
}
