import { z } from 'zod'
import { findOrder } from '../orders/orders.store.ts'
import type { Job } from '../worker.ts'
import { accountMail } from './account.jobs.ts'
import { lookOf } from './letterhead.ts'
import { forgetOldMails } from './mails.store.ts'
import { orderNewsJob } from './order-news.ts'
import { orderPlacedLetter } from './order-placed.ts'
import { quoteJobs } from './quote.jobs.ts'
import { sendMail } from './send-mail.ts'

const OrderPlaced = z.object({ shop: z.int(), orderId: z.uuid() })

const orderPlaced: Job = async (payload, services) => {
  const { shop: shopId, orderId } = OrderPlaced.parse(payload)
  const shop = await services.shops.byId(shopId)
  if (!shop) return
  const order = await services.database.readInShop(shopId, (tx) => findOrder(tx, orderId))
  if (order) await sendMail(services, shop, orderPlacedLetter(lookOf(services, shop), order))
}

const KEPT_DAYS = 90

/** Mails hold names and addresses: after some months nobody needs them. */
const sweepMails: Job = async (_payload, { database, shops, now }) => {
  const before = new Date(now().getTime() - KEPT_DAYS * 24 * 3600_000)
  for (const shop of await shops.all()) {
    await database.inShop(shop.id, (tx) => forgetOldMails(tx, before))
  }
}

/** What has happened, and the mail that tells of it. */
export const mailTasks: Record<string, Job> = {
  order_placed: orderPlaced,
  order_news: orderNewsJob,
  account_mail: accountMail,
  ...quoteJobs,
  sweep_mails: sweepMails,
}
