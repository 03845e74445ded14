import { useApi } from '../session/session-provider.tsx'
import type { Order } from './timeline.ts'

type Shown = { order: Order; onChanged: (order: Order) => void; onClose: () => void }

/** Closes a form about an order that has moved on meanwhile, and shows the order as it is now. */
export function useOrderNow({ order, onChanged, onClose }: Shown): () => void {
  const api = useApi()
  return () => {
    onClose()
    // the refusal was told; without an answer the page stays as it was
    api.orders.getOrderById({ Id: order.id }).then(onChanged, () => {})
  }
}
