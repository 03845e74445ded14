import { z } from 'zod'
import type { Job } from '../jobs/job.ts'
import { enqueue } from '../jobs/jobs.store.ts'
import { settleEach } from '../jobs/settle-each.ts'
import { bookShipment } from './book-shipment.ts'
import type { ShippingServices } from './carriers.ts'
import { listShipmentsToSync } from './tracking.store.ts'

const Packed = z.object({ shop: z.int(), orderId: z.uuid() })

/** Notices get lost: a shipment under way is asked about when nobody told of it for so long. */
const SILENT_MS = 6 * 3_600_000
const MAX_AT_ONCE = 200

const dispatchOrder: Job<ShippingServices> = async (payload, services) => {
  const { shop: shopId, orderId } = Packed.parse(payload)
  const shop = await services.shops.byId(shopId)
  if (shop) await bookShipment(services, shop, orderId)
}

const followSilent: Job<ShippingServices> = async (_payload, { shops, database, now }: ShippingServices) => {
  const before = new Date(now().getTime() - SILENT_MS)
  await settleEach(await shops.all(), async ({ id }) => {
    const silent = await database.readInShop(id, (tx) => listShipmentsToSync(tx, before, MAX_AT_ONCE))
    if (silent.length === 0) return
    await database.inShop(id, async (tx) => {
      for (const shipmentId of silent) await enqueue(tx, ...followShipmentLater(id, shipmentId))
    })
  })
}

/** The job that asks about a shipment; one that waits already serves. */
export function followShipmentLater(shop: number, shipmentId: string) {
  return ['follow_shipment', { shop, shipmentId }, `follow ${shop} ${shipmentId}`] as const
}

export const shipmentTasks: Record<string, Job<ShippingServices>> = {
  dispatch_order: dispatchOrder,
  follow_silent: followSilent,
}
