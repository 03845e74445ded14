import type { OrderState } from '@estampa/domain/orders'
import { type Refusal, refuse } from '@estampa/domain/refusal'
import type { Tx } from '../db/database.ts'
import { advanceOpen } from '../payments/advance-order.ts'
import { openOrder } from '../payments/open-order.ts'
import type { StaffActor } from './people.ts'
import { isStaffMove } from './shown-order.ts'

type Move = { id: string; to: OrderState; note: string; who: StaffActor; now: Date }

/** The people of a shop move an order on as its life allows, in their own name. */
export async function moveOrder(tx: Tx, { id, to, note, who, now }: Move): Promise<OrderState | Refusal> {
  const open = await openOrder(tx, id)
  if (!open) return refuse('not_found')
  if (!isStaffMove(to)) return refuse('order_move_not_allowed', { from: open.order.state, to })
  return advanceOpen(tx, open, { to, who, now, note: note || undefined })
}
