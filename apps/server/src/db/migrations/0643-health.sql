-- Jobs by kind, with how long the oldest of those that are due waits; the worker's tables belong to the owner.
create function list_jobs_by_task(out task text, out waiting integer, out failed integer, out due_since timestamptz)
  returns setof record
  language plpgsql stable security definer set search_path = pg_catalog
  as $$
begin
  return query
    select j.task_identifier::text, (count(*) filter (where j.attempts < j.max_attempts))::integer,
      (count(*) filter (where j.attempts >= j.max_attempts))::integer,
      min(j.run_at) filter (where j.attempts < j.max_attempts and j.run_at <= now())
    from graphile_worker.jobs j group by j.task_identifier order by 1;
end $$;
revoke execute on function list_jobs_by_task() from public;

-- When somebody's backup said that it was done. The newest counts.
create table backups (
  id bigint primary key generated always as identity,
  at timestamptz not null,
  note text not null
);
comment on table backups is 'append only';
