import { countries } from '@estampa/domain/countries'
import { formatPriceText, type Minor, stepOf } from '@estampa/domain/money'
import { refundPart } from '@estampa/domain/payments'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import type { Tx } from '../db/database.ts'
import type { Shop } from '../http/shop.ts'
import { notifyBuyerLater } from '../orders/notify-buyer.ts'
import type { OpenOrder } from '../orders/open-order.ts'
import { savePaymentMoves } from '../orders/order-payments.store.ts'
import { openOrderOfPayment, replaced } from '../payments/approve-payment.ts'
import { saveRefunded } from '../payments/payments.store.ts'
import { returnPayment } from '../payments/return-payment.ts'
import type { StaffActor } from './people.ts'

type RefundInput = {
  shop: Shop
  paymentId: string
  /** null: all that is left of it. */
  amount: Minor | null
  note: string
  who: StaffActor
  now: Date
}

/**
 * The shop gave money back. What is left of a payment goes back whole, or a part of it; a part leaves the payment
 * approved and is not asked for again. Both stand in its history with who and when.
 */
export async function recordRefund(tx: Tx, refund: RefundInput): Promise<OpenOrder | Refusal> {
  const { shop, paymentId, who, now, note } = refund
  const found = await openOrderOfPayment(tx, paymentId)
  if (isRefusal(found)) return found
  const { open, payment } = found
  if (payment.state !== 'approved')
    return refuse('payment_move_not_allowed', { from: payment.state, to: 'refunded' })
  const left = payment.amount - payment.refunded
  const amount = refund.amount ?? left
  const why = whyNot(amount, left, shop)
  if (why) return why
  if (amount === left)
    return returnPayment(tx, paymentId, { to: 'refunded', who, now, ...(note && { note }) })
  const part = refundPart(payment, payment.refunded + amount)
  if (isRefusal(part)) return part
  await saveRefunded(tx, paymentId, part.refunded)
  const sentence = `Se devolvieron ${formatPriceText(amount, shop.config.roundPrice)}`
  const move = {
    from: part.state,
    to: part.state,
    who,
    at: now,
    note: note ? `${sentence}. ${note}` : sentence,
  }
  await savePaymentMoves(tx, paymentId, { state: part.state, history: [move] })
  await notifyBuyerLater(tx, open.order, 'payment_refunded', paymentId)
  return replaced(tx, open, { ...part, history: [] })
}

function whyNot(amount: Minor, left: Minor, { config }: Shop): Refusal | null {
  const { currency } = countries[config.environment]
  if (amount % stepOf(2, currency) !== 0) return refuse('payment_amount_too_fine')
  return amount > left ? refuse('refund_too_large', { left: formatPriceText(left, config.roundPrice) }) : null
}
