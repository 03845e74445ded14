-- How many jobs wait and how many were given up, for whoever watches the server. The worker's tables belong to
-- the owner, so the application counts through this door.
create function count_jobs(out waiting integer, out failed integer)
  language plpgsql security definer set search_path = pg_catalog
  as $$
begin
  select count(*) filter (where j.attempts < j.max_attempts), count(*) filter (where j.attempts >= j.max_attempts)
  into waiting, failed from graphile_worker.jobs j;
end $$;

revoke execute on function count_jobs() from public;
