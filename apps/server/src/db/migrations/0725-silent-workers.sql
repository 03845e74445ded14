-- A worker whose connections were cut, by a proxy that starts again or a network that was away, lives: it is back in
-- seconds. It counts as dead only once it has been silent as well.

alter table job_workers
  add column seen_at timestamptz not null default now();
comment on column job_workers.era_since is 'since when it has said that it lives in this era, without a gap';

create or replace function beat_worker(name text, connections text) returns void language sql as $$
  insert into job_workers as w (worker, process, era, era_since, seen_at)
  values (name, connections, database_era(), now(), now())
  on conflict (worker) do update set era = excluded.era, seen_at = excluded.seen_at,
    era_since = case
      when w.era = excluded.era and w.seen_at > now() - interval '20 seconds' then w.era_since
      else now()
    end
$$;

-- Frees the jobs of workers that are dead: without a connection, and silent for longer than `patience`. While nobody has
-- been heard for so long without a gap, all may have been cut off together, and are given time to come back.
create or replace function free_jobs_of_dead_workers(patience interval) returns void language plpgsql as $$
declare
  is_settled boolean := exists (
    select from job_workers where era = database_era() and era_since < now() - patience
      and seen_at > now() - interval '20 seconds');
  gone text[];
begin
  if not is_settled then
    return;
  end if;
  with dead as (
    delete from job_workers w
    where not exists (select from pg_stat_activity a where a.application_name = w.process)
      and w.seen_at < now() - patience
    returning worker
  ), unknown as (
    -- one that died before it could be remembered is known by its jobs alone
    select j.locked_by as worker from graphile_worker._private_jobs j
    where j.locked_at < now() - interval '20 seconds'
      and not exists (select from job_workers w where w.worker = j.locked_by)
  )
  select array_agg(worker) into gone from (select worker from dead union select worker from unknown) g;
  if gone is not null then
    perform graphile_worker.force_unlock_workers(gone);
  end if;
end
$$;
