import type { Order } from '@estampa/contract/orders'
import { nextStepOf } from '@estampa/contract/orders/next-step'
import { type Environment, localeOf } from '@estampa/domain/countries'
import { amountOwedBack, amountToPay, orderMoves } from '@estampa/domain/orders'
import type { z } from 'zod'
import type { PlacedOrder } from './orders.store.ts'

/** An order with what follows from it: what is owed either way, what comes next and what its buyer may do. */
export function shownOrder(order: PlacedOrder, environment: Environment): z.output<typeof Order> {
  const toPay = amountToPay(order)
  const refundOwed = amountOwedBack(order)
  const told = order.payments.filter(({ state }) => state === 'in_review' || state === 'approved')
  const untold = order.total - told.reduce((sum, { amount }) => sum + amount, 0)
  return {
    ...order,
    toPay,
    refundOwed,
    nextStep: nextStepOf({ ...order, refundOwed }, localeOf(environment)),
    actions: {
      cancel: orderMoves[order.state].includes('cancelled'),
      changePayment: order.state === 'placed' && order.moneyState === 'unpaid',
      reportPayment: toPay > 0 && untold > 0 && order.payment.code !== 'MP',
    },
  }
}
