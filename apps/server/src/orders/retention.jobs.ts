import { countries } from '@estampa/domain/countries'
import { DAY_MS } from '@estampa/domain/time'
import type { Services } from '../http/services.ts'
import type { Job } from '../jobs/job.ts'
import { enqueue } from '../jobs/jobs.store.ts'
import { settleEach } from '../jobs/settle-each.ts'
import { forgetRosters } from './artwork.store.ts'
import { blankInvoices, forgetPersonOf, listKeptProofs, listOwnerless } from './personal-data.store.ts'
import { forgetProofs } from './proofs.store.ts'

/**
 * A unit that is missing or wrong is asked for within some weeks of its delivery; until then its name may be needed to make
 * it again.
 */
const ROSTER_DAYS = 60

/**
 * Every night: invoices of forgotten people that the law no longer asks for lose their names and the proofs that
 * they approved, and so does an order that was placed in the instant in which its account was deleted. Lists of names
 * go some time after their order is over.
 */
const forgetPapers: Job<Services> = async (_payload, { database, shops, now }) => {
  await settleEach(await shops.all(), async (shop) => {
    const before = now()
    before.setFullYear(before.getFullYear() - countries[shop.config.environment].documentRetentionYears)
    await database.inShop(shop.id, async (tx) => {
      for (const id of await listOwnerless(tx)) {
        const keys = await forgetPersonOf(tx, id)
        if (keys.length > 0) await enqueue(tx, 'forget_files', { keys })
      }
      for (const id of await listKeptProofs(tx, before)) {
        await enqueue(tx, 'forget_files', { keys: await forgetProofs(tx, id, 'all') })
      }
      await blankInvoices(tx, before)
      const keys = await forgetRosters(tx, new Date(now().getTime() - ROSTER_DAYS * DAY_MS))
      if (keys.length > 0) await enqueue(tx, 'forget_files', { keys })
    })
  })
}

export const retentionTasks: Record<string, Job<Services>> = { forget_papers: forgetPapers }
