import { readdir } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { sql } from 'kysely'
import type { App } from '../app.ts'
import type { Database } from '../db/database.ts'

const PATIENCE_MS = 1_000
const migrations = new URL('../db/migrations/', import.meta.url)

declare module 'fastify' {
  interface FastifyInstance {
    /** From when on nobody should send more: the process is about to stop. */
    lastCalls(): void
  }
}

/** For whoever watches the process: whether it lives, and whether it should be sent people. */
export function mountProbes(app: App, database: Database): void {
  let isStopping = false
  let isMigrated = false
  app.decorate('lastCalls', () => {
    isStopping = true
  })
  app.get('/healthz', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    return { status: 'ok' }
  })
  app.get('/readyz', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
    const fault = isStopping ? 'stopping' : await faultOf(database, isMigrated)
    isMigrated ||= fault === undefined
    return fault === undefined ? { status: 'ok' } : reply.code(503).send({ status: fault })
  })
}

/** Why nobody should be sent here now. The reason is a word: what is behind it is for the log. */
async function faultOf(database: Database, isMigrated: boolean): Promise<string | undefined> {
  const late = new AbortController()
  const answered = pendingMigrations(database, isMigrated).then(
    (pending) => (pending ? 'migrations' : undefined),
    () => 'database',
  )
  const tooLate = delay(PATIENCE_MS, 'database', { signal: late.signal }).catch(() => 'database')
  return Promise.race([answered, tooLate]).finally(() => late.abort())
}

/** What is applied stays applied: after the first time only the database has to answer. */
async function pendingMigrations(database: Database, isMigrated: boolean): Promise<boolean> {
  const { rows } = await database.outside((tx) =>
    isMigrated
      ? sql<{ name: string }>`select 'one' as name`.execute(tx)
      : sql<{ name: string }>`select name from migrations`.execute(tx),
  )
  if (isMigrated) return false
  const applied = new Set(rows.map(({ name }) => name))
  return (await readdir(migrations)).some((file) => file.endsWith('.sql') && !applied.has(file))
}
