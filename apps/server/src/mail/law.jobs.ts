import { z } from 'zod'
import type { Services } from '../http/services.ts'
import type { Job } from '../jobs/job.ts'
import { closureToken, findClosureRequest } from '../law/account-closure.store.ts'
import { findWithdrawal } from '../law/withdrawal.store.ts'
import { accountClosureEmail, withdrawalEmail, withdrawalToShopEmail } from './law-emails.ts'
import { sendMail } from './send-mail.ts'
import { mailBrandingOf } from './template.ts'
import { withdrawalClosedEmail } from './withdrawal-closed-email.ts'

const About = z.object({ shop: z.int(), code: z.string() })
const RegretMail = About.extend({ isMailed: z.boolean().default(true) })

/** To who asked, unless that address gets too many, and to the shop: each is told once, however often the job is done. */
const regretMail: Job<Services> = async (payload, services) => {
  const { shop: shopId, code, isMailed } = RegretMail.parse(payload)
  const shop = await services.shops.byId(shopId)
  const withdrawal = shop && (await services.database.readInShop(shopId, (tx) => findWithdrawal(tx, code)))
  if (!shop || !withdrawal) return
  const branding = mailBrandingOf(services, shop)
  if (isMailed) await sendMail(services, shop, withdrawalEmail(branding, withdrawal))
  const address = shop.settings.supportEmail ?? shop.config.presentation?.email
  if (address) await sendMail(services, shop, withdrawalToShopEmail(branding, withdrawal, address))
}

/** The decision is mailed once, also where the job runs again. */
const regretClosedMail: Job<Services> = async (payload, services) => {
  const { shop: shopId, code } = About.parse(payload)
  const shop = await services.shops.byId(shopId)
  const withdrawal = shop && (await services.database.readInShop(shopId, (tx) => findWithdrawal(tx, code)))
  if (!shop || !withdrawal?.closed) return
  await sendMail(
    services,
    shop,
    withdrawalClosedEmail(mailBrandingOf(services, shop), withdrawal, withdrawal.closed),
  )
}

const leaveMail: Job<Services> = async (payload, services) => {
  const { shop: shopId, code } = About.parse(payload)
  const shop = await services.shops.byId(shopId)
  const leave = shop && (await services.database.readInShop(shopId, (tx) => findClosureRequest(tx, code)))
  if (!shop || !leave || leave.done_at) return
  const token = closureToken(services.config, shopId, code)
  await sendMail(services, shop, accountClosureEmail(mailBrandingOf(services, shop), { ...leave, token }))
}

export const lawTasks: Record<string, Job<Services>> = {
  regret_mail: regretMail,
  regret_closed_mail: regretClosedMail,
  leave_mail: leaveMail,
}
