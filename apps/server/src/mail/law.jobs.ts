import { z } from 'zod'
import type { Tx } from '../db/database.ts'
import type { Services } from '../http/services.ts'
import type { Shop } from '../http/shop.ts'
import type { Job } from '../jobs/job.ts'
import { closureToken, findClosureRequest } from '../law/account-closure.store.ts'
import { findWithdrawal } from '../law/withdrawal.store.ts'
import { accountClosureEmail, withdrawalEmail, withdrawalToShopEmail } from './law-emails.ts'
import { sendMail } from './send-mail.ts'
import { findMailBranding, type MailBranding } from './template.ts'
import { withdrawalClosedEmail } from './withdrawal-closed-email.ts'

const About = z.object({ shop: z.int(), code: z.string() })
const RegretMail = About.extend({ isMailed: z.boolean().default(true) })

/** To who asked, unless that address gets too many, and to the shop: each is told once, however often the job is done. */
const regretMail: Job<Services> = async (payload, services) => {
  const { shop: shopId, code, isMailed } = RegretMail.parse(payload)
  const shop = await services.shops.byId(shopId)
  const found = shop && (await findWithBranding(services, shop, (tx) => findWithdrawal(tx, code)))
  if (!shop || !found) return
  const { branding, about: withdrawal } = found
  if (isMailed) await sendMail(services, shop, withdrawalEmail(branding, withdrawal))
  const address = shop.settings.supportEmail ?? shop.config.presentation?.email
  if (address) await sendMail(services, shop, withdrawalToShopEmail(branding, withdrawal, address))
}

/** The decision is mailed once, also where the job runs again. */
const regretClosedMail: Job<Services> = async (payload, services) => {
  const { shop: shopId, code } = About.parse(payload)
  const shop = await services.shops.byId(shopId)
  const found = shop && (await findWithBranding(services, shop, (tx) => findWithdrawal(tx, code)))
  if (!shop || !found?.about.closed) return
  const { branding, about: withdrawal } = found
  await sendMail(services, shop, withdrawalClosedEmail(branding, withdrawal, found.about.closed))
}

const leaveMail: Job<Services> = async (payload, services) => {
  const { shop: shopId, code } = About.parse(payload)
  const shop = await services.shops.byId(shopId)
  const found = shop && (await findWithBranding(services, shop, (tx) => findClosureRequest(tx, code)))
  if (!shop || !found || found.about.done_at) return
  const token = closureToken(services.config, shopId, code)
  await sendMail(services, shop, accountClosureEmail(found.branding, { ...found.about, token }))
}

/** What a mail is about, with the words of its shop at that moment. */
function findWithBranding<About>(
  services: Services,
  shop: Shop,
  find: (tx: Tx) => Promise<About | undefined>,
): Promise<{ about: About; branding: MailBranding } | undefined> {
  return services.database.readInShop(shop.id, async (tx) => {
    const about = await find(tx)
    return about && { about, branding: await findMailBranding(tx, services, shop) }
  })
}

export const lawTasks: Record<string, Job<Services>> = {
  regret_mail: regretMail,
  regret_closed_mail: regretClosedMail,
  leave_mail: leaveMail,
}
