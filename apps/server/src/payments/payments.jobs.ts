import type { Services } from '../http/services.ts'
import { settleEach } from '../jobs/settle-each.ts'
import { expireUnpaid } from './expire-unpaid.ts'
import { remindUnpaid } from './remind-unpaid.ts'

/** They bear being done twice, or by two at once: `expire_orders` every minute, `remind_payments` by daylight. */
export const paymentTasks = {
  expire_orders: async (_payload: unknown, { shops, database, now }: Services): Promise<void> => {
    await settleEach(await shops.all(), ({ id }) => expireUnpaid(database, id, now()))
  },
  remind_payments: async (_payload: unknown, { shops, database, now }: Services): Promise<void> => {
    await settleEach(await shops.all(), ({ id }) => database.inShop(id, (tx) => remindUnpaid(tx, id, now())))
  },
}
