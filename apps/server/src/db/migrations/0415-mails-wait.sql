-- Mails wait for other jobs, and no job for mails: a mail server that takes its time would keep paid orders unread and
-- the stock of unpaid ones on hold. Money goes before everything.
create or replace function enqueue(task text, payload json, job_key text default null) returns void
  language plpgsql security definer set search_path = pg_catalog
  as $$
begin
  perform graphile_worker.add_job(task, payload, job_key := enqueue.job_key, max_attempts := 12,
    priority := case
      when task = 'read_mercado_pago' then -10
      when task ~ '_mail$' or task in ('quote_answered', 'quote_reminder') then 10
      else 0
    end);
end $$;

-- What is done in turn are mails and slow works.
create or replace function enqueue_in_turn(queue text, task text, payload json) returns void
  language plpgsql security definer set search_path = pg_catalog
  as $$
begin
  perform graphile_worker.add_job(task, payload, queue_name := queue, max_attempts := 12, priority := 10);
end $$;
