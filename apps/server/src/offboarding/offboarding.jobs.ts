import { z } from 'zod'
import type { Job } from '../jobs/job.ts'
import { settleEach } from '../jobs/settle-each.ts'
import { advanceDeletion, type DeletionServices } from './delete-shop.ts'
import { listOpenDeletions } from './deletions.store.ts'
import { forgetExport, listOldExports } from './exports.store.ts'
import { makeExport } from './make-export.ts'

type OffboardingServices = DeletionServices & { log: { error(cause: unknown, message: string): void } }

const AboutExport = z.object({ id: z.uuid() })

/** A copy that cannot be made says so to whoever asked for it; they ask again. */
const exportShop: Job<OffboardingServices> = async (payload, services) => {
  const { id } = AboutExport.parse(payload)
  await makeExport(services, id).catch((error: unknown) =>
    services.log.error(error, 'a copy of a shop could not be made'),
  )
}

const deleteDueShops: Job<OffboardingServices> = async (_payload, services) => {
  const open = await services.database.outside(listOpenDeletions)
  const now = services.now()
  await settleEach(
    open.filter(({ due_at }) => due_at <= now),
    (deletion) => advanceDeletion(services, deletion),
  )
}

const sweepExports: Job<OffboardingServices> = async (_payload, { database, files, now }) => {
  const old = await database.outside((tx) => listOldExports(tx, now()))
  await settleEach(old, async ({ id, key }) => {
    if (key !== null) await files.delete(key)
    await database.inNoShop((tx) => forgetExport(tx, id))
  })
}

export const offboardingTasks: Record<string, Job<OffboardingServices>> = {
  export_shop: exportShop,
  delete_due_shops: deleteDueShops,
  sweep_exports: sweepExports,
}
