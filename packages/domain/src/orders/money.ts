import { type Minor, times } from '../money.ts'
import type { OrderState } from './lifecycle.ts'

/** The total of an order and its approved payments. */
export type OrderBalance = {
  readonly state: OrderState
  readonly total: Minor
  /** Without what went back. */
  readonly paid: Minor
  /** Money that the shop gave back and does not ask for again. */
  readonly refunded: Minor
}
/** An order that is paid in two parts. */
export type SplitTerms = {
  readonly deposit: Minor
  /** The rest may be paid after the goods have left. */
  readonly onCredit: boolean
}
export type Split = {
  /** Share of the total, in whole percent. */
  readonly percent: number
  readonly deposit: Minor
  readonly depositDue: Minor
  readonly rest: Minor
  readonly restDue: Minor
  readonly onCredit: boolean
}
/** The amounts that a buyer may pay or report now. `deposit` is null where it makes no difference. */
export type Payable = { readonly deposit: Minor | null; readonly all: Minor }

/** Cancelled or expired orders: nobody pays them any more, and what was paid goes back. */
export function isCalledOff(state: OrderState): boolean {
  return state === 'cancelled' || state === 'expired'
}

/** Delivered or returned orders: the goods have left the shop for good, and the order makes no further move. */
export function isHandedOver(state: OrderState): boolean {
  return state === 'delivered' || state === 'returned'
}

/** The amount that the buyer still has to pay. What was given back is not asked for again. */
export function amountToPay({ state, total, paid, refunded }: OrderBalance): Minor {
  return isCalledOff(state) ? 0 : Math.max(0, total - paid - refunded)
}

/**
 * The refund that the shop owes: all of an order that will not be made, or an overpayment. What somebody
 * settled otherwise is not owed any more.
 */
export function amountOwedBack({
  state,
  total,
  paid,
  settled,
}: OrderBalance & { readonly settled: Minor }): Minor {
  return Math.max(0, paid - (isCalledOff(state) ? 0 : total) - settled)
}

/** The deposit: a percentage of the total, rounded to the step, never more than the total. */
export function depositOf(total: Minor, percent: number, step: Minor): Minor {
  return Math.min(total, times(total, Math.round(percent * 100), step))
}

/** How the total is split between a deposit and the rest; null where everything is asked at once, or nothing. */
export function splitOf(order: OrderBalance & SplitTerms): Split | null {
  const { state, total, paid, refunded, deposit, onCredit } = order
  if (isCalledOff(state) || deposit <= 0 || deposit >= total) return null
  const depositDue = Math.max(0, deposit - paid - refunded)
  return {
    percent: Math.round((100 * deposit) / total),
    deposit,
    depositDue,
    rest: total - deposit,
    restDue: amountToPay(order) - depositDue,
    onCredit,
  }
}

/**
 * The amount that must be paid before the goods leave: the whole rest of an order with a deposit.
 * Where it asked for everything, that was here before the order was confirmed.
 */
export function restBeforeDispatch(order: OrderBalance & SplitTerms): Minor {
  return splitOf(order) && !order.onCredit ? amountToPay(order) : 0
}

/** `untold`: what nobody has paid or told of; `told`: the rest, in review or approved. */
export function payableOf(
  { state, deposit }: { state: OrderState; deposit: Minor },
  { untold, told }: { untold: Minor; told: Minor },
): Payable {
  if (isCalledOff(state)) return { deposit: null, all: 0 }
  const due = state === 'placed' ? deposit - told : 0
  return { deposit: due > 0 && due < untold ? due : null, all: untold }
}
