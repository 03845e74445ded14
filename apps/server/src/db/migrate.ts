import { readdir, readFile } from 'node:fs/promises'
import { runMigrations } from 'graphile-worker'
import pg from 'pg'
import { withBriefLocks } from './brief-locks.ts'
import { openClient } from './open-client.ts'

const folder = new URL('./migrations/', import.meta.url)
/** Any constant: it names «somebody migrates this database» among the advisory locks. */
const LOCK = 7_310_514

/** Loads rows that have to be in the tables before the server starts. */
export type LoadData = (client: pg.Client) => Promise<void>
export type Roles = { owner: string; app: string }

/** A database that may not be brought up to date here. */
export class MissingMigrations extends Error {
  readonly missing: readonly string[]
  constructor(missing: readonly string[]) {
    super(
      `The database lacks migrations of this version (${missing.length}, from ${missing[0]} on). Run: npm run migrate`,
    )
    this.missing = missing
  }
}

/**
 * Brings the database up to date under an advisory lock and returns the connection strings of both roles:
 * the owner, who makes tables and runs the worker, and the application, who is bound by the shop policies.
 * `load` fills tables that come with the server. Throws with the name of the migration that failed; what came before
 * it stays.
 */
export async function migrate(ownerUrl: string, appPassword: string, load: LoadData): Promise<Roles> {
  const app = await migrateWith(ownerUrl, load, (client) => grantApplication(client, ownerUrl, appPassword))
  return { owner: ownerUrl, app }
}

/** The tables alone, of a database that no application signs in to. */
export function migrateTables(ownerUrl: string, load: LoadData): Promise<void> {
  return migrateWith(ownerUrl, load, async () => {})
}

async function migrateWith<T>(
  ownerUrl: string,
  load: LoadData,
  last: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = await openClient(ownerUrl)
  try {
    await client.query('select pg_advisory_lock($1)', [LOCK])
    // a crash in between loses the last of them, never one before another; what follows makes all of them last
    await client.query('set synchronous_commit = off')
    await applyAll(client)
    await load(client)
    await client.query('reset synchronous_commit')
    const pool = new pg.Pool({ connectionString: ownerUrl, max: 2 })
    // a failure is told by the query that meets it; the worker's library warns where nobody listens
    pool.on('error', () => {})
    pool.on('connect', (connected) => connected.on('error', () => {}))
    await runMigrations({ pgPool: pool }).finally(() => pool.end())
    return await last(client)
  } finally {
    await client.end()
  }
}

/**
 * The connection strings of a database that `migrate` has brought up to date before. Throws where it lacks a migration of
 * this version; those of a later one do not matter.
 */
export async function rolesOfMigrated(ownerUrl: string, appPassword: string): Promise<Roles> {
  const client = await openClient(ownerUrl)
  try {
    const missing = await listMissing(client)
    if (missing.length > 0) throw new MissingMigrations(missing)
    return { owner: ownerUrl, app: applicationUrl(ownerUrl, appPassword).href }
  } finally {
    await client.end()
  }
}

async function listMissing(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query(`select to_regclass('migrations') is not null as exists`)
  return rows[0].exists ? listPending(client) : listMigrations()
}

async function applyAll(client: pg.Client): Promise<void> {
  await client.query(
    'create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())',
  )
  for (const file of await listPending(client)) await applyOne(client, file)
}

async function listPending(client: pg.Client): Promise<string[]> {
  const done = new Set((await client.query('select name from migrations')).rows.map((row) => row.name))
  return (await listMigrations()).filter((file) => !done.has(file))
}

/** The files of this version, in their order. */
export async function listMigrations(): Promise<string[]> {
  return (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()
}

async function applyOne(client: pg.Client, file: string): Promise<void> {
  const text = await readFile(new URL(file, folder), 'utf8')
  try {
    await withBriefLocks(client, async () => {
      await client.query(text)
      await client.query('insert into migrations (name) values ($1)', [file])
    })
  } catch (cause) {
    throw new Error(`migration ${file} failed: ${(cause as Error).message}`, { cause })
  }
}

/** The application's role is named after the database, so two installations can share one server. */
async function grantApplication(client: pg.Client, ownerUrl: string, password: string): Promise<string> {
  const url = applicationUrl(ownerUrl, password)
  const database = decodeURIComponent(url.pathname.slice(1))
  const role = decodeURIComponent(url.username)
  const name = client.escapeIdentifier(role)
  const exists = await client.query('select 1 from pg_roles where rolname = $1', [role])
  if (exists.rowCount === 0) await client.query(`create role ${name} nosuperuser nobypassrls`)
  await client.query(`alter role ${name} login password ${client.escapeLiteral(password)}`)
  await client.query(`
    grant connect on database ${client.escapeIdentifier(database)} to ${name};
    grant usage on schema public to ${name};
    grant select, insert, update, delete on all tables in schema public to ${name};
    revoke insert, update, delete on shops, migrations from ${name};
    grant usage, select on all sequences in schema public to ${name};
    grant execute on all functions in schema public to ${name};
  `)
  await restrictAppendOnly(client, name)
  return url.href
}

function applicationUrl(ownerUrl: string, password: string): URL {
  const url = new URL(ownerUrl)
  url.username = `${url.pathname.slice(1)}_app`
  url.password = encodeURIComponent(password)
  return url
}

/** The application at another address of the same database: its role and password are replicated with all else. */
export function applicationAt(address: string, { app }: Pick<Roles, 'app'>): string {
  const url = new URL(address)
  const application = new URL(app)
  url.username = application.username
  url.password = application.password
  return url.href
}

/** A table whose comment says «append only» can be read and added to by the application, never rewritten. */
async function restrictAppendOnly(client: pg.Client, role: string): Promise<void> {
  const { rows } = await client.query(
    `select oid::regclass::text as name from pg_class
     where relkind = 'r' and obj_description(oid, 'pg_class') = 'append only'`,
  )
  for (const row of rows) await client.query(`revoke update, delete on ${row.name} from ${role}`)
}
