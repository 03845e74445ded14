/**
 * One PostgreSQL for a test run with a migrated database in it, which every test file clones. It is the
 * server in TEST_DATABASE_URL, else an embedded one that goes with the run, databases and all.
 */
import { randomBytes } from 'node:crypto'
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
  const embedded = given ? undefined : await startEmbedded(join(tmpdir(), name), { throwaway: true })
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
