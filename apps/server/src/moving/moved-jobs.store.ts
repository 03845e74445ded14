/**
 * The jobs of a shop that has moved. They are held back where they are, added where it lives, and deleted: who is cut off
 * in between goes on, and none is done twice. One that is at work ends where it is, by the doors of the shop.
 */
import type pg from 'pg'
import { inTransaction } from '../db/transaction.ts'

type WaitingJob = {
  id: string
  task: string
  queue: string | null
  payload: object
  priority: number
  run_at: Date
  attempts: number
  max_attempts: number
  last_error: string | null
  key: string | null
  flags: string[] | null
}

const HELD = `interval '1000 years'`
const BATCH = 500

/** Gives how many jobs of the shop are left in the source: those at work. */
export async function moveJobs(
  source: pg.Client,
  target: pg.Client,
  shop: number,
  move: number,
): Promise<number> {
  await source.query(
    `update graphile_worker._private_jobs set run_at = run_at + ${HELD}
    where payload ->> 'shop' = $1 and locked_at is null and run_at < now() + ${HELD} / 2`,
    [String(shop)],
  )
  for (;;) {
    const held = await listHeldJobs(source, shop)
    if (held.length === 0) break
    for (const job of held) await addArrivedJob(target, move, job)
    await source.query(
      'delete from graphile_worker._private_jobs where id = any ($1) and locked_at is null',
      [held.map(({ id }) => id)],
    )
  }
  return countJobsOf(source, shop)
}

async function listHeldJobs(source: pg.Client, shop: number): Promise<WaitingJob[]> {
  const { rows } = await source.query<WaitingJob>(
    `select j.id::text as id, t.identifier as task, q.queue_name as queue, j.payload, j.priority, j.run_at - ${HELD} as run_at,
      j.attempts, j.max_attempts, j.last_error, j.key,
      (select array_agg(flag) from jsonb_object_keys(j.flags) as flag) as flags
    from graphile_worker._private_jobs j join graphile_worker._private_tasks t on t.id = j.task_id
      left join graphile_worker._private_job_queues q on q.id = j.job_queue_id
    where j.payload ->> 'shop' = $1 and j.locked_at is null and j.run_at >= now() + ${HELD} / 2
    order by j.id limit ${BATCH}`,
    [String(shop)],
  )
  return rows
}

/** One that was added under the same key since the shop lives there has replaced it. */
async function addArrivedJob(target: pg.Client, move: number, job: WaitingJob): Promise<void> {
  await inTransaction(target, async () => {
    const { rowCount } = await target.query(
      `insert into arrived_jobs (move_id, job_id) select $1, $2
      where $3::text is null or not exists (select from graphile_worker._private_jobs where key = $3)
      on conflict do nothing`,
      [move, job.id, job.key],
    )
    if (rowCount === 1) await addJob(target, job)
  })
}

/** With the tries that it has had. */
async function addJob(target: pg.Client, job: WaitingJob): Promise<void> {
  const { task, payload, queue, run_at, max_attempts, key, priority, flags, attempts, last_error } = job
  const { rows } = await target.query<{ id: string }>(
    'select (graphile_worker.add_job($1, $2::json, $3, $4, $5, $6, $7, $8)).id',
    [task, JSON.stringify(payload), queue, run_at, max_attempts, key, priority, flags],
  )
  await target.query(
    'update graphile_worker._private_jobs set attempts = $2, last_error = $3 where id = $1',
    [rows[0]?.id, attempts, last_error],
  )
}

export async function countJobsOf(client: pg.Client, shop: number): Promise<number> {
  const { rows } = await client.query<{ n: number }>(
    `select count(*)::integer as n from graphile_worker._private_jobs where payload ->> 'shop' = $1`,
    [String(shop)],
  )
  return rows[0]?.n ?? 0
}

export async function forgetArrivedJobs(target: pg.Client, move: number): Promise<void> {
  await target.query('delete from arrived_jobs where move_id = $1', [move])
}
