-- A shop moves to another cell. Its writes stop for seconds meanwhile, and for good in the cell that it left.
alter table shops
  -- null: it is written in this database; infinity: it lives in another cell, or is being copied to this one
  add column writes_stopped_until timestamptz;

-- Said by whatever writes for a shop whose writes are stopped here. A later try succeeds, in the cell where it lives then.
create function refuse_stopped_writes(shop integer) returns void
  language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(hashtext('writes of a shop'), shop);
  -- read after the lock, by a snapshot of its own: who stops the writes waits for all who have passed here before
  if exists (select from shops s where s.id = shop and s.writes_stopped_until > clock_timestamp()) then
    raise exception 'shop % is not written in this cell now', shop using errcode = 'ES002';
  end if;
end $$;

-- Once in a transaction: the lock is held until it ends.
create function hold_shop_writes() returns trigger
  language plpgsql as $$
declare
  shop text := current_setting('estampa.shop', true);
begin
  if shop = current_setting('estampa.writing_in', true) then
    return null;
  end if;
  -- no rows can be written without a shop
  if shop <> '' then
    perform refuse_stopped_writes(shop::integer);
    perform set_config('estampa.writing_in', shop, true);
  end if;
  return null;
end $$;

create or replace function protect_by_shop(target regclass) returns void
  language plpgsql as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format(
    'create policy by_shop on %s using (shop_id = (select current_shop()))
      with check (shop_id = (select current_shop()))', target);
  execute format(
    'create trigger a_writes_may_be_stopped before insert or update or delete on %s
      for each statement execute function hold_shop_writes()', target);
end $$;

do $$
declare
  target regclass;
begin
  for target in select polrelid from pg_policy where polname = 'by_shop' loop
    execute format(
      'create trigger a_writes_may_be_stopped before insert or update or delete on %s
        for each statement execute function hold_shop_writes()', target);
  end loop;
end $$;

-- The row of the shop itself, but for where and whether it may be written.
create function hold_shop_row() returns trigger
  language plpgsql as $$
begin
  if new.writes_stopped_until is not distinct from old.writes_stopped_until and new.cell = old.cell then
    perform refuse_stopped_writes(old.id);
  end if;
  return new;
end $$;
create trigger a_writes_may_be_stopped before update on shops
  for each row execute function hold_shop_row();

-- Moves, under way and done, in the home cell.
create table shop_moves (
  id integer primary key generated always as identity,
  shop_number integer not null,
  shop_name text not null,
  from_cell text not null,
  to_cell text not null,
  -- copying: it lives where it did; switched: it lives in the other cell, and its old rows are being deleted
  phase text not null default 'copying' check (phase in ('copying', 'switched', 'done', 'taken_back')),
  started_at timestamptz not null default now(),
  switched_at timestamptz,
  finished_at timestamptz,
  -- what was counted and measured
  figures jsonb not null default '{}'
);
create unique index shop_moves_under_way on shop_moves (shop_number) where phase in ('copying', 'switched');

-- Until which transaction the rows of a table have arrived; a move that was cut off goes on from there.
create table shop_move_tables (
  move_id integer not null references shop_moves on delete cascade,
  table_name text not null,
  copied_as_of bigint not null,
  primary key (move_id, table_name)
);

-- Jobs that came with a shop, so that none comes twice.
create table arrived_jobs (
  move_id integer not null,
  job_id bigint not null,
  primary key (move_id, job_id)
);
