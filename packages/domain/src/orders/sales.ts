import type { Minor } from '../money.ts'
import type { OrderState } from './lifecycle.ts'
import { isCalledOff } from './money.ts'
import { type PaymentAmount, paidAmount, returnedAmount } from './order-payments.ts'

/**
 * The sale that an order is, as the figures of a shop count it; null where it is none. An order is a sale once it was
 * confirmed or money for it is here, until it is cancelled, expires or is returned. What the shop gave back is taken off,
 * but not money that was paid beyond the total: giving that back makes the sale no smaller.
 */
export function saleOf({
  state,
  total,
  payments,
}: {
  state: OrderState
  total: Minor
  payments: readonly PaymentAmount[]
}): Minor | null {
  if (isCalledOff(state) || state === 'returned') return null
  const here = paidAmount(payments)
  if (state === 'placed' && here <= 0) return null
  const back = returnedAmount(payments)
  const overpaid = Math.max(0, here + back - total)
  const kept = Math.max(0, total - Math.max(0, back - overpaid))
  return kept === 0 && back > 0 ? null : kept
}
