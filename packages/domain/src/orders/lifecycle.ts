import type { Minor } from '../money.ts'
import { type Refusal, refuse } from '../refusal.ts'

export type DeliveryMethod = 'shipping' | 'pickup'
export type OrderState =
  | 'placed'
  | 'confirmed'
  | 'art_review'
  | 'proof_sent'
  | 'proof_approved'
  | 'proof_rejected'
  | 'in_production'
  | 'ready'
  | 'shipped'
  | 'delivered'
  | 'returned'
  | 'expired'
  | 'cancelled'
export type OrderActor = {
  readonly kind: 'customer' | 'staff' | 'system'
  readonly id: string | null
  readonly name: string
}
export type OrderMove = {
  readonly from: OrderState
  readonly to: OrderState
  readonly who: OrderActor
  readonly at: Date
  /** Why, in the words of who did it. */
  readonly note?: string
}
export type OrderLifecycle = {
  readonly state: OrderState
  readonly history: readonly OrderMove[]
  readonly isDecorated: boolean
  readonly deliveryMethod: DeliveryMethod
  /** Approved money so far, whatever went back of it, and what the shop asks before it confirms. */
  readonly paid: Minor
  readonly deposit: Minor
  /** The amount that must still be paid before the goods leave the shop. */
  readonly restDue: Minor
}

export const orderMoves: Readonly<Record<OrderState, readonly OrderState[]>> = {
  placed: ['confirmed', 'expired', 'cancelled'],
  confirmed: ['art_review', 'in_production', 'cancelled'],
  art_review: ['proof_sent', 'cancelled'],
  proof_sent: ['proof_approved', 'proof_rejected', 'cancelled'],
  proof_rejected: ['art_review', 'cancelled'],
  proof_approved: ['in_production', 'cancelled'],
  in_production: ['ready'],
  ready: ['shipped', 'delivered'],
  shipped: ['delivered', 'returned'],
  delivered: [],
  returned: [],
  expired: [],
  cancelled: [],
}

/** The order in its new state, with who and when added to its history. */
export function moveOrder<O extends OrderLifecycle>(
  order: O,
  to: OrderState,
  who: OrderActor,
  now: Date,
  note?: string,
): O | Refusal {
  const from = order.state
  if (!orderMoves[from].includes(to) || !fits(order, to))
    return refuse('order_move_not_allowed', { from, to })
  if (to === 'confirmed' && order.paid < order.deposit) {
    return refuse('deposit_missing', { deposit: order.deposit, paid: order.paid })
  }
  // what a carrier says has happened, paid or not
  if (leavesShop(from, to) && who.kind !== 'system' && order.restDue > 0) {
    return refuse('rest_missing', { restDue: order.restDue })
  }
  return {
    ...order,
    state: to,
    history: [...order.history, { from, to, who, at: now, ...(note && { note }) }],
  }
}

function leavesShop(from: OrderState, to: OrderState): boolean {
  return from === 'ready' && (to === 'shipped' || to === 'delivered')
}

// decorated goods go through the proof, plain ones straight to production; what is collected is not shipped
function fits(order: OrderLifecycle, to: OrderState): boolean {
  if (order.state === 'confirmed' && to === 'in_production') return !order.isDecorated
  if (to === 'art_review' && order.state === 'confirmed') return order.isDecorated
  if (order.state === 'ready' && to === 'shipped') return order.deliveryMethod === 'shipping'
  if (order.state === 'ready' && to === 'delivered') return order.deliveryMethod === 'pickup'
  return true
}

/** The moves that this very order has; money for them may still be missing. */
export function nextStates(order: OrderLifecycle): OrderState[] {
  return orderMoves[order.state].filter((to) => fits(order, to))
}
