import { moveOrder, type OrderLifecycle, type OrderState, restBeforeDispatch } from '@estampa/domain/orders'
import { orderMoneyState, type PaymentActor, paidAmount, refundedAmount } from '@estampa/domain/payments'
import { isRefusal, type Refusal } from '@estampa/domain/refusal'
import { rememberProducedArt } from '../customization/produced-art.store.ts'
import type { Tx } from '../db/database.ts'
import { releaseStock, saveMoves, useStock } from '../orders/order-life.store.ts'
import { dispatchLater } from '../shipping/shipments.store.ts'
import { lockOrder, lockPayments, type PayableOrder, type Payment, saveMoneyState } from './payments.store.ts'

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

export type OrderStep = { to: OrderState; who: PaymentActor; now: Date; note?: string | undefined }

/** One move of the order's production, with what it means for the stock that it holds. */
export async function stepOrder(tx: Tx, open: OpenOrder, step: OrderStep): Promise<OrderLifecycle | Refusal> {
  const moved = moveOrder<OrderLifecycle>(lifeOf(open), step.to, step.who, step.now, step.note)
  if (isRefusal(moved)) return moved
  await saveMoves(tx, open.order.id, moved)
  if (step.to === 'cancelled' || step.to === 'expired') await releaseStock(tx, open.order.id)
  // a carrier is told of what may leave
  if (step.to === 'ready' && moved.restDue === 0) await dispatchLater(tx, open.order.id)
  if (step.to === 'in_production') {
    await useStock(tx, open.order.id)
    await rememberProducedArt(tx, open.order.id)
  }
  return moved
}
