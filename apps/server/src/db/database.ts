import { isRefusal } from '@estampa/domain/refusal'
import type { Kysely } from 'kysely'
import pg from 'pg'
import { kyselyOn } from './kysely-on.ts'
import type { Tables } from './tables.ts'

/** A door into one shop's rows: every query through it sees and writes that shop alone. */
export type Tx = Kysely<Tables>
export type Database = ReturnType<typeof openDatabase>

// bigint columns are minor units, counts and geographic ids: all safe integers here
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/** Every statement is prepared and finds its rows by keys: planning the long ones for each value costs more than running them. */
const PLAN_ONCE = '-c plan_cache_mode=force_generic_plan'
/** Nobody waits longer for a connection: a rush of orders is through by then. */
const CONNECTION_MS = 20_000

export type DatabaseOptions = {
  connections?: number
  /** Most time of a statement, and of a transaction between two. An import says that it needs longer. */
  statementMs?: number
  /** Orders of one product follow each other within milliseconds: who waits so long waits for a fault. */
  lockMs?: number
}

type Client = pg.PoolClient & { shop?: number }

/**
 * The application's pool. `inShop` is the only door to shop data; row-level security checks it again.
 * `url` is the application role's connection string.
 */
export function openDatabase(
  url: string,
  { connections = 10, statementMs = 15_000, lockMs = 5_000 }: DatabaseOptions = {},
) {
  const pool = new pg.Pool({
    connectionString: url,
    max: connections,
    options: PLAN_ONCE,
    connectionTimeoutMillis: CONNECTION_MS,
    statement_timeout: statementMs,
    lock_timeout: lockMs,
    idle_in_transaction_session_timeout: statementMs,
  })
  // an idle connection that the server closed is replaced at the next use
  pool.on('error', () => {})
  return {
    /** A transaction in one shop. It rolls back on an exception and also when the work gives a refusal. */
    inShop: <T>(shop: number, work: (tx: Tx) => Promise<T>) => writeInShop(pool, shop, work),
    /** Reads in one shop, without a transaction: one statement should say it all. */
    readInShop: <T>(shop: number, work: (tx: Tx) => Promise<T>) => readInShop(pool, shop, work),
    /** Queries that belong to no shop: the table of shops, geography. */
    outside: <T>(work: (tx: Tx) => Promise<T>) => outside(pool, work),
    pool,
    close: () => pool.end(),
  }
}

async function writeInShop<T>(pool: pg.Pool, shop: number, work: (tx: Tx) => Promise<T>): Promise<T> {
  const client: Client = await pool.connect()
  let fault: Error | undefined
  try {
    await client.query('begin')
    await client.query({ name: 'set-shop-local', text: SET_LOCAL, values: [String(shop)] })
    const result = await work(kyselyOn(client))
    await client.query(isRefusal(result) ? 'rollback' : 'commit')
    return result
  } catch (error) {
    fault = await rollback(client)
    throw error
  } finally {
    client.release(fault)
  }
}

/** Gives the fault that makes the connection unusable, if the rollback itself fails. */
async function rollback(client: Client): Promise<Error | undefined> {
  try {
    await client.query('rollback')
    return undefined
  } catch (error) {
    return error as Error
  }
}

/**
 * The session remembers its shop, so that most reads cost one round trip. The setting is forgotten before it
 * is changed and the connection is destroyed on any error: a failing change can never leave the previous shop.
 */
async function readInShop<T>(pool: pg.Pool, shop: number, work: (tx: Tx) => Promise<T>): Promise<T> {
  return onConnection(pool, async (client) => {
    if (client.shop !== shop) {
      delete client.shop
      await client.query({ name: 'set-shop', text: SET_SESSION, values: [String(shop)] })
      client.shop = shop
    }
    return work(kyselyOn(client))
  })
}

function outside<T>(pool: pg.Pool, work: (tx: Tx) => Promise<T>): Promise<T> {
  return onConnection(pool, (client) => work(kyselyOn(client)))
}

async function onConnection<T>(pool: pg.Pool, work: (client: Client) => Promise<T>): Promise<T> {
  const client: Client = await pool.connect()
  try {
    const result = await work(client)
    client.release()
    return result
  } catch (error) {
    client.release(error as Error)
    throw error
  }
}

const SET_LOCAL = `select set_config('estampa.shop', $1, true)`
const SET_SESSION = `select set_config('estampa.shop', $1, false)`
