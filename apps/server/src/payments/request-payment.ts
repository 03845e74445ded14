import { randomUUID } from 'node:crypto'
import type { Minor } from '@estampa/domain/money'
import type { PaymentActor } from '@estampa/domain/payments'
import { paymentReference } from '@estampa/domain/payments/mercado-pago'
import type { PaymentMethodCode } from '@estampa/domain/shops'
import type { Tx } from '../db/database.ts'
import type { PayableOrder } from '../orders/order-life.store.ts'
import type { Payment } from '../orders/order-payments.store.ts'
import { insertPayment } from './payments.store.ts'

type PaymentRequest = {
  method: PaymentMethodCode
  amount: Minor
  who: PaymentActor
  now: Date
  /** The reference of money that came for another payment of the order. */
  reference?: string
}

/** A new pending payment of the order. */
export async function requestPayment(tx: Tx, order: PayableOrder, terms: PaymentRequest): Promise<Payment> {
  const { method, amount, who, now } = terms
  const id = randomUUID()
  const { reference = paymentReference(method, { id, order: order.number }) } = terms
  const request = { id, method, amount, refunded: 0, currency: order.currency, reference }
  await insertPayment(tx, { ...request, orderId: order.id, who, at: now })
  return { ...request, state: 'pending', history: [], notice: null }
}
