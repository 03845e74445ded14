import { sql } from 'kysely'
import type { Database } from './database.ts'
import { listMigrations } from './migrate.ts'

/** The fault that keeps the process from being ready: the database answers, and every migration of this version is in it. What is applied stays applied. */
export function databaseReadiness(database: Database): () => Promise<string | undefined> {
  let isMigrated = false
  return async () => {
    try {
      if (isMigrated) await ping(database)
      else isMigrated = !(await hasPending(database))
      return isMigrated ? undefined : 'migrations'
    } catch {
      return 'database'
    }
  }
}

/** Throws where the database does not answer. */
export async function ping(database: Database): Promise<void> {
  await database.outside((tx) => sql`select 1`.execute(tx))
}

async function hasPending(database: Database): Promise<boolean> {
  const { rows } = await database.outside((tx) =>
    sql<{ name: string }>`select name from migrations`.execute(tx),
  )
  const applied = new Set(rows.map(({ name }) => name))
  return (await listMigrations()).some((file) => !applied.has(file))
}
