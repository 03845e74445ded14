-- Many orders moved at once: a run. Each of its orders moves in a transaction of its own and says what became of it.
create table order_runs (
  shop_id integer not null default current_shop() references shops,
  id integer generated always as identity,
  to_state text not null,
  note text not null,
  -- who began it, one of them as long as the row is there; the name stays
  staff_id integer,
  key_id integer,
  who_id text not null,
  who_name text not null,
  ip text not null,
  request_id text not null,
  at timestamptz not null,
  done_at timestamptz,
  -- who takes it back
  undo_staff_id integer,
  undo_key_id integer,
  undo_who_id text,
  undo_who_name text,
  undo_ip text,
  undo_request_id text,
  undo_at timestamptz,
  undo_done_at timestamptz,
  primary key (shop_id, id)
);
select protect_by_shop('order_runs');

create table order_run_orders (
  shop_id integer not null default current_shop(),
  run_id integer not null,
  position integer not null check (position > 0),
  order_id uuid not null,
  -- the version that the person saw
  version integer not null,
  from_state text not null,
  outcome text not null default 'waiting' check (outcome in ('waiting', 'moved', 'left_out')),
  -- the code of the refusal, where it was left out
  refusal text,
  undo_outcome text check (undo_outcome in ('waiting', 'undone', 'kept')),
  undo_refusal text,
  primary key (shop_id, run_id, position),
  unique (shop_id, run_id, order_id),
  foreign key (shop_id, run_id) references order_runs on delete cascade,
  foreign key (shop_id, order_id) references orders on delete cascade
);
select protect_by_shop('order_run_orders');
