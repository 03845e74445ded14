-- A worker says every few seconds that it lives. Its connections alone tell it too, but not after another PostgreSQL
-- has taken over, or the same one has started again: none of the living has a connection there at first.

-- What changes when another PostgreSQL takes over (its timeline) and when one starts again.
create function database_era() returns text language sql stable as $$
  select left(pg_walfile_name(pg_current_wal_lsn()), 8) || ' ' || extract(epoch from pg_postmaster_start_time())
$$;

alter table job_workers
  -- the era of the database in which it was last seen, and since when it knows of it
  add column era text not null default '',
  add column era_since timestamptz not null default now();

create function beat_worker(name text, connections text) returns void language sql as $$
  insert into job_workers as w (worker, process, era, era_since)
  values (name, connections, database_era(), now())
  on conflict (worker) do update set era = excluded.era,
    era_since = case when w.era = excluded.era then w.era_since else now() end
$$;

-- Frees the jobs of workers that are dead: without a connection in the era in which they were last seen. One that was
-- last seen in an earlier era is given time to come back, from the moment on at which the first of them did.
create function free_jobs_of_dead_workers(patience interval) returns void language plpgsql as $$
declare
  era_now text := database_era();
  is_settled boolean := exists (
    select from job_workers where era = era_now and era_since < now() - patience);
  gone text[];
begin
  with dead as (
    delete from job_workers w
    where not exists (select from pg_stat_activity a where a.application_name = w.process)
      and (w.era = era_now or is_settled)
    returning worker
  ), unknown as (
    -- one that died before it could be remembered is known by its jobs alone
    select j.locked_by as worker from graphile_worker._private_jobs j
    where is_settled and j.locked_at < now() - interval '20 seconds'
      and not exists (select from job_workers w where w.worker = j.locked_by)
  )
  select array_agg(worker) into gone from (select worker from dead union select worker from unknown) g;
  if gone is not null then
    perform graphile_worker.force_unlock_workers(gone);
  end if;
end
$$;
