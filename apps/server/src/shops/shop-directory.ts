import type { CountryCode } from '@estampa/domain/countries'
import { listenForAnnouncements } from '../db/announcements.ts'
import { DatabaseUnavailable } from '../db/connection-faults.ts'
import type { Database } from '../db/database.ts'
import { type HostedShop, type Shop, ShopNotSetUp } from '../http/shop.ts'
import { findShopWhereItLives, listShopsWhereTheyLive } from './cell-directory.ts'
import { listShopEntries, type ShopEntry } from './shops.store.ts'
import { readStoredShop } from './stored-shop.ts'

type Log = { error(cause: unknown, what: string): void }

/**
 * The shops by name and host, kept in memory. PostgreSQL announces every change, so that all processes see a
 * new configuration within milliseconds; when that line is cut the memory is emptied and filled again. While the
 * database is away each shop stays as it was last read, so that the pages that are kept can be served.
 * A shop whose row has faults cannot be had (`ShopNotSetUp`), and is not among all of them.
 */
export async function openShopDirectory(database: Database, urls: readonly string[], log: Log) {
  const kept = new Map<string, Promise<Shop | undefined>>()
  const lastRead = new Map<string, Shop>()
  const names = new Map<number, string>()
  const listeners = new Set<(name: string) => void>()
  const hosts = openHostDirectory(database)
  const stop = await listenForAnnouncements({ urls, channel: 'shop_changed', log }, (announcement) => {
    const name = typeof announcement === 'object' ? announcement.text : ''
    if (name) kept.delete(name)
    else kept.clear()
    names.clear()
    hosts.forget()
    // countries are known before anybody asks; without a database they stay as they were
    hosts.known().catch(() => {})
    for (const listener of listeners) listener(name)
  })

  function byName(name: string): Promise<Shop | undefined> {
    let shop = kept.get(name)
    if (!shop) {
      shop = readShop(name)
      kept.set(name, shop)
      // neither a failure nor a name that does not exist may fill the memory
      shop.then(
        (found) => (found ? names.set(found.id, name) : kept.delete(name)),
        () => kept.delete(name),
      )
    }
    return shop.catch((error: unknown) => orElse(lastRead.get(name), error))
  }

  async function readShop(name: string): Promise<Shop | undefined> {
    const found = await findShop(database, name)
    if (found) lastRead.set(name, found)
    else lastRead.delete(name)
    return found
  }

  return {
    byName,
    /** The shop that answers at this host, and whether it is the main one of its hosts. */
    async nameAt(host: string): Promise<HostedShop | undefined> {
      return findHosted(await hosts.known(), host)
    },
    servesAt: async (host: string) => (await hosts.current()).has(host),
    async byHost(host: string): Promise<Shop | undefined> {
      const hosted = findHosted(await hosts.known(), host)
      return hosted && byName(hosted.shop)
    },
    async byId(id: number): Promise<Shop | undefined> {
      const name = names.get(id) ?? (await findShop(database, id))?.name
      return name === undefined ? undefined : byName(name)
    },
    /** The country of the shop with this name, number or host, also while the database does not answer. */
    environmentOf: hosts.environmentOf,
    all: () => listShops(database, log),
    /** Calls back with the name of a shop that changed, or '' when any may have. */
    onChange: (listener: (name: string) => void) => void listeners.add(listener),
    close: stop,
  }
}

/** Few shops have a host of their own, and any host may be asked for: the known ones are all kept. */
function openHostDirectory(database: Database) {
  let entries: readonly ShopEntry[] = []
  let hosts: Promise<Map<string, HostedShop>> | undefined
  let lastHosts: Map<string, HostedShop> | undefined

  async function readHosts(): Promise<Map<string, HostedShop>> {
    entries = await listEntries(database)
    return hostsOf(entries)
  }

  /** Throws while the database is away. */
  async function current(): Promise<Map<string, HostedShop>> {
    hosts ??= readHosts()
    try {
      lastHosts = await hosts
      return lastHosts
    } catch (error) {
      hosts = undefined
      throw error
    }
  }

  return {
    current,
    known: () => current().catch((error: unknown) => orElse(lastHosts, error)),
    forget(): void {
      hosts = undefined
    },
    environmentOf: (key: string | number): CountryCode | undefined =>
      entries.find(({ id, name, host }) => key === name || key === host || Number(key) === id)?.environment,
  }
}

/** The home cell names them all; the hosts of a shop are those that its own cell says, while that can be asked. */
async function listEntries(database: Database): Promise<ShopEntry[]> {
  const listed = await database.outside(listShopEntries)
  if (listed.every(({ cell }) => cell === 'home')) return listed
  const elsewhere = await database.inOtherCells(listShopEntries).catch(() => [])
  const theirs = new Map(elsewhere.flat().map((entry) => [`${entry.cell} ${entry.id}`, entry]))
  return listed.map((entry) => theirs.get(`${entry.cell} ${entry.id}`) ?? entry)
}

function hostsOf(entries: readonly ShopEntry[]): Map<string, HostedShop> {
  const hosts = new Map<string, HostedShop>()
  for (const { name, host, otherHosts } of entries) {
    for (const other of otherHosts) hosts.set(other, { shop: name, isMain: false })
    if (host !== null) hosts.set(host, { shop: name, isMain: true })
  }
  return hosts
}

/** As it was asked for, without its port, or with or without `www.` before it. */
function findHosted(hosts: ReadonlyMap<string, HostedShop>, request: string): HostedShop | undefined {
  if (hosts.size === 0) return undefined
  const host = request.toLowerCase()
  const known = hosts.get(host) ?? hosts.get(host.replace(/:\d+$/, ''))
  if (known) return known
  const twin = host.startsWith('www.') ? host.slice('www.'.length) : `www.${host}`
  const led = hosts.get(twin) ?? hosts.get(twin.replace(/:\d+$/, ''))
  return led && { shop: led.shop, isMain: false }
}

/** The earlier result, where the database is away; any other fault is thrown. */
function orElse<T>(lastRead: T | undefined, error: unknown): T {
  if (lastRead === undefined || !(error instanceof DatabaseUnavailable)) throw error
  return lastRead
}

async function findShop(database: Database, key: number | string): Promise<Shop | undefined> {
  const row = await findShopWhereItLives(database, key)
  const shop = row && readStoredShop(row)
  if (shop instanceof ShopNotSetUp) throw shop
  return shop
}

/** Those that are set up: the others keep nobody waiting, and are named in the log. */
async function listShops(database: Database, log: Log): Promise<Shop[]> {
  const rows = await listShopsWhereTheyLive(database)
  return rows.flatMap((row) => {
    const shop = readStoredShop(row)
    if (!(shop instanceof ShopNotSetUp)) return [shop]
    log.error({ shop: shop.shop, faults: shop.faults }, shop.message)
    return []
  })
}
