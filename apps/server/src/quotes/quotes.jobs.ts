import { z } from 'zod'
import type { Services } from '../http/services.ts'
import type { Job } from '../jobs/job.ts'
import { settleEach } from '../jobs/settle-each.ts'
import { expireQuotes } from './expire-quotes.ts'
import { drawQuotePictures } from './quote-pictures.ts'
import { remindQuotes } from './remind-quotes.ts'

/** `expire_quotes` runs every minute and bears being done twice, or by two at once. */
const expire: Job<Services> = async (_payload, { shops, database, now }) => {
  await settleEach(await shops.all(), ({ id }) => expireQuotes(database, id, now()))
}

/** Once a day, by daylight in both countries. */
const remind: Job<Services> = async (_payload, { shops, database, now }) => {
  const quoting = (await shops.all()).filter(({ config }) => config.quotation)
  await settleEach(quoting, ({ id }) => database.inShop(id, (tx) => remindQuotes(tx, id, now())))
}

const Made = z.object({ shop: z.int(), quote: z.uuid() })

const pictures: Job<Services> = async (payload, services) => {
  const { shop, quote } = Made.parse(payload)
  const refusal = await drawQuotePictures({ services, shop: { id: shop } }, quote)
  if (refusal) throw new Error(`the pictures of quote ${quote} could not be drawn: ${refusal.refusal}`)
}

export const quoteTasks: Record<string, Job<Services>> = {
  expire_quotes: expire,
  remind_quotes: remind,
  quote_pictures: pictures,
}
