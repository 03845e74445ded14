-- For some minutes the last move of an order can be taken back, unless anything else has changed since. Its mail to the
-- buyer waits until then.
alter table orders
  -- the state that it goes back to, the version of the order after the move, and until when
  add column undo_to text,
  add column undo_version integer,
  add column undo_until timestamptz,
  add check ((undo_to is null) = (undo_version is null) and (undo_to is null) = (undo_until is null));

-- What a move into production took off the shelf, where that move can be taken back.
create table stock_uses (
  shop_id integer not null default current_shop(),
  order_id uuid not null,
  variant_id integer not null,
  -- held until then
  quantity integer not null check (quantity > 0),
  -- what the shelf had of it
  taken integer not null check (taken between 0 and quantity),
  primary key (shop_id, order_id, variant_id),
  foreign key (shop_id, order_id) references orders on delete cascade
);
select protect_by_shop('stock_uses');

-- Jobs of one queue that are due later. Those that are due meanwhile do not wait for them.
create function enqueue_in_turn_after(queue text, task text, payload json, delay_ms integer) returns void
  language plpgsql security definer set search_path = pg_catalog
  as $$
begin
  perform graphile_worker.add_job(task, payload, queue_name := queue, max_attempts := 12, priority := 10,
    run_at := now() + make_interval(secs => delay_ms / 1000.0));
end $$;

revoke execute on function enqueue_in_turn_after(text, text, json, integer) from public;

-- Once the workshop has begun, the move into production stays.
create function end_undo() returns trigger
  language plpgsql as $$
begin
  update orders set undo_to = null, undo_version = null, undo_until = null
  where shop_id = new.shop_id and id = new.order_id and undo_to is not null;
  return null;
end $$;

create trigger production_ends_undo after insert on production_history
  for each row when (new.kind = 'moved') execute function end_undo();
