import { type OrderActor, type OrderLifecycle, restBeforeDispatch } from '@estampa/domain/orders'
import { orderMoneyState, paidAmount, refundedAmount } from '@estampa/domain/orders/order-payments'
import type { Tx } from '../db/database.ts'
import { lockOrder, type PayableOrder, saveMoneyState } from './order-life.store.ts'
import { lockPayments, type Payment } from './order-payments.store.ts'

/** An order and its payments, locked: whoever changes one of them waits for whoever did before. */
export type OpenOrder = { order: PayableOrder; payments: readonly Payment[] }

export async function openOrder(
  tx: Tx,
  id: string,
  customerId: number | null = null,
): Promise<OpenOrder | undefined> {
  const order = await lockOrder(tx, id, customerId)
  // read only once the order is locked: what came before is seen whole
  return order && { order, payments: await lockPayments(tx, id) }
}

/** Derives the state of the order's money from its payments and writes it where it changed. */
export async function saveDerivedMoneyState(tx: Tx, { order, payments }: OpenOrder): Promise<PayableOrder> {
  const moneyState = orderMoneyState(order.total, payments)
  if (moneyState !== order.moneyState) await saveMoneyState(tx, order.id, moneyState)
  return { ...order, moneyState }
}

export function lifeOf({ order, payments }: OpenOrder): OrderLifecycle {
  const { state, isDecorated, deliveryMethod, deposit } = order
  const money = { paid: paidAmount(payments), refunded: refundedAmount(state, payments) }
  const restDue = restBeforeDispatch({ ...order, ...money })
  // what was given back of it is not asked for again, so it counts as come
  const paid = money.paid + money.refunded
  return { state, history: [], isDecorated, deliveryMethod, deposit, paid, restDue }
}

/** The person who bought it, as its histories name them. */
export function buyerActorOf({ order }: OpenOrder): OrderActor {
  return { kind: 'customer', id: String(order.customerId), name: order.buyer }
}
