import { readdir } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import type { App } from './app.ts'

const PATIENCE_MS = 1_000
const migrations = new URL('../db/migrations/', import.meta.url)

declare module 'fastify' {
  interface FastifyInstance {
    /** From now on nobody should send more: not ready, and every answer closes its connection. */
    lastCalls(): void
  }
}

/** The reason, in a word, why the process is not ready; undefined when it is. Details are in the log. */
export type Readiness = () => Promise<string | undefined>

/** Mounts the liveness and readiness probes. */
export function mountProbes(app: App, readiness: Readiness): void {
  let isStopping = false
  app.decorate('lastCalls', () => {
    isStopping = true
  })
  app.addHook('onRequest', (_request, reply, done) => {
    if (isStopping) reply.header('connection', 'close')
    done()
  })
  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { status: 'ok' }
  })
  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    const fault = isStopping ? 'stopping' : await inTime(readiness)
    return fault === undefined ? { status: 'ok' } : reply.code(503).send({ status: fault })
  })
}

async function inTime(readiness: Readiness): Promise<string | undefined> {
  const answered = new AbortController()
  const late = delay(PATIENCE_MS, 'late', { signal: answered.signal }).catch(() => 'late')
  return Promise.race([readiness(), late]).finally(() => answered.abort())
}

/** The database answers, and every migration of this version is in it. What is applied stays applied. */
export function databaseReadiness(database: Database): Readiness {
  let isMigrated = false
  return async () => {
    try {
      if (isMigrated) await database.outside((tx) => sql`select 1`.execute(tx))
      else isMigrated = !(await hasPending(database))
      return isMigrated ? undefined : 'migrations'
    } catch {
      return 'database'
    }
  }
}

async function hasPending(database: Database): Promise<boolean> {
  const { rows } = await database.outside((tx) =>
    sql<{ name: string }>`select name from migrations`.execute(tx),
  )
  const applied = new Set(rows.map(({ name }) => name))
  return (await readdir(migrations)).some((file) => file.endsWith('.sql') && !applied.has(file))
}
