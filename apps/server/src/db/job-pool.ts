import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'

const CONNECTION_MS = 10_000

type JobPoolOptions = { process: string; connections: number; queryMs: number }
type ConnectCallback = Parameters<Parameters<pg.Pool['connect']>[0]>

/**
 * The runner of the jobs gives its listening connection back twice where that is cut during a shutdown, and gives one
 * back that it never got where the pool has ended meanwhile.
 */
export class JobPool extends pg.Pool {
  readonly open = new Set<pg.PoolClient>()

  override connect(): Promise<pg.PoolClient>
  override connect(callback: (...connected: ConnectCallback) => void): void
  override connect(callback?: (...connected: ConnectCallback) => void): Promise<pg.PoolClient> | undefined {
    if (!callback) return super.connect()
    super.connect((fault, client, release) => {
      let isReleased = false
      callback(fault, client, (destroy) => {
        if (client && !isReleased) release(destroy)
        isReleased = true
      })
    })
  }
}

/** The connections of the jobs' runner. A lost one is replaced; the runner says in the log what it could not do. */
export function openJobPool(
  ownerUrl: string,
  { process, connections, queryMs }: JobPoolOptions,
  log: { warn(cause: unknown, what: string): void },
): JobPool {
  const pool = new JobPool({
    connectionString: ownerUrl,
    max: connections,
    application_name: process,
    keepAlive: true,
    connectionTimeoutMillis: CONNECTION_MS,
    query_timeout: queryMs,
  })
  const warn = (error: Error) => log.warn(error, 'the worker lost a connection')
  pool.on('error', warn)
  pool.on('connect', (client) => {
    client.on('error', warn)
    pool.open.add(client)
  })
  pool.on('remove', (client) => pool.open.delete(client))
  return pool
}

/** Waits a while for what is under way, then ends the connections that nobody gave back. */
export async function closeJobPool(pool: JobPool, patienceMs: number): Promise<void> {
  if (!pool.ending) await Promise.race([pool.end(), delay(patienceMs, undefined, { ref: false })])
  await Promise.allSettled([...pool.open].map((client) => client.end()))
}
