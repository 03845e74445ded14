import { isRefusal, type Refusal } from '@estampa/domain/refusal'
import type { Kysely } from 'kysely'
import pg from 'pg'
import { type DatabaseAvailability, watchAvailability } from './availability.ts'
import { asDatabaseFault, DatabaseUnavailable } from './connection-faults.ts'
import { kyselyOn, kyselyToCommit } from './kysely-on.ts'
import type { Tables } from './tables.ts'

/** A door into one shop's rows: every query through it sees and writes that shop alone. */
export type Tx = Kysely<Tables>
export type Database = ReturnType<typeof openDatabase>

// bigint columns are minor units, counts and geographic ids: all safe integers here
pg.types.setTypeParser(pg.types.builtins.INT8, Number)

/** Every statement is prepared and finds its rows by keys: planning the long ones for each value costs more than running them. */
const PLAN_ONCE = '-c plan_cache_mode=force_generic_plan'
const COMMIT_SOON = '-c synchronous_commit=off'
/** Nobody waits longer for a connection: a rush of orders is through by then. */
const CONNECTION_MS = 20_000
/** To reach the server takes milliseconds, so who waits this long waits for a machine that is gone. */
const REACH_MS = 4_000
/** A shopper waits for the statement. */
const STATEMENT_MS = 4_500
/** The server ends a statement first. Who hears nothing so much later waits for a server that is gone. */
const ANSWER_MS = 500
/** Most time of a transaction between two statements, which may be the work of a designer's picture. */
const IDLE_MS = 15_000

export type DatabaseOptions = {
  connections?: number
  /** Most time of a statement. Jobs and imports say that they need longer. */
  statementMs?: number
  /** Orders of one product follow each other within milliseconds: who waits so long waits for a fault. */
  lockMs?: number
  /** A crash may lose what was written last, and never a part of it: for work that is begun anew then. */
  commitsSoon?: boolean
}

type Client = pg.PoolClient & { shop?: number }
/** What comes before the last statement of a transaction. */
type Before = (tx: Tx) => Promise<Refusal | null>
type Connections = { pool: pg.Pool; availability: DatabaseAvailability }

/** The pool's own limit is for who waits behind others, too. */
class ReachingClient extends pg.Client {
  constructor(config?: string | pg.ClientConfig) {
    const given = typeof config === 'string' ? { connectionString: config } : config
    super({ ...given, connectionTimeoutMillis: REACH_MS })
  }
}

/**
 * The application's pool. `inShop` is the only door to shop data; row-level security checks it again.
 * `url` is the application role's connection string. What cannot be asked is a `DatabaseUnavailable`.
 */
export function openDatabase(
  url: string,
  { connections = 10, statementMs = STATEMENT_MS, lockMs = 4_000, commitsSoon = false }: DatabaseOptions = {},
) {
  const pool = new pg.Pool({
    Client: ReachingClient,
    connectionString: url,
    max: connections,
    options: commitsSoon ? `${PLAN_ONCE} ${COMMIT_SOON}` : PLAN_ONCE,
    keepAlive: true,
    // statements that do not wait for each other travel together; they are done in the order in which they are sent
    pipeline: true,
    connectionTimeoutMillis: CONNECTION_MS,
    statement_timeout: statementMs,
    query_timeout: statementMs + ANSWER_MS,
    lock_timeout: lockMs,
    idle_in_transaction_session_timeout: Math.max(IDLE_MS, statementMs),
  })
  // the query that meets a cut connection tells of it; an event without a listener would end the process
  pool.on('error', () => {})
  pool.on('connect', (client) => client.on('error', () => {}))
  const availability = watchAvailability(() => reach(url))
  const doors = { pool, availability }
  return {
    /** A transaction in one shop. It rolls back on an exception and also when the work gives a refusal. */
    inShop: <T>(shop: number, work: (tx: Tx) => Promise<T>) => write(doors, beginInShop(shop), work),
    /**
     * As `inShop`, and the commit travels with the last statement: what it locks is free again without the way to us
     * and back. The last one runs where the work gives no refusal; where it finds nothing to write, it gives up by
     * itself (`givenUp`).
     */
    inShopToCommit: <T>(shop: number, work: Before, last: (tx: Tx) => Promise<T>) =>
      writeToCommit(doors, beginInShop(shop), work, last),
    /** Reads in one shop as all of it was at one moment, however long it takes. */
    inSnapshot: <T>(shop: number, work: (tx: Tx) => Promise<T>) =>
      write(doors, beginInShop(shop, SNAPSHOT), work),
    /** Reads in one shop, without a transaction: one statement should say it all. One that writes is a transaction by itself. */
    readInShop: <T>(shop: number, work: (tx: Tx) => Promise<T>) => readInShop(doors, shop, work),
    /** A transaction that belongs to no shop, as `inShop` otherwise: rows of shops are an error in it. */
    inNoShop: <T>(work: (tx: Tx) => Promise<T>) => write(doors, BEGIN_IN_NO_SHOP, work),
    /** Queries that belong to no shop: the table of shops, geography. */
    outside: <T>(work: (tx: Tx) => Promise<T>) => outside(doors, work),
    /** As `outside`, in the cell where this shop lives: its own row among the shops. */
    beside: <T>(_shop: number, work: (tx: Tx) => Promise<T>) => outside(doors, work),
    /** As `outside`, in each cell but the home cell, by name: what they have of everybody. */
    inOtherCells: async <T>(_work: (tx: Tx, cell: string) => Promise<T>): Promise<T[]> => [],
    readOnly: readOnlyDoors(doors),
    pool,
    /** Whether it was found unreachable and has not come back yet. */
    isAway: () => availability.fault() !== undefined,
    close: () => {
      availability.close()
      return pool.end()
    },
  }
}

/** The same doors for who only looks: PostgreSQL refuses whatever writes behind them (`isReadOnlyFault`). */
function readOnlyDoors(doors: Connections) {
  const inShop = <T>(shop: number, work: (tx: Tx) => Promise<T>) =>
    write(doors, beginInShop(shop, READ_ONLY), work)
  const inShopToCommit = <T>(shop: number, work: Before, last: (tx: Tx) => Promise<T>) =>
    writeToCommit(doors, beginInShop(shop, READ_ONLY), work, last)
  const inNoShop = <T>(work: (tx: Tx) => Promise<T>) => write(doors, BEGIN_READING_IN_NO_SHOP, work)
  return { inShop, inShopToCommit, readInShop: inShop, inNoShop, outside: inNoShop }
}

/** Throws while the server takes nobody in. */
async function reach(url: string): Promise<void> {
  const client = new ReachingClient({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  await client.end()
}

async function connect({ pool, availability }: Connections): Promise<Client> {
  const fault = availability.fault()
  if (fault) throw fault
  const connecting: Promise<Client> = pool.connect()
  try {
    return await availability.whileReachable(connecting)
  } catch (error) {
    // who was refused may be given a connection after all
    connecting.then(
      (client) => client.release(),
      () => undefined,
    )
    availability.note(error)
    throw asDatabaseFault(error)
  }
}

function write<T>(doors: Connections, begin: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  return transact(doors, begin, async (client) => {
    const result = await work(kyselyOn(client))
    await ask(client, isRefusal(result) ? 'rollback' : 'commit')
    return result
  })
}

function writeToCommit<T>(
  doors: Connections,
  begin: string,
  work: Before,
  last: (tx: Tx) => Promise<T>,
): Promise<T | Refusal> {
  return transact(doors, begin, async (client) => {
    const refusal = await work(kyselyOn(client))
    if (!refusal) return last(kyselyToCommit(client))
    await ask(client, 'rollback')
    return refusal
  })
}

/** Begins, and `work` ends it. */
async function transact<T>(
  doors: Connections,
  begin: string,
  work: (client: Client) => Promise<T>,
): Promise<T> {
  const client = await connect(doors)
  let unusable: Error | undefined
  try {
    // nothing travels with it: a beginning that is cancelled would leave a statement to the session and its last shop
    await ask(client, begin)
    return await work(client)
  } catch (error) {
    // statements that were to travel with the one that failed may still come: they find no connection
    unusable = error as Error
    if (!(error instanceof DatabaseUnavailable)) await client.query('rollback').catch(() => undefined)
    doors.availability.note(causeOf(error))
    throw error
  } finally {
    client.release(unusable)
  }
}

function ask(client: Client, query: string | pg.QueryConfig): Promise<unknown> {
  return client.query(query as pg.QueryConfig).catch((error: unknown) => {
    throw asDatabaseFault(error)
  })
}

const causeOf = (error: unknown) => (error instanceof DatabaseUnavailable ? error.cause : undefined)

/**
 * The session remembers its shop, so that most reads cost one round trip. The setting is forgotten before it
 * is changed and the connection is destroyed on any error: a failing change can never leave the previous shop.
 */
async function readInShop<T>(doors: Connections, shop: number, work: (tx: Tx) => Promise<T>): Promise<T> {
  return onConnection(doors, async (client) => {
    if (client.shop !== shop) {
      delete client.shop
      await ask(client, { name: 'set-shop', text: SET_SESSION, values: [String(shop)] })
      client.shop = shop
    }
    return work(kyselyOn(client))
  })
}

function outside<T>(doors: Connections, work: (tx: Tx) => Promise<T>): Promise<T> {
  return onConnection(doors, (client) => work(kyselyOn(client)))
}

async function onConnection<T>(doors: Connections, work: (client: Client) => Promise<T>): Promise<T> {
  const client = await connect(doors)
  try {
    const result = await work(client)
    client.release()
    return result
  } catch (error) {
    client.release(error as Error)
    doors.availability.note(causeOf(error))
    throw error
  }
}

/** Does work again that PostgreSQL ended because two waited for each other: an import of the catalog may lock in another order than orders do. */
export async function retryDeadlocked<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work()
    } catch (error) {
      if ((error as { code?: string }).code !== DEADLOCK || tries === MAX_TRIES) throw error
    }
  }
}

/** What a statement that called `give_up` said; undefined for every other error. */
export function givenUp(error: unknown): { reason: string; facts: unknown } | undefined {
  const { code, message, detail } = error as { code?: string; message?: string; detail?: string }
  return code === GIVEN_UP ? { reason: message ?? '', facts: JSON.parse(detail ?? 'null') } : undefined
}

/** Something wrote for a shop in a cell where it does not live, or while it moves. */
export function isStoppedWrite(error: unknown): boolean {
  return error instanceof Error && (error as { code?: string }).code === WRITES_STOPPED
}

/** Something wrote behind a door that is for looking. */
export function isReadOnlyFault(error: unknown): boolean {
  return error instanceof Error && (error as { code?: string }).code === READ_ONLY_TRANSACTION
}

const GIVEN_UP = 'ES001'
const WRITES_STOPPED = 'ES002'
const READ_ONLY_TRANSACTION = '25006'
const DEADLOCK = '40P01'
const MAX_TRIES = 3
/** Both in one round trip, which takes a text without values. */
const beginInShop = (shop: number, mode = '') =>
  `begin${mode}; select set_config('estampa.shop', '${shop.toFixed()}', true)`
const BEGIN_IN_NO_SHOP = `begin; select set_config('estampa.shop', '', true)`
const READ_ONLY = ' read only'
const SNAPSHOT = ' isolation level repeatable read read only'
const BEGIN_READING_IN_NO_SHOP = `begin${READ_ONLY}; select set_config('estampa.shop', '', true)`
const SET_SESSION = `select set_config('estampa.shop', $1, false)`
