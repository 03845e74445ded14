import { useMessages } from '@estampa/web/messages'
import { notify } from '@estampa/web/notices'
import { cartMessages } from '../messages/cart.ts'
import { useCartStore } from './cart-context.ts'

/** Removes at once and says so, with the way back; a panel that covers the page says it itself. */
export function useRemoval() {
  const t = useMessages(cartMessages)
  const { removeFromCart, removeCurveRow, undoRemoval } = useCartStore()
  const say = (name: string) => notify(t.removed(name), { label: t.undo, run: undoRemoval })
  return {
    removeLine(uuid: string, name: string) {
      removeFromCart(uuid)
      say(name)
    },
    removeRow(uuid: string, rowUUID: string, name: string) {
      removeCurveRow(uuid, rowUUID)
      say(name)
    },
  }
}
