import type { Environment } from '@estampa/domain/countries'
import { sql } from 'kysely'
import pg from 'pg'
import type { Database } from '../db/database.ts'
import { readStoredShop, type Shop, ShopNotSetUp, type StoredShop } from './stored-shop.ts'

export type { Shop }

type Log = { error(cause: unknown, what: string): void }

/** What is known of every shop without asking the database. */
type ShopEntry = Pick<Shop, 'id' | 'name' | 'host'> & { environment: Environment }

export type ShopDirectory = Awaited<ReturnType<typeof openShopDirectory>>

/**
 * The shops by name and host, kept in memory. PostgreSQL announces every change, so that all processes see a
 * new configuration within milliseconds; when that line is cut the memory is emptied and filled again.
 * A shop whose row has faults cannot be had (`ShopNotSetUp`), and is not among all of them.
 */
export async function openShopDirectory(database: Database, url: string, log: Log) {
  const kept = new Map<string, Promise<Shop | undefined>>()
  const names = new Map<number, string>()
  const listeners = new Set<(name: string) => void>()
  let entries: readonly ShopEntry[] = []
  let hosts = loadHosts()
  const stop = await listen(url, log, (name) => {
    if (name) kept.delete(name)
    else kept.clear()
    names.clear()
    hosts = loadHosts()
    for (const listener of listeners) listener(name)
  })

  /** Few shops have a host of their own, and any host may be asked for: the known ones are all kept. */
  async function loadHosts(): Promise<Map<string, string>> {
    entries = await listEntries(database).catch(() => entries)
    return new Map(entries.flatMap(({ host, name }) => (host === null ? [] : [[host, name]])))
  }

  function byName(name: string): Promise<Shop | undefined> {
    let shop = kept.get(name)
    if (!shop) {
      shop = findShop(database, 'name', name)
      kept.set(name, shop)
      // neither a failure nor a name that does not exist may fill the memory
      shop.then(
        (found) => (found ? names.set(found.id, name) : kept.delete(name)),
        () => kept.delete(name),
      )
    }
    return shop
  }

  return {
    byName,
    async byHost(host: string): Promise<Shop | undefined> {
      const name = (await hosts).get(host)
      return name === undefined ? undefined : byName(name)
    },
    async byId(id: number): Promise<Shop | undefined> {
      const name = names.get(id) ?? (await findShop(database, 'id', id))?.name
      return name === undefined ? undefined : byName(name)
    },
    /** The country of the shop with this name, number or host, also while the database does not answer. */
    environmentOf: (key: string | number): Environment | undefined =>
      entries.find(({ id, name, host }) => key === name || key === host || Number(key) === id)?.environment,
    all: () => listShops(database, log),
    /** Calls back with the name of a shop that changed, or '' when any may have. */
    onChange: (listener: (name: string) => void) => void listeners.add(listener),
    close: stop,
  }
}

async function listEntries(database: Database): Promise<ShopEntry[]> {
  const { rows } = await database.outside((tx) =>
    sql<ShopEntry>`select id, name, host, config ->> 'environment' as environment from shops`.execute(tx),
  )
  return rows
}

async function findShop(database: Database, column: 'id' | 'name', value: string | number) {
  const row = await database.outside((tx) =>
    tx
      .selectFrom('shops')
      .selectAll()
      .where(column, '=', value as never)
      .executeTakeFirst(),
  )
  return row && shopOf(row)
}

/** Those that are set up: the others keep nobody waiting, and are named in the log. */
async function listShops(database: Database, log: Log): Promise<Shop[]> {
  const rows = await database.outside((tx) => tx.selectFrom('shops').selectAll().orderBy('id').execute())
  return rows.flatMap((row) => {
    const shop = readStoredShop(row as unknown as StoredShop)
    if (!(shop instanceof ShopNotSetUp)) return [shop]
    log.error({ shop: shop.shop, faults: shop.faults }, shop.message)
    return []
  })
}

function shopOf(row: unknown): Shop {
  const shop = readStoredShop(row as StoredShop)
  if (shop instanceof ShopNotSetUp) throw shop
  return shop
}

const RETRY_MS = 1_000

async function listen(url: string, log: Log, heard: (name: string) => void): Promise<() => Promise<void>> {
  let closed = false
  let client: pg.Client
  async function connect(): Promise<void> {
    client = new pg.Client({ connectionString: url })
    client.on('notification', (message) => heard(message.payload ?? ''))
    client.on('error', (cause) => log.error(cause, 'the line that announces shop changes broke'))
    client.on('end', () => {
      heard('')
      if (!closed) setTimeout(retry, RETRY_MS).unref()
    })
    await client.connect()
    await client.query('listen shop_changed')
    heard('')
  }
  function retry(): void {
    if (!closed) connect().catch((cause) => log.error(cause, 'cannot hear shop changes, trying again'))
  }
  await connect()
  return async () => {
    closed = true
    await client.end()
  }
}
