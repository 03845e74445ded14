import type { Services } from '../http/services.ts'
import type { Job } from '../jobs/job.ts'
import { settleEach } from '../jobs/settle-each.ts'
import { forgetOldCarts } from './cart.store.ts'

const DAY_MS = 24 * 3600_000
/** Half a year: a yearly order is seldom put together earlier. */
const KEPT_DAYS = 180

/** Every night: carts that nobody touched for half a year, and what was attached to lines that are gone. */
const sweepCarts: Job<Services> = async (_payload, { database, shops, now }) => {
  const today = now().getTime()
  const before = { carts: new Date(today - KEPT_DAYS * DAY_MS), uploads: new Date(today - DAY_MS) }
  await settleEach(await shops.all(), ({ id }) => database.inShop(id, (tx) => forgetOldCarts(tx, before)))
}

export const cartTasks: Record<string, Job<Services>> = { sweep_carts: sweepCarts }
