import { type Minor, times } from '../money.ts'
import type { OrderState } from './life.ts'

/** What an order costs, and the approved money that is here for it. */
export type OrderBalance = {
  readonly state: OrderState
  readonly total: Minor
  /** Without what went back. */
  readonly paid: Minor
  /** Parts of approved payments that the shop gave back. */
  readonly refunded: Minor
}
/** An order that is paid in two parts. */
export type SplitTerms = {
  readonly deposit: Minor
  /** The rest may be paid after the goods have left. */
  readonly onCredit: boolean
}
export type Split = {
  /** Of the total, in whole percent. */
  readonly percent: number
  readonly deposit: Minor
  readonly depositDue: Minor
  readonly rest: Minor
  readonly restDue: Minor
  readonly onCredit: boolean
}
/** What a buyer may pay or tell of now. `deposit` is null where it makes no difference. */
export type Payable = { readonly deposit: Minor | null; readonly all: Minor }

/** Orders that will not be made: nobody pays them any more, and what was paid goes back. */
export function isUnmade(state: OrderState): boolean {
  return state === 'cancelled' || state === 'expired'
}

/** What the buyer still has to pay. What the shop gave back of a payment is not asked for again. */
export function amountToPay({ state, total, paid, refunded }: OrderBalance): Minor {
  return isUnmade(state) ? 0 : Math.max(0, total - paid - refunded)
}

/**
 * What the shop has to give back: all of an order that will not be made, or what was paid too much. What somebody
 * settled otherwise is not owed any more.
 */
export function amountOwedBack({
  state,
  total,
  paid,
  settled,
}: OrderBalance & { readonly settled: Minor }): Minor {
  return Math.max(0, paid - (isUnmade(state) ? 0 : total) - settled)
}

/** What the shop asks before it confirms: a percentage of the total, rounded to the step, never more than it. */
export function depositOf(total: Minor, percent: number, step: Minor): Minor {
  return Math.min(total, times(total, Math.round(percent * 100), step))
}

/** How the total is split between a deposit and the rest; null where everything is asked at once, or nothing. */
export function splitOf(order: OrderBalance & SplitTerms): Split | null {
  const { state, total, paid, refunded, deposit, onCredit } = order
  if (isUnmade(state) || deposit <= 0 || deposit >= total) return null
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
 * What must be paid before the goods leave: the whole rest of an order of which the shop asked a part first.
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
  if (isUnmade(state)) return { deposit: null, all: 0 }
  const due = state === 'placed' ? deposit - told : 0
  return { deposit: due > 0 && due < untold ? due : null, all: untold }
}
