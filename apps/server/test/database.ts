import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import type { Roles } from '../src/db/migrate.ts'

/** The owners' addresses of the databases that this test file has opened. */
export const openedDatabases: string[] = []
/** PostgreSQL's code where somebody has come in meanwhile. */
const IN_USE = '55006'

/** The owners' addresses of those that it has made. */
const ownDatabases: string[] = []

/**
 * A migrated, empty database for one test file: the addresses of its owner and of the application. Close
 * what you open: once the file is over it is dropped.
 */
export async function freshDatabase(): Promise<Roles> {
  const roles = await copyDatabase({})
  openedDatabases.push(roles.owner)
  ownDatabases.push(roles.owner)
  return roles
}

/** Drops what this test file has made, which is in memory. What something still holds goes with the run. */
export async function dropOwnDatabases(): Promise<void> {
  const names = ownDatabases.splice(0).map((owner) => new URL(owner).pathname.slice(1))
  if (names.length === 0) return
  const client = new pg.Client({ connectionString: inject('database').server })
  await client.connect()
  try {
    const sql = `select name from unnest($1::text[]) name
      where not exists (select from pg_stat_activity where datname = name)`
    const { rows } = await client.query<{ name: string }>(sql, [names])
    for (const { name } of rows)
      await client.query(`drop database ${name}`).catch((error: pg.DatabaseError) => {
        if (error.code !== IN_USE) throw error
      })
  } finally {
    await client.end()
  }
}

/** The owner's address of a database without a table, for whoever brings it up to date. */
export async function emptyDatabase(): Promise<string> {
  const { server, template } = inject('database')
  const name = `${new URL(template.owner).pathname.slice(1)}_${randomBytes(4).toString('hex')}`
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(`create database ${name}`).finally(() => client.end())
  return withName(template.owner, name)
}

/** A copy of the migrated database, or of an earlier copy with a name; `to` names this one. */
export async function copyDatabase({ from, to }: { from?: string; to?: string }): Promise<Roles> {
  const { server, template } = inject('database')
  const migrated = new URL(template.owner).pathname.slice(1)
  const source = from ? `${migrated}_${from}` : migrated
  const name = `${migrated}_${to ?? randomBytes(4).toString('hex')}`
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  // to copy files takes a third of the processor time of writing each page to the log
  const sql = `create database ${name} template ${source} strategy file_copy`
  await client.query(sql).finally(() => client.end())
  return { owner: withName(template.owner, name), app: withName(template.app, name) }
}

function withName(url: string, name: string): string {
  const changed = new URL(url)
  changed.pathname = name
  return changed.href
}
