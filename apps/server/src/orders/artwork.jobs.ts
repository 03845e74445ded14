import { isRefusal } from '@estampa/domain/refusal'
import { z } from 'zod'
import type { Services } from '../http/services.ts'
import type { Job } from '../jobs/job.ts'
import { findArtwork, findOrderToCopy, saveArtwork } from './artwork.store.ts'
import { copyArtwork } from './copy-artwork.ts'

const Placed = z.object({ shop: z.int(), orderId: z.uuid() })

/** Once per order; one that is busy or was cut off is done again, over what it left. */
const orderArtwork: Job<Services> = async (payload, services) => {
  const { shop: shopId, orderId } = Placed.parse(payload)
  const shop = await services.shops.byId(shopId)
  if (!shop) return
  const { order, artwork } = await services.database.readInShop(shopId, async (tx) => ({
    order: await findOrderToCopy(tx, orderId),
    artwork: await findArtwork(tx, orderId),
  }))
  if (!order || artwork?.ready_at) return
  const files = await copyArtwork({ services, shop, order })
  if (isRefusal(files))
    throw new Error(`the artwork of order ${orderId} could not be copied: ${files.refusal}`)
  await services.database.inShop(shopId, (tx) => saveArtwork(tx, order, files, services.now()))
}

export const artworkTasks: Record<string, Job<Services>> = { order_artwork: orderArtwork }
