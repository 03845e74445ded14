import type { Tx } from '../db/database.ts'
import type { Services } from '../http/services.ts'
import { isRunning } from '../http/shop.ts'
import { settleEach } from '../jobs/settle-each.ts'
import { expireUnpaid } from './expire-unpaid.ts'
import { notifyBuyerLater } from './notify-buyer.ts'
import { markReminded } from './order-life.store.ts'

const HOUR_MS = 3_600_000
const HOURS_BEFORE = 24
/** Stock that is held for less than two days needs no reminder: that is how Mercado Pago is. */
const SHORTEST_DAYS = 2

/** They bear being done twice, or by two at once: `expire_orders` every minute, `remind_payments` by daylight. */
export const unpaidTasks = {
  expire_orders: async (_payload: unknown, { shops, database, now }: Services): Promise<void> => {
    await settleEach((await shops.all()).filter(isRunning), ({ id }) => expireUnpaid(database, id, now()))
  },
  remind_payments: async (_payload: unknown, { shops, database, now }: Services): Promise<void> => {
    await settleEach((await shops.all()).filter(isRunning), ({ id }) =>
      database.inShop(id, (tx) => remindUnpaid(tx, id, now())),
    )
  },
}

/** Asks the buyers of orders whose stock is held one day longer to pay or to tell of their payment; once. */
async function remindUnpaid(tx: Tx, shopId: number, now: Date): Promise<void> {
  const until = new Date(now.getTime() + HOURS_BEFORE * HOUR_MS)
  const ids = await markReminded(tx, now, { until, shortestDays: SHORTEST_DAYS })
  for (const id of ids) await notifyBuyerLater(tx, { shopId, id }, 'payment_reminder')
}
