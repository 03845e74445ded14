import { UNCONFIRMED_DAYS } from '@estampa/domain/customers'
import { DAY_MS } from '@estampa/domain/time'
import { z } from 'zod'
import type { Job } from '../jobs/job.ts'
import { forgetDeadJobs } from '../jobs/jobs.store.ts'
import { settleEach } from '../jobs/settle-each.ts'
import { forgetOldAttempts } from './attempts.store.ts'
import { forgetOldCodes } from './codes.store.ts'
import { closeCustomer, forgetUnconfirmed, listClosed } from './customers.store.ts'
import { forgetOldExternalLogins } from './external.store.ts'
import { eraseEverywhere } from './forget-person.ts'
import { listEndedGuests } from './guests.store.ts'
import type { AccountServices } from './personal-data.ts'
import { forgetEndedSessions } from './sessions.store.ts'

/** Every night: what nobody can use any more. A guest's unused pictures stay as long as the guest's token. */
const sweep: Job<AccountServices> = async (_payload, services) => {
  const { database, shops, files, now } = services
  const today = now().getTime()
  await database.outside((tx) => forgetDeadJobs(tx, new Date(today - 30 * DAY_MS)))
  await settleEach(await shops.all(), async (shop) => {
    const gone = await database.inShop(shop.id, async (tx) => {
      await forgetOldAttempts(tx, new Date(today))
      await forgetOldExternalLogins(tx, new Date(today))
      await forgetOldCodes(tx, new Date(today - DAY_MS))
      await forgetUnconfirmed(tx, new Date(today - UNCONFIRMED_DAYS * DAY_MS))
      await forgetEndedSessions(tx, new Date(today - 30 * DAY_MS))
      return services.uploads.forgetOld(tx, new Date(today - 31 * DAY_MS))
    })
    for (const key of gone) await files.delete(key)
    await forgetEndedGuests(services, shop.id)
    await forgetClosed(services, shop.id)
  })
}

/** Guests whose link is over: nobody can reach what they asked for any more. */
async function forgetEndedGuests(services: AccountServices, shopId: number): Promise<void> {
  const { database, now } = services
  const ended = await database.readInShop(shopId, (tx) => listEndedGuests(tx, now()))
  await settleEach(ended, (guest) =>
    database.inShop(shopId, async (tx) => {
      await closeCustomer(tx, guest.id, now())
      await eraseEverywhere(tx, services, guest)
    }),
  )
}

/** Accounts that were deleted while an order was under way. */
async function forgetClosed(services: AccountServices, shopId: number): Promise<void> {
  const { database } = services
  const closed = await database.readInShop(shopId, (tx) => listClosed(tx))
  await settleEach(closed, (customer) =>
    database.inShop(shopId, (tx) => eraseEverywhere(tx, services, customer)),
  )
}

const Keys = z.object({ keys: z.array(z.string()).max(1_000) })

/** Files whose rows are gone for good. */
const forgetFiles: Job<AccountServices> = async (payload, { files }) => {
  for (const key of Keys.parse(payload).keys) await files.delete(key)
}

export const sweepTasks: Record<string, Job<AccountServices>> = { sweep, forget_files: forgetFiles }
