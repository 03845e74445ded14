import type { Minor } from '../money.ts'
import type { OrderState } from './life.ts'

/** What an order costs, and the approved money that is here for it. */
export type OrderBalance = { readonly state: OrderState; readonly total: Minor; readonly paid: Minor }

/** Orders that will not be made: nobody pays them any more, and what was paid goes back. */
export function isUnmade(state: OrderState): boolean {
  return state === 'cancelled' || state === 'expired'
}

/** What the buyer still has to pay. */
export function amountToPay({ state, total, paid }: OrderBalance): Minor {
  return isUnmade(state) ? 0 : Math.max(0, total - paid)
}

/** What the shop has to give back: all of an order that will not be made, or what was paid too much. */
export function amountOwedBack({ state, total, paid }: OrderBalance): Minor {
  return isUnmade(state) ? paid : Math.max(0, paid - total)
}
