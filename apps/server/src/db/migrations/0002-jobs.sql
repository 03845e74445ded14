-- The outbox: a job is added in the transaction of the data that it speaks of, and committed with it.
-- The worker's tables belong to the owner, so the application adds jobs through this door.
create function enqueue(task text, payload json, job_key text default null) returns void
  language plpgsql security definer set search_path = pg_catalog
  as $$
begin
  perform graphile_worker.add_job(task, payload, job_key := enqueue.job_key, max_attempts := 12);
end $$;

revoke execute on function enqueue(text, json, text) from public;
