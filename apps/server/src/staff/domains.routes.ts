import { randomBytes } from 'node:crypto'
import { domainToASCII, domainToUnicode } from 'node:url'
import type { staffDomains } from '@estampa/contract/staff'
import { isRefusal, type Refusal, refuse } from '@estampa/domain/refusal'
import {
  checkDomain,
  domainStateOf,
  MOST_DOMAINS,
  plainDomain,
  proofNameOf,
  proofTextOf,
  releaseTimeOf,
} from '@estampa/domain/shops/domains'
import type { Tx } from '../db/database.ts'
import type { Context, Handler } from '../http/context.ts'
import type { Services } from '../http/services.ts'
import type { Shop } from '../http/shop.ts'
import { changeHosts } from '../shops/cell-directory.ts'
import { checkStoredDomain, heirOf } from '../shops/check-domain.ts'
import { findAddresses } from '../shops/domain-records.ts'
import {
  addDomain,
  deleteDomain,
  findServedHosts,
  leadToHost,
  leaveHost,
  listDomains,
  type ServedHosts,
  type StoredDomain,
} from '../shops/domains.store.ts'
import { shopAddress, shopOrigin } from '../shops/shop-address.ts'

type Calls = typeof staffDomains

/** The domains of a shop: each serves once DNS has proved whose it is. */
export const domainHandlers: { [Name in keyof Calls]: Handler<Calls[Name]> } = {
  getDomains: ({ services, shop }) => domainsOf(services, shop),
  addDomain: async (context) => {
    const { services, shop, input, now } = context
    const host = readNewDomain(services, input.host)
    if (isRefusal(host)) return host
    const token = randomBytes(16).toString('hex')
    const refused = await services.database.inShop(shop.id, async (tx) => {
      const domains = await listDomains(tx)
      const { main, others } = await findServedHosts(tx)
      if (main === host || others.includes(host) || domains.some((one) => one.host === host)) return null
      if (await services.shops.servesAt(host)) return refuse('domain_taken')
      if (domains.length >= MOST_DOMAINS) return refuse('too_many_domains', { most: String(MOST_DOMAINS) })
      return recorded(context, tx, () => addDomain(tx, host, token, now))
    })
    return refused ?? domainsOf(services, shop)
  },
  checkDomain: async (context) => {
    const { services, shop, input } = context
    const { database } = services
    const before = await database.readInShop(shop.id, hostWordsOf)
    if (!(await checkStoredDomain(services, shop, input.host))) return refuse('not_found')
    await database.inShop(shop.id, async (tx) => {
      const after = await hostWordsOf(tx)
      if (JSON.stringify(after) !== JSON.stringify(before))
        await context.record(tx, { subject: subjectOf(shop), before, after })
    })
    return domainsOf(services, shop)
  },
  setMainDomain: async (context) => {
    const { services, shop, input } = context
    const refused = await changeOwnHosts(context, async (tx) => {
      const { main, others } = await findServedHosts(tx)
      if (main === input.host) return null
      if (others.includes(input.host)) return recorded(context, tx, () => leadToHost(tx, input.host))
      const isKnown = (await listDomains(tx)).some(({ host }) => host === input.host)
      return refuse(isKnown ? 'domain_not_proved' : 'not_found')
    })
    return refused ?? domainsOf(services, shop)
  },
  removeDomain: async (context) => {
    const { services, shop, input } = context
    const refused = await changeOwnHosts(context, async (tx) => {
      const { main, others } = await findServedHosts(tx)
      const isOwn = (await listDomains(tx)).some(({ host }) => host === input.host)
      if (!isOwn) {
        const isServed = main === input.host || others.includes(input.host)
        return refuse(isServed ? 'domain_of_operator' : 'not_found')
      }
      return recorded(context, tx, async () => {
        await deleteDomain(tx, input.host)
        await leaveHost(tx, input.host, await heirOf(tx, input.host))
      })
    })
    return refused ?? domainsOf(services, shop)
  },
}

/** As DNS knows it, with its accents and capitals out of the way. */
function readNewDomain({ config }: Services, typed: string): string | Refusal {
  const plain = plainDomain(typed)
  const own = [config.publicUrl, config.adminUrl].map((url) => new URL(url).hostname)
  const asTyped = checkDomain(plain, own)
  // letters of other alphabets have another form in DNS; where a path follows, it would be cut off without a word
  if (asTyped?.refusal !== 'domain_format' || /[\s/?#@:\\]/.test(plain)) return asTyped ?? plain
  const host = domainToASCII(plain)
  return checkDomain(host, own) ?? host
}

/** The shop takes no host that it has not proved before, so nothing has to be reserved. */
function changeOwnHosts<T>(
  { services: { database }, shop }: Pick<Context, 'services' | 'shop'>,
  change: (tx: Tx) => Promise<T>,
): Promise<T> {
  return changeHosts(database, shop.id, [], () => database.inShop(shop.id, change))
}

/** Makes a change of the domains and writes it down. */
async function recorded(
  { shop, record }: Pick<Context, 'shop' | 'record'>,
  tx: Tx,
  change: () => Promise<unknown>,
): Promise<null> {
  const before = await hostWordsOf(tx)
  await change()
  await record(tx, { subject: subjectOf(shop), before, after: await hostWordsOf(tx) })
  return null
}

const subjectOf = ({ id, config }: Shop) => ({ kind: 'shop', id: String(id), name: config.name })

async function hostWordsOf(tx: Tx): Promise<Record<string, string>> {
  const { main, others } = await findServedHosts(tx)
  const unproved = (await listDomains(tx)).filter(({ provedAt }) => provedAt === null)
  const all = [...others, ...unproved.map(({ host }) => `${host} (sin comprobar)`)]
  return { Dirección: main ?? 'la común', 'Otros dominios': all.toSorted().join(', ') }
}

async function domainsOf(services: Services, shop: Shop) {
  const { config, database } = services
  const target = new URL(config.publicUrl).hostname
  const [addresses, { stored, served }] = await Promise.all([
    findAddresses(config.dnsServers, target),
    database.readInShop(shop.id, async (tx) => ({
      stored: await listDomains(tx),
      served: await findServedHosts(tx),
    })),
  ])
  const given = [...(served.main === null ? [] : [served.main]), ...served.others].filter(
    (host) => !stored.some((domain) => domain.host === host),
  )
  const domains = [
    ...given.map((host) => ({ host, state: 'ready' as const, proof: null })),
    ...stored.map((domain) => ({
      host: domain.host,
      state: domainStateOf(domain),
      proof: proofViewOf(domain),
    })),
  ].map((domain) => ({ ...domain, ...addressOf(domain.host, served, config.publicUrl) }))
  return {
    domains: domains.toSorted((one, other) => Number(other.isMain) - Number(one.isMain)),
    commonAddress: shopAddress({ name: shop.name, host: null }, config.publicUrl),
    target: { host: target, addresses: [...addresses] },
  }
}

function addressOf(host: string, served: ServedHosts, publicUrl: string) {
  return {
    title: domainToUnicode(host) || host,
    address: shopOrigin({ host }, publicUrl),
    isMain: served.main === host,
  }
}

function proofViewOf(domain: StoredDomain) {
  const { host, token, problem, checkedAt, pointsHere } = domain
  return {
    name: proofNameOf(host),
    text: proofTextOf(token),
    problem,
    checkedAt: checkedAt?.toISOString() ?? null,
    releasedAt: releaseTimeOf(domain)?.toISOString() ?? null,
    pointsHere,
  }
}
