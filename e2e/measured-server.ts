import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Roles } from '@estampa/server/db/migrate'
import { copyDatabase } from '@estampa/server/test/database'
import pg from 'pg'
import { type BenchProcess, startEstampa } from '../bench/processes.ts'
import { parentProcess } from '../bench/processor-time.ts'

/**
 * A server of its own process, on a database that is not one of those whose ledgers are checked at the end: a million
 * orders take long to check.
 */
export async function withMeasuredServer(
  work: (server: BenchProcess, roles: Roles) => Promise<void>,
): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), 'estampa-growth-'))
  const roles = await copyDatabase({})
  const database = { roles, superUrl: '', folder, postmaster: await postmasterOf(roles.owner) }
  const started = await startEstampa(database, { answerCache: false })
  const databaseName = new URL(roles.owner).pathname.slice(1)
  const server = { ...started, watched: { ...started.watched, databaseName } }
  try {
    await work(server, roles)
  } finally {
    server.child.kill()
    await rm(folder, { recursive: true, force: true })
  }
}

async function postmasterOf(url: string): Promise<number> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query('select pg_backend_pid() as pid')
    return parentProcess(rows[0].pid) ?? 0
  } finally {
    await client.end()
  }
}
