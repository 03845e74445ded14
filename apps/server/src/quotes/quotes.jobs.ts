import type { Job } from '../worker.ts'
import { expireQuotes } from './expire-quotes.ts'

/** `expire_quotes` runs every minute and bears being done twice, or by two at once. */
export const quoteTasks: Record<string, Job> = {
  expire_quotes: async (_payload, { shops, database, now }) => {
    for (const shop of await shops.all()) await expireQuotes(database, shop.id, now())
  },
}
