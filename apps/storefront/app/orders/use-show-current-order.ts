import { useApi } from '../session/session-provider.tsx'
import type { Order } from './timeline.ts'

type CurrentOrderInput = { order: Order; onChanged: (order: Order) => void; onClose: () => void }

/** Closes the form of an order that has changed meanwhile, and shows the current order. */
export function useShowCurrentOrder({ order, onChanged, onClose }: CurrentOrderInput): () => void {
  const api = useApi()
  return () => {
    onClose()
    // the refusal was shown; without an answer the page stays as it was
    api.orders.getOrderById({ Id: order.id }).then(onChanged, () => {})
  }
}
