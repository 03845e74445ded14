import type pg from 'pg'

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
