import { z } from 'zod'
import type { Job } from '../jobs/job.ts'
import type { ShippingServices } from '../shipping/carriers.ts'
import { followShipment } from './follow-shipment.ts'

const NoticedShipment = z.object({ shop: z.int(), shipmentId: z.string() })

const followNoticed: Job<ShippingServices> = async (payload, services) => {
  const { shop: shopId, shipmentId } = NoticedShipment.parse(payload)
  const shop = await services.shops.byId(shopId)
  if (shop) await followShipment(services, shop, shipmentId)
}

export const trackingTasks: Record<string, Job<ShippingServices>> = { follow_shipment: followNoticed }
