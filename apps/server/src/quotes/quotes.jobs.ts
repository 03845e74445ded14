import {
  moveQuote,
  QUOTE_ENDS_DAYS,
  type QuoteActor,
  SHORTEST_QUOTE_DAYS,
  waitingStages,
} from '@estampa/domain/quotes'
import { isRefusal } from '@estampa/domain/refusal'
import { DAY_MS } from '@estampa/domain/time'
import { z } from 'zod'
import type { Tx } from '../db/database.ts'
import type { Services } from '../http/services.ts'
import { isRunning } from '../http/shop.ts'
import type { Job } from '../jobs/job.ts'
import { enqueue } from '../jobs/jobs.store.ts'
import { settleEach } from '../jobs/settle-each.ts'
import { findEnding, lockQuote, saveQuoteMoves } from './quote-life.store.ts'
import { drawQuotePictures } from './quote-pictures.ts'
import { markQuotesEnding, markQuotesSilent, noticeQuotesWaiting } from './quote-reminders.store.ts'

const clock: QuoteActor = { kind: 'system', id: null, name: 'Sistema' }
/** The quotes of one run; the rest is done a minute later. */
const MAX_AT_ONCE = 500
/** A quote that nobody has answered for longer is no news any more. */
const LAST_NOTICE_DAYS = 30

/**
 * Closes the quotes whose date has passed, every minute; bears being done twice, or by two at once. One at a time
 * keeps locks short.
 */
const expireQuotes: Job<Services> = async (_payload, { shops, database, now }) => {
  await settleEach((await shops.all()).filter(isRunning), async (shop) => {
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
 * Asks for the mails to the owners of open quotes that end soon, and of those that they have not answered; and tells the
 * people of the shop of what they have not. Each once per version; daily, by daylight in both countries.
 */
const remindQuotes: Job<Services> = async (_payload, { shops, database, now }) => {
  const quoting = (await shops.all()).filter((shop) => isRunning(shop) && shop.config.quotation)
  await settleEach(quoting, ({ id: shop }) => database.inShop(shop, (tx) => remindOfShop(tx, shop, now())))
}

async function remindOfShop(tx: Tx, shop: number, now: Date): Promise<void> {
  const days = (count: number) => new Date(now.getTime() + count * DAY_MS)
  const ends = days(QUOTE_ENDS_DAYS)
  const ending = await markQuotesEnding(tx, now, { until: ends, shortestDays: SHORTEST_QUOTE_DAYS })
  for (const quote of ending) await enqueue(tx, 'quote_reminder', { shop, quote })
  const { asked, ...waiting } = waitingStages
  const silent = await markQuotesSilent(tx, now, { waiting, endsAfter: ends })
  for (const quote of silent) await enqueue(tx, 'quote_waits_mail', { shop, quote, at: now.toISOString() })
  // last: it takes the turn of the shop's notices, after which nothing else is locked
  await noticeQuotesWaiting(tx, now, { from: days(-LAST_NOTICE_DAYS), until: days(-asked) })
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
