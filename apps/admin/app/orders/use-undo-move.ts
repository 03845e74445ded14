import { useMessages } from '@estampa/web/messages'
import { showError } from '@estampa/web/notices'
import { orderActMessages } from '../messages/order-acts.ts'
import { useStaffApi } from '../session/account.ts'
import type { StaffOrder } from './order-types.ts'
import { useChangedOrder } from './use-staff-order.ts'

/** Takes the last move of an order back, as the person has seen it. */
export function useUndoMove(number: number): (order: StaffOrder) => Promise<void> {
  const a = useMessages(orderActMessages)
  const api = useStaffApi()
  const changed = useChangedOrder(number)
  return async ({ order, version }) => {
    try {
      changed.show(await api.undoOrderMove({ Id: order.id }, { version }), a.undone)
    } catch (failure) {
      showError(failure)
      changed.reload()
    }
  }
}
