import { z } from 'zod'
import type { Services } from '../http/services.ts'
import type { Job } from '../jobs/job.ts'
import { applyDemand, countOrder, forgetCountedOrders } from './trending.store.ts'

const CountOrder = z.object({ shop: z.int(), orderId: z.uuid(), genericIds: z.array(z.int()) })

const countTheOrder: Job<Services> = async (payload, { database }) => {
  const { shop, orderId, genericIds } = CountOrder.parse(payload)
  await database.inShop(shop, (tx) => countOrder(tx, orderId, genericIds))
}

/** Pages and answers are kept until something of their shop changes; what is wanted changes too often to tell each time. */
const showTrendingProducts: Job<Services> = async (_payload, { database, shops }) => {
  for (const shop of await shops.all()) {
    await database.inShop(shop.id, async (tx) => {
      await applyDemand(tx)
      await forgetCountedOrders(tx)
    })
  }
}

export const trendingTasks: Record<string, Job<Services>> = {
  count_order: countTheOrder,
  show_trending: showTrendingProducts,
}
