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
 * has no connection left are dead: their jobs are free at once.
 */
export async function freeJobsOfTheDead(pool: pg.Pool): Promise<void> {
  await pool.query(`
    with dead as (
      delete from job_workers w
      where not exists (select from pg_stat_activity a where a.application_name = w.process)
      returning worker)
    select graphile_worker.force_unlock_workers(array_agg(worker)) from dead having count(*) > 0`)
}
