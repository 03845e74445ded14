import { findGenerics, lockCatalog } from '../catalog/catalog.store.ts'
import { asDraft } from '../catalog/product-changes.ts'
import { saveGenerics } from '../catalog/save-generics.ts'
import type { Tx } from '../db/database.ts'
import type { Services } from '../http/services.ts'
import { settleEach } from '../jobs/settle-each.ts'
import { findProductRoom } from '../shops/quotas.store.ts'
import { insertScheduledChanges, listDueProducts, saveSchedule } from './product-schedules.store.ts'

/** Every minute: products whose moment has come are shown or hidden. Done twice it does nothing more. */
export const productScheduleTasks = {
  show_scheduled: async (_payload: unknown, { shops, database, now }: Services): Promise<void> => {
    await settleEach(await shops.all(), async ({ id }) => {
      const isDue = await database.readInShop(id, async (tx) => (await listDueProducts(tx, now())).length > 0)
      if (isDue) await database.inShop(id, (tx) => showDue(tx, now()))
    })
  },
}

async function showDue(tx: Tx, now: Date): Promise<void> {
  await lockCatalog(tx)
  const all = await listDueProducts(tx, now)
  const generics = await findGenerics(
    tx,
    all.map(({ id }) => id),
  )
  // those for which the shop has no room wait until it has
  let room = await findProductRoom(tx)
  const due = all.filter(({ id, published }) => {
    const generic = generics.get(id)
    const isShownAnew = published && generic !== undefined && !generic.published && !generic.retired
    if (isShownAnew) room -= 1
    return !isShownAnew || room >= 0
  })
  const drafts = due.flatMap(({ id, published }) => {
    const generic = generics.get(id)
    return generic ? [{ ...asDraft(generic), published: published && !generic.retired }] : []
  })
  await saveGenerics(tx, drafts, { stockOf: [] })
  const moved = due.flatMap(({ id, who, published }) => {
    const generic = generics.get(id)
    const isPublished = published && generic?.retired !== true
    return generic && generic.published !== isPublished ? [{ id, name: generic.name, who, isPublished }] : []
  })
  await insertScheduledChanges(tx, moved, now)
  for (const { id, ...left } of due) await saveSchedule(tx, id, left)
}
