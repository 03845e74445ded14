-- Mails about one thing belong together and go out in the order in which things happened.

alter table mails
  -- Event of the mail that the others answer: 'order-placed.<order>'; null: it stands alone
  add column thread text,
  -- when the mail server refused it for good, and how it said so; it is not tried again
  add column failed_at timestamptz,
  add column failure text;
create index mails_waiting on mails (shop_id, thread, created_at) where sent_at is null and failed_at is null;

alter table orders
  -- when its buyer was asked once more to pay
  add column reminded_at timestamptz;

-- Jobs of one queue are done one after the other, oldest first.
create function enqueue_in_turn(queue text, task text, payload json) returns void
  language plpgsql security definer set search_path = pg_catalog
  as $$
begin
  perform graphile_worker.add_job(task, payload, queue_name := queue, max_attempts := 12);
end $$;

revoke execute on function enqueue_in_turn(text, text, json) from public;
