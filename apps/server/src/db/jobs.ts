import { sql } from 'kysely'
import type { Tx } from './database.ts'

/** Adds a job that exists if, and only if, the transaction commits. The worker does it at least once. */
export async function enqueue(tx: Tx, task: string, payload: Record<string, unknown>): Promise<void> {
  await sql`select enqueue(${task}, ${JSON.stringify(payload)}::json)`.execute(tx)
}
