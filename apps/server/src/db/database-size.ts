import { sql } from 'kysely'
import type { Tx } from './database.ts'

/** Bytes on the disk of PostgreSQL, of all shops together. */
export async function sizeOfDatabase(tx: Tx): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select pg_database_size(current_database()) as bytes`.execute(tx)
  return rows[0]?.bytes ?? 0
}
