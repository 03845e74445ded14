import { isCalledOff } from '@estampa/domain/orders'
import { type PaymentActor, unreportedAmount } from '@estampa/domain/payments'
import type { Tx } from '../db/database.ts'
import { endPending } from '../orders/advance-order.ts'
import type { OpenOrder } from '../orders/open-order.ts'
import { requestPayment } from './request-payment.ts'

/**
 * Asks for exactly what nobody has paid or told of, as one payment: a deposit that came leaves the rest to ask
 * for, and money that came beside leaves less.
 */
export async function requestRest(
  tx: Tx,
  open: OpenOrder,
  by: { who: PaymentActor; now: Date },
): Promise<OpenOrder> {
  const { order, payments } = open
  if (isCalledOff(order.state)) return open
  const untold = unreportedAmount(order.total, payments)
  const request = payments
    .filter(({ state }) => state === 'pending')
    .reduce((sum, one) => sum + one.amount, 0)
  return request === untold ? open : requestInstead(tx, open, untold, by)
}

/** The payments of one order: each change of mind leaves a payment that has ended, and more is play. */
const MAX_PAYMENTS = 60

export function mayChangeAgain({ payments }: OpenOrder): boolean {
  return payments.length < MAX_PAYMENTS
}

/** Ends the open request, and requests this amount. */
export async function requestInstead(
  tx: Tx,
  { order, payments }: OpenOrder,
  amount: number,
  { who, now }: { who: PaymentActor; now: Date },
): Promise<OpenOrder> {
  const ended = await endPending(tx, payments, { to: 'cancelled', who, now })
  if (amount <= 0) return { order, payments: ended }
  const request = await requestPayment(tx, order, { method: order.payment, amount, who, now })
  return { order, payments: [...ended, request] }
}
