import { isCheckDue } from '@estampa/domain/shops/domains'
import type { Services } from '../http/services.ts'
import type { Job } from '../jobs/job.ts'
import { settleEach } from '../jobs/settle-each.ts'
import { checkStoredDomain } from './check-domain.ts'
import { listDomains } from './domains.store.ts'

/** Looks at the proof of every domain whose time has come. */
const checkDomains: Job<Services> = async (_payload, services) => {
  await settleEach(await services.shops.all(), async (shop) => {
    const domains = await services.database.readInShop(shop.id, listDomains)
    const due = domains.filter((domain) => isCheckDue(domain, services.now()))
    await settleEach(due, ({ host }) => checkStoredDomain(services, shop, host))
  })
}

export const domainTasks: Record<string, Job<Services>> = { check_domains: checkDomains }
