import type { Services } from '../services.ts'
import { expireUnpaid } from './expire-unpaid.ts'

/** `expire_orders` runs every minute and bears being done twice, or by two at once. */
export const paymentTasks = {
  expire_orders: async (_payload: unknown, { shops, database, now }: Services): Promise<void> => {
    for (const shop of await shops.all()) await expireUnpaid(database, shop.id, now())
  },
}
