import { openDatabase } from '@estampa/server/db/database'
import type { Roles } from '@estampa/server/db/migrate'
import { type CallResult, type MeasuredServers, measureBesideBare } from './beside-bare.ts'
import { cartSeries, measureBigCart } from './cart-series.ts'
import { type LargeCatalogResult, measureLargeCatalog } from './measure-large-catalog.ts'
import { measureMemory } from './measure-memory.ts'
import { measureOrders, type OrdersResult } from './measure-orders.ts'
import { measureSelling, type SellingResult } from './measure-selling.ts'
import { pageSeries } from './page-series.ts'
import { scriptWeight } from './page-weight.ts'
import { type BenchDatabase, startEstampa, startReferenceShop } from './processes.ts'
import { readSeries } from './read-series.ts'

export type Measurements = {
  calls: Record<string, CallResult>
  orders: OrdersResult
  selling: SellingResult
  largeCatalog: LargeCatalogResult
  bigCartMs: number
  memoryMb: number
  scriptKb: number
}

/** The shops by number: `shop` of a thousand products, `large` of many. */
export type BenchShops = { shop: number; large: number }
type Say = (sentence: string) => void

/** Everything. */
export function measure(
  database: BenchDatabase,
  { shop, large }: BenchShops,
  say: Say,
): Promise<Measurements> {
  const { roles } = database
  return withServers(database, shop, async (servers) => {
    const ids = await genericIds(roles, shop)
    const calls = await measureSeries(servers, { roles, shop }, say, [])
    say('orders')
    const orders = await measureOrders(servers.cacheOn, roles, shop)
    say('reads while orders are placed')
    const selling = await measureSelling(servers.cacheOn, roles, shop)
    say('every read of the large catalog')
    const largeCatalog = await measureLargeCatalog(servers.cacheOff, roles, large)
    say('memory after 10,000 requests')
    return {
      calls,
      orders,
      selling,
      largeCatalog,
      bigCartMs: await measureBigCart(roles, shop, ids),
      memoryMb: await measureMemory(database, ids),
      scriptKb: await scriptWeight(servers.cacheOn.origin, '/pampa/products-list/all'),
    }
  })
}

/** Only the calls and pages that have one of these words in their names. */
export function measureNamed(
  database: BenchDatabase,
  shop: number,
  say: Say,
  words: readonly string[],
): Promise<Record<string, CallResult>> {
  return withServers(database, shop, (servers) =>
    measureSeries(servers, { roles: database.roles, shop }, say, words),
  )
}

async function withServers<Result>(
  database: BenchDatabase,
  shop: number,
  work: (servers: MeasuredServers) => Promise<Result>,
): Promise<Result> {
  const servers = {
    cacheOff: await startEstampa(database, { answerCache: false }),
    cacheOn: await startEstampa(database, { answerCache: true }),
    reference: await startReferenceShop(database, shop),
  }
  try {
    return await work(servers)
  } finally {
    for (const { child } of Object.values(servers)) child.kill()
  }
}

async function measureSeries(
  servers: MeasuredServers,
  { roles, shop }: { roles: Roles; shop: number },
  say: Say,
  words: readonly string[],
): Promise<Record<string, CallResult>> {
  const ids = await genericIds(roles, shop)
  const pages = pageSeries(servers)
  const all = {
    ...readSeries(servers, ids),
    ...pages,
    ...(await cartSeries(servers, { roles, shop }, ids)),
  }
  const results: Record<string, CallResult> = {}
  for (const [name, series] of Object.entries(all)) {
    if (words.length > 0 && !words.some((word) => name.includes(word))) continue
    say(name)
    results[name] = await measureBesideBare(series, {
      reference: servers.reference,
      inside: name in pages ? servers.cacheOn : undefined,
    })
  }
  return results
}

async function genericIds(roles: Roles, shop: number): Promise<number[]> {
  const database = openDatabase(roles.app, { connections: 1 })
  const rows = await database.readInShop(shop, (tx) =>
    tx.selectFrom('generics').select('id').orderBy('id').execute(),
  )
  await database.close()
  return rows.map((row) => row.id)
}
