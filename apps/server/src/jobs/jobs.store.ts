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

export function enqueueSlow(
  tx: Tx,
  queue: (typeof slowQueues)[number],
  task: string,
  payload: Record<string, unknown>,
): Promise<void> {
  return enqueueInTurn(tx, queue, task, payload)
}

/** Remembers where a pool of workers runs, under the id that its jobs are locked by. `process` is the application_name of the pool's connections. */
export async function rememberWorker(pool: pg.Pool, worker: string, process: string): Promise<void> {
  await pool.query('insert into job_workers (worker, process) values ($1, $2) on conflict do nothing', [
    worker,
    process,
  ])
}

/**
 * A killed process leaves its jobs locked, and the queue would wait four hours for it. Workers whose process
 * has no connection left are dead: their jobs are free at once. One that died before it could be remembered is
 * known by its jobs alone.
 */
export async function unlockJobsOfDeadWorkers(pool: pg.Pool): Promise<void> {
  await pool.query(`
    with dead as (
      delete from job_workers w
      where not exists (select from pg_stat_activity a where a.application_name = w.process)
      returning worker),
    unknown as (
      select j.locked_by as worker from graphile_worker._private_jobs j
      where j.locked_at < now() - interval '20 seconds'
      and not exists (select from job_workers w where w.worker = j.locked_by)),
    gone as (select worker from dead union select worker from unknown)
    select graphile_worker.force_unlock_workers(array_agg(worker)) from gone having count(*) > 0`)
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
