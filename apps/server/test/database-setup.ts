/**
 * One PostgreSQL for a test run with a migrated database in it, which every test file clones. It is the
 * server in TEST_DATABASE_URL, else an embedded one that goes with the run, databases and all.
 */
import { randomBytes } from 'node:crypto'
import { statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { loadGeography } from '../src/countries/load-geography.ts'
import { startEmbedded } from '../src/db/embedded.ts'
import { migrate, type Roles } from '../src/db/migrate.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where databases are made, and the migrated one to clone. */
    database: { server: string; template: Roles }
  }
}

/** The first project that needs a database makes it for all. */
export async function setup(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (project.getProvidedContext().database) return undefined
  const name = `estampa_test_${process.pid}_${randomBytes(3).toString('hex')}`
  const given = process.env.TEST_DATABASE_URL
  const embedded = given
    ? undefined
    : await startEmbedded(join(await quickFolder(), name), { throwaway: true })
  const server = given ?? embedded?.url ?? ''
  const template = new URL(server)
  template.pathname = name
  await run(server, `create database ${name}`)
  project.vitest.provide('database', {
    server,
    template: await migrate(template.href, randomBytes(12).toString('hex'), loadGeography),
  })
  return async () => {
    if (embedded) await embedded.stop()
    else await removeAll(server, name)
  }
}

/** The databases of a run, and what else it does meanwhile, fit into so much memory. */
const MEMORY_OF_RUN = 12 * 1024 ** 3
const IN_MEMORY = '/dev/shm'

/** In memory a database is copied in a sixth of the time of the processor: its thousand files are small. */
async function quickFolder(): Promise<string> {
  if (process.availableMemory() < MEMORY_OF_RUN) return tmpdir()
  const room = await statfs(IN_MEMORY).catch(() => undefined)
  return room && room.bavail * room.bsize >= MEMORY_OF_RUN ? IN_MEMORY : tmpdir()
}

async function removeAll(server: string, name: string): Promise<void> {
  const rows = await run(server, `select datname from pg_database where datname like '${name}%'`)
  for (const { datname } of rows) await run(server, `drop database ${datname} with (force)`)
  const roles = await run(server, `select rolname as datname from pg_roles where rolname like '${name}%'`)
  for (const { datname } of roles) await run(server, `drop role ${datname}`)
}

async function run(url: string, sql: string): Promise<{ datname: string }[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(sql).finally(() => client.end())
  return rows
}
