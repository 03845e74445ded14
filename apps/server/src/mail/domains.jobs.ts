import { domainToUnicode } from 'node:url'
import { countries } from '@estampa/domain/countries'
import { releaseTimeOf } from '@estampa/domain/shops/domains'
import { permissionsOf } from '@estampa/domain/staff'
import { z } from 'zod'
import type { Services } from '../http/services.ts'
import type { Job } from '../jobs/job.ts'
import { settleEach } from '../jobs/settle-each.ts'
import { findDomain } from '../shops/domains.store.ts'
import { listNoticeReaders } from '../staff/notices.store.ts'
import { domainReleasedEmail, domainWarningEmail } from './domain-emails.ts'
import { sendMail } from './send-mail.ts'
import { findMailBranding } from './template.ts'

const AboutDomain = z.object({
  shop: z.int(),
  host: z.string(),
  event: z.enum(['warning', 'released']),
  day: z.string(),
})

/** Tells whoever may do something about it that a domain will be released, or is; nothing where it is well meanwhile. */
const domainMail: Job<Services> = async (payload, services) => {
  const { shop: shopId, host, event, day } = AboutDomain.parse(payload)
  const shop = await services.shops.byId(shopId)
  if (!shop) return
  const { branding, domain, readers } = await services.database.readInShop(shopId, async (tx) => ({
    branding: await findMailBranding(tx, services, shop),
    domain: await findDomain(tx, host),
    readers: await listNoticeReaders(tx),
  }))
  const releasedAt = domain && releaseTimeOf(domain)
  if (!domain || (event === 'warning' && !releasedAt) || (event === 'released' && domain.provedAt)) return
  const told = readers.filter(({ role }) => permissionsOf(role).includes('domains.edit'))
  const { timeZone, locale } = countries[shop.config.environment]
  const when = new Intl.DateTimeFormat(locale === 'arg' ? 'es-AR' : 'es-CL', { dateStyle: 'long', timeZone })
  await settleEach(told, ({ staffId, email }) => {
    const about = {
      host: domainToUnicode(host) || host,
      event: `domain-${event}.${host}.${day}.${staffId}`,
      email,
    }
    return sendMail(
      services,
      shop,
      releasedAt
        ? domainWarningEmail(branding, { ...about, releasedOn: when.format(releasedAt) })
        : domainReleasedEmail(branding, about),
    )
  })
}

export const domainMailTasks: Record<string, Job<Services>> = { domain_mail: domainMail }
