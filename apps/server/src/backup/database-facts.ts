/** What is in a database: how far it is migrated, and how many rows each table has. */
import type pg from 'pg'

export type DatabaseFacts = {
  readonly migrations: string[]
  readonly rows: Record<string, number>
}

/** Of the transaction of this connection, whose role must see the rows of all shops. */
export async function readFacts(client: pg.Client): Promise<DatabaseFacts> {
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

/** As `readFacts`, by the owner of the tables, whom row-level security binds. Nobody else may be at work. */
export async function readFactsAsOwner(client: pg.Client): Promise<DatabaseFacts> {
  await client.query('begin')
  try {
    for (const table of await listTables(client)) {
      await client.query(`alter table ${client.escapeIdentifier(table)} no force row level security`)
    }
    return await readFacts(client)
  } finally {
    await client.query('rollback')
  }
}

async function listTables(client: pg.Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(`
    select relname::text as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by 1`)
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
export async function majorOf(client: pg.Client): Promise<number> {
  const { rows } = await client.query<{ number: string }>(
    `select current_setting('server_version_num') as number`,
  )
  return Math.floor(Number(rows[0]?.number) / 10_000)
}
