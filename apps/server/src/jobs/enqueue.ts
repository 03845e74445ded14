import { sql } from 'kysely'
import type { Tx } from '../db/database.ts'

/**
 * Adds a job that exists if, and only if, the transaction commits. The worker does it at least once. A job that
 * still waits under the same key is replaced.
 */
export async function enqueue(
  tx: Tx,
  task: string,
  payload: Record<string, unknown>,
  key: string | null = null,
): Promise<void> {
  await sql`select enqueue(${task}, ${JSON.stringify(payload)}::json, ${key}::text)`.execute(tx)
}

/** Works of seconds to minutes, one at a time in each queue. */
export const slowQueues = ['artworks', 'catalogues', 'pictures'] as const

/** As `enqueue`, and after whatever was added to the same queue before it. */
export async function enqueueInTurn(
  tx: Tx,
  queue: string,
  task: string,
  payload: Record<string, unknown>,
): Promise<void> {
  await sql`select enqueue_in_turn(${queue}, ${task}, ${JSON.stringify(payload)}::json)`.execute(tx)
}

export function enqueueSlow(
  tx: Tx,
  queue: (typeof slowQueues)[number],
  task: string,
  payload: Record<string, unknown>,
): Promise<void> {
  return enqueueInTurn(tx, queue, task, payload)
}
