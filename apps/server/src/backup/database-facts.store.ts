/** What is in a database: how far it is migrated, and how many rows each table has. */
import type pg from 'pg'
import { openClient } from '../db/open-client.ts'
import { beginSnapshot, inRehearsal } from '../db/transaction.ts'
import { holdSwitches } from '../moving/moves.store.ts'

export type DatabaseFacts = {
  readonly migrations: string[]
  readonly rows: Record<string, number>
}

export type Snapshot = {
  readonly url: string
  /** Other connections may read from the very same moment under this name until it is closed. */
  readonly name: string
  /** What is in it. */
  readFacts(): Promise<DatabaseFacts>
  close(): Promise<void>
}

/** One moment of the database, whatever is written meanwhile. Throws for a role that sees one shop at a time. */
export async function openSnapshot(url: string): Promise<Snapshot> {
  const client = await openClient(url)
  try {
    await refuseBoundRole(client)
    await beginSnapshot(client)
    await client.query('set local statement_timeout = 0')
    await client.query('set local idle_in_transaction_session_timeout = 0')
    const { rows } = await client.query<{ name: string }>('select pg_export_snapshot() as name')
    const name = rows[0]?.name ?? ''
    return { url, name, readFacts: () => readFactsOn(client), close: () => client.end() }
  } catch (error) {
    await client.end()
    throw error
  }
}

/**
 * Snapshots of the cells, the home cell first, between which no shop goes from one to another: each is whole in the cell
 * that the home cell names. Moves wait for the moment in which they are opened, and not for the backup.
 */
export async function openSnapshots(urls: readonly string[]): Promise<Snapshot[]> {
  const [home] = urls
  if (home === undefined || urls.length === 1) return Promise.all(urls.map(openSnapshot))
  const opened: Snapshot[] = []
  const holding = await openClient(home)
  try {
    await holdSwitches(holding)
    for (const url of urls) opened.push(await openSnapshot(url))
    return opened
  } catch (error) {
    await Promise.all(opened.map((snapshot) => snapshot.close()))
    throw error
  } finally {
    await holding.end()
  }
}

/** The owner of the tables is bound by row-level security: its dump would be empty. */
async function refuseBoundRole(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ name: string; sees: boolean }>(
    'select rolname as name, rolsuper or rolbypassrls as sees from pg_roles where rolname = current_user',
  )
  if (rows[0]?.sees) return
  throw new Error(
    `La seguridad por filas ata al rol «${rows[0]?.name}»: no puede copiar la base de datos entera. BACKUP_URL lleva la dirección de uno que puede; docs/operating.md dice cómo se crea.`,
  )
}

/** By a role that sees the rows of all shops. */
export const readFacts = (url: string): Promise<DatabaseFacts> => withClient(url, readFactsOn)

/** As `readFacts`, by the owner of the tables, whom row-level security binds. Nobody else may be at work. */
export function readFactsAsOwner(url: string): Promise<DatabaseFacts> {
  return withClient(url, (client) =>
    inRehearsal(client, async () => {
      for (const table of await listTables(client)) {
        await client.query(`alter table ${client.escapeIdentifier(table)} no force row level security`)
      }
      return readFactsOn(client)
    }),
  )
}

async function readFactsOn(client: pg.Client): Promise<DatabaseFacts> {
  const { rows: names } = await client.query<{ name: string }>('select name from migrations order by name')
  const counts: Record<string, number> = {}
  for (const table of await listTables(client)) {
    const { rows } = await client.query<{ n: string }>(
      `select count(*) as n from ${client.escapeIdentifier(table)}`,
    )
    counts[table] = Number(rows[0]?.n)
  }
  return { migrations: names.map(({ name }) => name), rows: counts }
}

/** Those that a backup brings back: what is not written ahead may be gone after a crash too. */
async function listTables(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`
    select relname::text as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and relpersistence <> 'u' order by 1`)
  return rows.map(({ name }) => name)
}

/** The tables whose rows are not as many as expected, with both numbers. */
export function compareRows(expected: Record<string, number>, found: Record<string, number>): string[] {
  const tables = [...new Set([...Object.keys(expected), ...Object.keys(found)])]
  return tables
    .filter((table) => expected[table] !== found[table])
    .map(
      (table) => `${table}: ${expected[table] ?? 'no está'} en la copia, ${found[table] ?? 'no está'} ahora`,
    )
}

/** 15 for 15.10. */
export function findMajor(url: string): Promise<number> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ number: string }>(
      `select current_setting('server_version_num') as number`,
    )
    return Math.floor(Number(rows[0]?.number) / 10_000)
  })
}

/** Throws where anything stands in the database. */
export function refuseFilled(url: string): Promise<void> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ name: string }>(`
      select current_database() as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname not in ('pg_catalog', 'information_schema') and n.nspname !~ '^pg_toast' limit 1`)
    if (!rows[0]) return
    throw new Error(
      `La base de datos «${rows[0].name}» no está vacía, y una copia no pisa nada. Va en una nueva: create database … owner …`,
    )
  })
}

/** As it was before anything was restored into it. */
export const emptyDatabase = (url: string): Promise<unknown> =>
  withClient(url, (client) =>
    client.query(
      'drop schema if exists graphile_worker cascade; drop schema if exists public cascade; create schema public',
    ),
  )

/** What a move had copied is told by numbers of transactions, which a restored database does not have. */
export const forgetCopiedRows = (homeUrl: string): Promise<unknown> =>
  withClient(homeUrl, (client) =>
    client.query(`do $$ begin
      if to_regclass('shop_move_tables') is not null then delete from shop_move_tables; end if;
    end $$`),
  )

export type StandingShop = {
  readonly id: number
  readonly name: string
  readonly cell: string
  /** It is not written here: it lives elsewhere, or is on its way. */
  readonly isClosed: boolean
}

/** The shops that a cell has a row of. Those that are being deleted may have one in either. */
export function listStandingShops(url: string): Promise<StandingShop[]> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<StandingShop>(`
      select id, name, cell, coalesce(writes_stopped_until = 'infinity', false) as "isClosed"
      from shops where deleting_since is null order by id`)
    return rows
  })
}

/** Plans on freshly filled tables cost four times as much. */
export const analyzeAll = (url: string): Promise<unknown> =>
  withClient(url, (client) => client.query('analyze'))

async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = await openClient(url)
  return work(client).finally(() => client.end())
}
