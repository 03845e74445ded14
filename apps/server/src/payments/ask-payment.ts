import { randomUUID } from 'node:crypto'
import type { Minor } from '@estampa/domain/money'
import type { PaymentActor } from '@estampa/domain/payments'
import type { PaymentMethodCode } from '@estampa/domain/shops'
import type { Tx } from '../db/database.ts'
import { insertPayment, type PayableOrder, type Payment } from './payments.store.ts'

type Wanted = { method: PaymentMethodCode; amount: Minor; who: PaymentActor; now: Date }

/** A new pending payment of the order, under the order's number. */
export async function askPayment(tx: Tx, order: PayableOrder, wanted: Wanted): Promise<Payment> {
  const { method, amount, who, now } = wanted
  const id = randomUUID()
  const asked = { id, method, amount, currency: order.currency, reference: String(order.number) }
  await insertPayment(tx, { ...asked, orderId: order.id, who, at: now })
  return { ...asked, state: 'pending', history: [], notice: null }
}
