import type { OrderState, ParcelTrackingInput } from '@estampa/domain/orders'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import type { Tx } from '../db/database.ts'
import { advanceOpenOrder } from '../orders/advance-order.ts'
import { openOrder } from '../orders/open-order.ts'
import { recordParcel } from '../orders/record-parcel.ts'
import { isStaffMove } from './order-view.ts'
import type { StaffActor } from './people.ts'

type OrderMoveInput = {
  id: string
  to: OrderState
  note: string
  /** How what leaves the shop now is followed. */
  parcel?: ParcelTrackingInput | undefined
  who: StaffActor
  now: Date
}

/** The people of a shop move an order on as its life allows, in their own name. */
export async function moveOrderAsStaff(tx: Tx, move: OrderMoveInput): Promise<OrderState | Refusal> {
  const { id, to, note, parcel, who, now } = move
  const open = await openOrder(tx, id)
  if (!open) return refuse('not_found')
  if (!isStaffMove(to)) return refuse('order_move_not_allowed', { from: open.order.state, to })
  const moved = await advanceOpenOrder(tx, open, { to, who, now, note: note || undefined })
  if (isRefusal(moved) || !parcel) return moved
  const named = await recordParcel(tx, { id, state: to }, { said: parcel, who, now })
  return isRefusal(named) ? named : moved
}
