import type { OrderActor } from '@estampa/domain/orders'
import type { Services } from '../services.ts'
import { expireOrders } from './expire-orders.ts'

const clock: OrderActor = { kind: 'system', id: null, name: 'Sistema' }
/** An order at a time keeps its locks short; what is left over is done a minute later. */
const MOST_AT_ONCE = 500

/** Jobs of the orders. `expire_orders` runs every minute and bears being done twice, or by two at once. */
export const orderTasks = {
  expire_orders: async (_payload: unknown, services: Services): Promise<void> => {
    for (const shop of await services.shops.all()) {
      await expireOrders(services.database, shop.id, services.now(), clock, MOST_AT_ONCE)
    }
  },
}
