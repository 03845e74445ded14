import type { Services } from '../http/services.ts'
import type { Job } from '../jobs/job.ts'
import { settleEach } from '../jobs/settle-each.ts'
import { forgetOldClosureRequests } from './account-closure.store.ts'
import { forgetConsentsOfGuests } from './consents.store.ts'
import { forgetOldWithdrawals } from './withdrawal.store.ts'

const YEAR_MS = 365.25 * 24 * 3600_000
/** Until then somebody may come back to what was asked for. */
const REGRETS_YEARS = 5
const GUESTS_YEARS = 2

/** Every night: people of requests that nobody can come back to, and permissions of guests who are long gone. */
const sweepLaw: Job<Services> = async (_payload, { database, shops, now }) => {
  const today = now().getTime()
  await settleEach(await shops.all(), ({ id }) =>
    database.inShop(id, async (tx) => {
      await forgetOldClosureRequests(tx, new Date(today))
      await forgetOldWithdrawals(tx, new Date(today - REGRETS_YEARS * YEAR_MS))
      await forgetConsentsOfGuests(tx, new Date(today - GUESTS_YEARS * YEAR_MS))
    }),
  )
}

export const lawSweeps: Record<string, Job<Services>> = { sweep_law: sweepLaw }
