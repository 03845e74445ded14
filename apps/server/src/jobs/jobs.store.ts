import { sql } from 'kysely'
import type pg from 'pg'
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

/**
 * As `enqueue`, and after whatever was added to the same queue before it. A queue of slow work is one shop's: that shop
 * takes one place of the lane, and others do not wait behind it.
 */
export async function enqueueInTurn(
  tx: Tx,
  queue: string,
  task: string,
  payload: Record<string, unknown>,
): Promise<void> {
  await sql`select enqueue_in_turn(${queue}, ${task}, ${JSON.stringify(payload)}::json)`.execute(tx)
}

/** As `enqueueInTurn`, due some milliseconds later; what is added meanwhile does not wait for it. */
export async function enqueueInTurnAfter(
  tx: Tx,
  queue: string,
  task: string,
  payload: Record<string, unknown>,
  delayMs: number,
): Promise<void> {
  await sql`select enqueue_in_turn_after(${queue}, ${task}, ${JSON.stringify(payload)}::json, ${delayMs}::integer)`.execute(
    tx,
  )
}

/**
 * Says that a pool of workers lives, under the id that its jobs are locked by. `process` is the application_name of the
 * pool's connections.
 */
export async function beatWorker(pool: pg.Pool, worker: string, process: string): Promise<void> {
  await pool.query('select beat_worker($1, $2)', [worker, process])
}

/**
 * A killed process leaves its jobs locked, and the queue would wait four hours for it. Workers whose process has no
 * connection left and has said nothing for `patienceS` seconds are dead: their jobs are free. Where all were cut off,
 * by another PostgreSQL that takes over or a network that was away, the living have as long to come back.
 */
export async function freeJobsOfDeadWorkers(pool: pg.Pool, patienceS: number): Promise<void> {
  await pool.query('select free_jobs_of_dead_workers(make_interval(secs => $1))', [patienceS])
}

/** Jobs that wait, and jobs that have failed as often as they are tried. */
export async function countJobs(tx: Tx): Promise<{ waiting: number; failed: number } | undefined> {
  const { rows } = await sql<{
    waiting: number
    failed: number
  }>`select waiting, failed from count_jobs()`.execute(tx)
  return rows[0]
}

export type TaskJobs = {
  readonly task: string
  readonly waiting: number
  readonly failed: number
  /** Since when the oldest of those that are due waits; null: none is. */
  readonly dueSince: Date | null
}

export async function listJobsByTask(tx: Tx): Promise<TaskJobs[]> {
  const { rows } = await sql<TaskJobs>`
    select task, waiting, failed, due_since as "dueSince" from list_jobs_by_task()`.execute(tx)
  return rows
}

/** Removes the jobs that failed for good before this moment. */
export async function forgetDeadJobs(tx: Tx, before: Date): Promise<void> {
  await sql`select forget_dead_jobs(${before})`.execute(tx)
}
