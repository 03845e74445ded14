import type { Job } from '../worker.ts'
import { expireQuotes } from './expire-quotes.ts'
import { remindQuotes } from './remind-quotes.ts'

/** `expire_quotes` runs every minute and bears being done twice, or by two at once. */
const expire: Job = async (_payload, { shops, database, now }) => {
  for (const shop of await shops.all()) await expireQuotes(database, shop.id, now())
}

/** Once a day, by daylight in both countries. */
const remind: Job = async (_payload, { shops, database, now }) => {
  for (const shop of await shops.all()) {
    if (shop.config.quotation) await database.inShop(shop.id, (tx) => remindQuotes(tx, shop.id, now()))
  }
}

export const quoteTasks: Record<string, Job> = { expire_quotes: expire, remind_quotes: remind }
