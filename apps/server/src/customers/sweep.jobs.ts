import { forgetOldUploads } from '../files/uploads.store.ts'
import type { Job } from '../worker.ts'
import { forgetOldExternalLogins } from './external.store.ts'
import { forgetEndedSessions } from './sessions.store.ts'
import { forgetOldTries } from './tries.store.ts'

const DAY_MS = 24 * 3600_000

/** Every night: what nobody can use any more. A guest's unused pictures stay as long as the guest's token. */
const sweep: Job = async (_payload, { database, shops, files, now }) => {
  const today = now().getTime()
  for (const shop of await shops.all()) {
    const gone = await database.inShop(shop.id, async (tx) => {
      await forgetOldTries(tx, new Date(today))
      await forgetOldExternalLogins(tx, new Date(today))
      await forgetEndedSessions(tx, new Date(today - 30 * DAY_MS))
      return forgetOldUploads(tx, new Date(today - 31 * DAY_MS))
    })
    for (const key of gone) await files.delete(key)
  }
}

export const sweepTasks: Record<string, Job> = { sweep }
