/** One look at the proof of a domain, and what follows from it. */
import { judgeProof } from '@estampa/domain/shops/domains'
import type { Tx } from '../db/database.ts'
import type { Services } from '../http/services.ts'
import type { Shop } from '../http/shop.ts'
import { enqueue } from '../jobs/jobs.store.ts'
import { changeHosts } from './cell-directory.ts'
import { type DomainFinding, lookUpDomain } from './domain-records.ts'
import {
  findDomain,
  findServedHosts,
  leaveHost,
  listDomains,
  type StoredDomain,
  saveCheck,
  saveProblem,
  serveHost,
} from './domains.store.ts'

const UNIQUE_VIOLATION = '23505'

/** Undefined: it is no domain of the shop. */
export async function checkStoredDomain(
  services: Services,
  { id: shop }: Pick<Shop, 'id'>,
  host: string,
): Promise<StoredDomain | undefined> {
  const { database, config, now } = services
  const domain = await database.readInShop(shop, (tx) => findDomain(tx, host))
  if (!domain) return undefined
  const finding = await lookUpDomain(config.dnsServers, domain, new URL(config.publicUrl).hostname)
  try {
    const isProved = judgeProof(domain, finding.problem, now()).event === 'proved'
    await changeHosts(database, shop, isProved ? [host] : [], () =>
      database.inShop(shop, (tx) => saveFinding(tx, { shop, domain, finding }, now())),
    )
  } catch (error) {
    if ((error as { code?: string }).code !== UNIQUE_VIOLATION) throw error
    await database.inShop(shop, (tx) => saveProblem(tx, host, 'taken', now()))
  }
  return database.readInShop(shop, (tx) => findDomain(tx, host))
}

type LookedAt = { shop: number; domain: StoredDomain; finding: DomainFinding }

/** Throws a unique violation where another shop proved it before. */
async function saveFinding(tx: Tx, { shop, domain, finding }: LookedAt, now: Date): Promise<void> {
  const { host } = domain
  const { proof, event } = judgeProof(domain, finding.problem, now)
  const isSaved = await saveCheck(tx, { host, proof, pointsHere: finding.pointsHere }, domain.checkedAt)
  if (!isSaved) return
  if (event === 'proved') await serveHost(tx, host)
  if (event === 'released') await leaveHost(tx, host, await heirOf(tx, host))
  if (event === 'warning' || event === 'released') {
    const day = now.toISOString().slice(0, 10)
    await enqueue(tx, 'domain_mail', { shop, host, event, day }, `domain ${shop} ${host} ${event} ${day}`)
  }
}

/** The domain where the shop stands once it has left this one; null: at the common address. */
export async function heirOf(tx: Tx, gone: string): Promise<string | null> {
  const { main, others } = await findServedHosts(tx)
  if (main !== gone) return main
  const heir = (await listDomains(tx)).find(
    ({ host, provedAt, failingSince, pointsHere }) =>
      others.includes(host) && provedAt && !failingSince && pointsHere,
  )
  return heir?.host ?? null
}
