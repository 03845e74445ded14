import { refuse } from '@estampa/domain/refusal'
import { showError } from '@estampa/web/notices'
import type { CartStore } from './cart-store.ts'

/**
 * The cart of a customer who is only looked at. Whatever would change it is asked of the server, whose refusal is shown,
 * and the cart stays as it is.
 */
export function readOnlyCart(cart: CartStore, askServer: () => Promise<unknown>): CartStore {
  const change = () => {
    askServer().catch(showError)
    return refuse('read_only_session')
  }
  return {
    ...cart,
    addToCart: change,
    addQuoteToCart: change,
    changeLine: change,
    setLineQuantity: change,
    removeFromCart: change,
    removeCurveRow: change,
    undoRemoval: change,
  }
}
