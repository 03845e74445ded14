import { orders } from '@estampa/contract/orders'
import { refuse } from '@estampa/domain/refusal'
import { handle } from '../http/context.ts'
import { findOrder } from './orders.store.ts'

export const ordersRoutes = handle('orders', orders, {
  getOrderById: async ({ tx, person, input }) => {
    if (person.kind !== 'customer') return refuse('no_token')
    return (await findOrder(tx, input.Id, person.customerId)) ?? refuse('not_found')
  },
})
