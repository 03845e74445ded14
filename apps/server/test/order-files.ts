import { expect } from 'vitest'
import { artworkTasks } from '../src/orders/artwork.jobs.ts'
import { findArtwork } from '../src/orders/artwork.store.ts'
import type { TestShops } from './test-shops.ts'

/** Has the files of an order of pampa made, and gives them by the ends of their names. */
export async function makeOrderFiles(
  { pampa, services }: TestShops,
  orderId: string,
): Promise<(ending: string) => Promise<Buffer>> {
  await artworkTasks.order_artwork?.({ shop: pampa, orderId }, services)
  const kept = await services.database.readInShop(pampa, (tx) => findArtwork(tx, orderId))
  return async (ending) => {
    const key = kept?.files.find(({ name }) => name.endsWith(ending))?.key
    return (await services.files.get(key ?? '')) ?? expect.unreachable(ending)
  }
}
