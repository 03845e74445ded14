import {
  isUndoable,
  type OrderLifecycle,
  type OrderState,
  type ParcelTrackingInput,
  UNDO_MS,
} from '@estampa/domain/orders'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import type { Tx } from '../db/database.ts'
import { advanceOpenOrder, decideStep, type OrderStep } from '../orders/advance-order.ts'
import { type OpenOrder, openOrder } from '../orders/open-order.ts'
import { recordParcel } from '../orders/record-parcel.ts'
import { hasShipment, saveUndoableMove } from '../orders/undo.store.ts'
import { isStaffMove } from './order-view.ts'
import type { StaffActor } from './people.ts'

type OrderMoveInput = {
  id: string
  to: OrderState
  note: string
  /** How what leaves the shop now is followed. */
  parcel?: ParcelTrackingInput | undefined
  /** It may be taken back for some minutes, where such a move can be. */
  undoable: boolean
  who: StaffActor
  now: Date
}

/** The people of a shop move an order on as its life allows, in their own name. */
export async function moveOrderAsStaff(tx: Tx, move: OrderMoveInput): Promise<OrderState | Refusal> {
  const { id, to, note, parcel, undoable, who, now } = move
  const open = await openOrder(tx, id)
  if (!open) return refuse('not_found')
  const step = { to, who, now, note: note || undefined }
  const decided = decideStaffMove(open, step)
  if (isRefusal(decided)) return decided
  const { state: from } = open.order
  const canUndo = undoable && isUndoable(from, to) && !(await hasShipment(tx, id))
  const moved = await advanceOpenOrder(tx, open, { ...step, isUndoable: canUndo })
  if (isRefusal(moved)) return moved
  const named = parcel && (await recordParcel(tx, { id, state: to }, { said: parcel, who, now }))
  if (isRefusal(named)) return named
  if (canUndo) await saveUndoableMove(tx, id, { to: from, until: new Date(now.getTime() + UNDO_MS) })
  return moved
}

/** Whether the people of the shop may move the order so: the same for a preview as for the move itself. */
export function decideStaffMove(open: OpenOrder, step: OrderStep): OrderLifecycle | Refusal {
  if (!isStaffMove(step.to)) return refuse('order_move_not_allowed', { from: open.order.state, to: step.to })
  return decideStep(open, step)
}
