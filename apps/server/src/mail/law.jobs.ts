import { z } from 'zod'
import { findLeave, leaveToken } from '../law/leave.store.ts'
import { findRegret } from '../law/regret.store.ts'
import type { Job } from '../worker.ts'
import { leaveLetter, regretLetter, regretToShopLetter } from './law-letters.ts'
import { lookOf } from './letter.ts'
import { regretClosedLetter } from './regret-closed-letter.ts'
import { sendMail } from './send-mail.ts'

const About = z.object({ shop: z.int(), code: z.string() })
const RegretMail = About.extend({ isMailed: z.boolean().default(true) })

/** To who asked, unless that address gets too many, and to the shop: each is told once, however often the job is done. */
const regretMail: Job = async (payload, services) => {
  const { shop: shopId, code, isMailed } = RegretMail.parse(payload)
  const shop = await services.shops.byId(shopId)
  const regret = shop && (await services.database.readInShop(shopId, (tx) => findRegret(tx, code)))
  if (!shop || !regret) return
  const look = lookOf(services, shop)
  if (isMailed) await sendMail(services, shop, regretLetter(look, regret))
  const address = shop.settings.supportEmail ?? shop.config.presentation?.email
  if (address) await sendMail(services, shop, regretToShopLetter(look, regret, address))
}

/** What was decided: the job may be done again, the mail is one. */
const regretClosedMail: Job = async (payload, services) => {
  const { shop: shopId, code } = About.parse(payload)
  const shop = await services.shops.byId(shopId)
  const regret = shop && (await services.database.readInShop(shopId, (tx) => findRegret(tx, code)))
  if (!shop || !regret?.closed) return
  await sendMail(services, shop, regretClosedLetter(lookOf(services, shop), regret, regret.closed))
}

const leaveMail: Job = async (payload, services) => {
  const { shop: shopId, code } = About.parse(payload)
  const shop = await services.shops.byId(shopId)
  const leave = shop && (await services.database.readInShop(shopId, (tx) => findLeave(tx, code)))
  if (!shop || !leave || leave.done_at) return
  const token = leaveToken(services.config, shopId, code)
  await sendMail(services, shop, leaveLetter(lookOf(services, shop), { ...leave, token }))
}

export const lawTasks: Record<string, Job> = {
  regret_mail: regretMail,
  regret_closed_mail: regretClosedMail,
  leave_mail: leaveMail,
}
