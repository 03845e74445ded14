import { proofReminderWindow } from '@estampa/domain/orders'
import type { Services } from '../http/services.ts'
import { isRunning } from '../http/shop.ts'
import type { Job } from '../jobs/job.ts'
import { settleEach } from '../jobs/settle-each.ts'
import { listSilentProofs } from './proofs.store.ts'
import { remindOfProofInTime } from './remind-proof.ts'

/** The orders of one run and shop; the rest is reminded the next day. */
const MAX_AT_ONCE = 500

/** Reminds the buyers of proofs that wait, once per proof; daily. One order at a time keeps locks short. */
const remindProofs: Job<Services> = async (_payload, { shops, database, now }) => {
  await settleEach((await shops.all()).filter(isRunning), async ({ id: shopId }) => {
    const window = proofReminderWindow(now())
    const ids = await database.readInShop(shopId, (tx) => listSilentProofs(tx, window, MAX_AT_ONCE))
    await settleEach(ids, (id) =>
      database.inShop(shopId, (tx) => remindOfProofInTime(tx, id, { shopId, now: now() })),
    )
  })
}

export const proofTasks: Record<string, Job<Services>> = { remind_proofs: remindProofs }
