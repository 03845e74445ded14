import type { Services } from '../http/services.ts'
import type { Job } from '../jobs/job.ts'
import { forgetOldMeasures } from './measures.store.ts'

const DAY_MS = 24 * 3600_000
/** A cart lives half a year; what is measured again by then costs a quarter of a second. */
const KEPT_DAYS = 60
const MAX_KEPT = 50_000

/** Every night: what was measured of designs that nobody touched for long. */
const sweepMeasures: Job<Services> = async (_payload, { database, shops, now }) => {
  const before = new Date(now().getTime() - KEPT_DAYS * DAY_MS)
  for (const shop of await shops.all()) {
    await database.inShop(shop.id, (tx) => forgetOldMeasures(tx, before, MAX_KEPT))
  }
}

export const designTasks: Record<string, Job<Services>> = { sweep_measures: sweepMeasures }
