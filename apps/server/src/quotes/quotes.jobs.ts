import { moveQuote, type QuoteActor } from '@estampa/domain/quotes'
import { isRefusal } from '@estampa/domain/refusal'
import { DAY_MS } from '@estampa/domain/time'
import { z } from 'zod'
import type { Tx } from '../db/database.ts'
import type { Services } from '../http/services.ts'
import type { Job } from '../jobs/job.ts'
import { enqueue } from '../jobs/jobs.store.ts'
import { settleEach } from '../jobs/settle-each.ts'
import { findEnding, lockQuote, markQuotesReminded, saveQuoteMoves } from './quote-life.store.ts'
import { drawQuotePictures } from './quote-pictures.ts'

const clock: QuoteActor = { kind: 'system', id: null, name: 'Sistema' }
/** The quotes of one run; the rest is done a minute later. */
const MAX_AT_ONCE = 500
/** The validity under which a quote needs no reminder. */
const SHORTEST_DAYS = 7
const DAYS_BEFORE = 3

/**
 * Closes the quotes whose date has passed, every minute; bears being done twice, or by two at once. One at a time
 * keeps locks short.
 */
const expireQuotes: Job<Services> = async (_payload, { shops, database, now }) => {
  await settleEach(await shops.all(), async (shop) => {
    const ids = await database.readInShop(shop.id, (tx) => findEnding(tx, now(), MAX_AT_ONCE))
    await settleEach(ids, (id) => database.inShop(shop.id, (tx) => expireQuote(tx, id, now())))
  })
}

async function expireQuote(tx: Tx, id: string, now: Date): Promise<void> {
  const quote = await lockQuote(tx, { id })
  // somebody ordered, answered or closed it since it was listed
  const expired = quote && moveQuote(quote, 'expired', clock, now)
  if (expired && !isRefusal(expired)) await saveQuoteMoves(tx, expired)
}

/**
 * Asks for the mails to the owners of open quotes that end soon, once per version; daily, by daylight in both
 * countries.
 */
const remindQuotes: Job<Services> = async (_payload, { shops, database, now }) => {
  const until = new Date(now().getTime() + DAYS_BEFORE * DAY_MS)
  const quoting = (await shops.all()).filter(({ config }) => config.quotation)
  await settleEach(quoting, ({ id: shop }) =>
    database.inShop(shop, async (tx) => {
      const ids = await markQuotesReminded(tx, now(), { until, shortestDays: SHORTEST_DAYS })
      for (const quote of ids) await enqueue(tx, 'quote_reminder', { shop, quote })
    }),
  )
}

const Made = z.object({ shop: z.int(), quote: z.uuid() })

const drawPictures: Job<Services> = async (payload, services) => {
  const { shop, quote } = Made.parse(payload)
  const refusal = await drawQuotePictures({ services, shop: { id: shop } }, quote)
  if (refusal) throw new Error(`the pictures of quote ${quote} could not be drawn: ${refusal.refusal}`)
}

export const quoteTasks: Record<string, Job<Services>> = {
  expire_quotes: expireQuotes,
  remind_quotes: remindQuotes,
  quote_pictures: drawPictures,
}
