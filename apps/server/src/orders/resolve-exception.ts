import { formatPriceText, type Minor } from '@estampa/domain/money'
import { amountOwedBack, whyRefundNotResolved } from '@estampa/domain/orders'
import { paidAmount, refundedAmount, returnedAmount } from '@estampa/domain/orders/order-payments'
import { type Refusal, refuse } from '@estampa/domain/refusal'
import type { Tx } from '../db/database.ts'
import type { Shop } from '../http/shop.ts'
import { listExceptions, type StoredException } from './exceptions.store.ts'
import { type OpenOrder, openOrder } from './open-order.ts'
import { insertSettlement, type SettlementKind } from './settlements.store.ts'

type ResolutionInput = {
  shop: Shop
  orderId: string
  kind: SettlementKind
  /** The amount that the person has seen; null: whatever it is. */
  amount: Minor | null
  note: string
  who: { id: string; name: string }
  now: Date
}

const MAX_FLAGS = 200

/**
 * Somebody has seen to what no rule can settle: it is no more in the list, and stands with who, when and how in the
 * order. No money moves by it.
 */
export async function resolveException(tx: Tx, settling: ResolutionInput): Promise<OpenOrder | Refusal> {
  const { shop, orderId, kind, amount, note, who, now } = settling
  const open = await openOrder(tx, orderId)
  if (!open) return refuse('not_found')
  const { items } = await listExceptions(tx, { orderId, kind, skip: 0, take: MAX_FLAGS })
  const found = items.map((flag) => flag.amount)
  const why = whyRefundNotResolved(found, amount)
  if (why?.refusal === 'flag_changed') {
    return { ...why, amount: formatPriceText(Number(why.amount), shop.config.roundPrice) }
  }
  if (why) return why
  for (const flag of items)
    await insertSettlement(tx, orderId, { ...resolutionOf(open, flag), note }, { who, now })
  return open
}

function resolutionOf(
  { order, payments }: OpenOrder,
  { kind, amount, paymentId, mercadoPagoId, at }: StoredException,
) {
  const isRefund = kind === 'refund_owed'
  const refunded = refundedAmount(order.state, payments)
  const balance = { ...order, paid: paidAmount(payments), refunded, settled: 0 }
  return {
    kind,
    amount,
    paymentId,
    mercadoPagoId,
    toldAt: kind === 'payment_differs' ? at : null,
    owed: isRefund ? amountOwedBack(balance) : null,
    wentBack: isRefund ? returnedAmount(payments) : null,
  }
}
