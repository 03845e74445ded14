import { z } from 'zod'
import type { Services } from '../http/services.ts'
import type { Job } from '../jobs/job.ts'
import { settleEach } from '../jobs/settle-each.ts'
import { accountMail } from './account.jobs.ts'
import { forgetOldMails } from './mails.store.ts'
import { orderJobs } from './order.jobs.ts'
import { quoteJobs } from './quote.jobs.ts'
import { sendKeptMail } from './send-mail.ts'

const KEPT_DAYS = 90

/** Mails hold names and addresses: after some months nobody needs them. */
const sweepMails: Job<Services> = async (_payload, { database, shops, now }) => {
  const before = new Date(now().getTime() - KEPT_DAYS * 24 * 3600_000)
  await settleEach(await shops.all(), ({ id }) => database.inShop(id, (tx) => forgetOldMails(tx, before)))
}

const KeptMail = z.object({ shop: z.int(), event: z.string() })

/** Somebody of the shop sends a mail again. */
const resendMail: Job<Services> = async (payload, services) => {
  const { shop: shopId, event } = KeptMail.parse(payload)
  const shop = await services.shops.byId(shopId)
  if (shop) await sendKeptMail(services, shop, event)
}

/** The events, and the mail that tells of each. */
export const mailTasks: Record<string, Job<Services>> = {
  ...orderJobs,
  account_mail: accountMail,
  ...quoteJobs,
  resend_mail: resendMail,
  sweep_mails: sweepMails,
}
