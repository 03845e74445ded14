-- A shop leaves: a copy of all that it has, then its deletion, which waits for some days and can be taken back.

-- Copies of a whole shop, as files. The shop may be gone since.
create table shop_exports (
  id uuid primary key default gen_random_uuid(),
  shop_number integer not null,
  shop_name text not null,
  asked_by text not null,
  asked_at timestamptz not null,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed')),
  -- how far it is
  rows bigint not null default 0,
  files integer not null default 0,
  -- of the whole file, once it is there
  key text,
  bytes bigint,
  sha256 text,
  finished_at timestamptz,
  -- null: it is kept
  kept_until timestamptz,
  check ((state = 'done') = (key is not null and bytes is not null and sha256 is not null))
);
create index shop_exports_of on shop_exports (shop_name, asked_at);
create unique index shop_exports_at_work on shop_exports (shop_number) where state in ('waiting', 'running');

-- Deletions, planned, taken back and done: what remains of a shop that is gone.
create table shop_deletions (
  id integer primary key generated always as identity,
  shop_number integer not null,
  shop_name text not null,
  asked_by text not null,
  asked_at timestamptz not null,
  due_at timestamptz not null,
  -- nothing is deleted before this copy is done; null: somebody deleted the copy later
  export_id uuid references shop_exports on delete set null,
  state text not null default 'planned' check (state in ('planned', 'taken_back', 'running', 'done')),
  -- deleted rows, by table
  rows jsonb not null default '{}',
  files integer not null default 0,
  finished_at timestamptz
);
create unique index shop_deletions_at_work on shop_deletions (shop_number) where state in ('planned', 'running');

alter table shops add column delete_at timestamptz;
-- from then on nobody finds the shop any more
alter table shops add column deleting_since timestamptz;

create or replace function announce_shop() returns trigger
  language plpgsql as $$
begin
  perform pg_notify('shop_changed', case tg_op when 'DELETE' then old.name else new.name end);
  return null;
end $$;
create trigger shops_announce_end after delete on shops for each row execute function announce_shop();

-- A shop whose deletion is planned is not opened again before that is taken back.
create or replace function move_shop(person integer, shop integer, seen text, wanted text) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  perform require_operator(person);
  update shops set state = wanted, version = version + 1 where id = shop and state = seen and delete_at is null;
  return found;
end $$;

-- False: it is not suspended, or its deletion is planned already.
create function plan_shop_deletion(person integer, shop integer, due timestamptz) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  perform require_operator(person);
  update shops set delete_at = due where id = shop and state = 'suspended' and delete_at is null;
  return found;
end $$;

-- False: nothing is planned, or it has begun.
create function take_back_shop_deletion(person integer, shop integer) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  perform require_operator(person);
  update shops set delete_at = null where id = shop and delete_at is not null and deleting_since is null;
  return found;
end $$;

-- False: it is not planned, or not due by the clock of the database. Its hosts are free from then on.
create function begin_shop_deletion(shop integer) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  update shops set deleting_since = coalesce(deleting_since, now()), host = null, other_hosts = '{}',
    version = version + 1
    where id = shop and state = 'suspended' and delete_at <= now();
  return found;
end $$;

-- Whether the shop of this transaction is being deleted.
create function is_shop_ending() returns boolean
  language sql stable security definer set search_path = public, pg_temp
  as $$ select exists (select from shops where id = current_shop() and deleting_since is not null) $$;

-- Some rows of one table of a shop that is being deleted, also of a table that is only added to; gives how many they were.
create function delete_shop_rows(target regclass, most integer) returns integer
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  deleted integer;
begin
  if not is_shop_ending() then
    raise exception 'shop % is not being deleted', current_shop() using errcode = 'insufficient_privilege';
  end if;
  if not exists (select from pg_policy where polrelid = target and polname = 'by_shop') then
    raise exception '% is no table of shops', target using errcode = 'insufficient_privilege';
  end if;
  execute format(
    'delete from %1$s where ctid = any(array(select ctid from %1$s where shop_id = current_shop() limit %2$s))',
    target, most);
  get diagnostics deleted = row_count;
  return deleted;
end $$;

-- The shop itself, with the jobs that still wait for it. A foreign key refuses it while anything of it is left.
create function end_shop_deletion() returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  gone integer := current_shop();
begin
  if not is_shop_ending() then
    raise exception 'shop % is not being deleted', gone using errcode = 'insufficient_privilege';
  end if;
  perform graphile_worker.complete_jobs(array(
    select j.id from graphile_worker._private_jobs j where j.locked_at is null and j.payload ->> 'shop' = gone::text));
  delete from shops where id = gone;
end $$;

-- A proof is evidence as long as its shop is there.
create or replace function keep_proofs() returns trigger
  language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if is_shop_ending() then
      return old;
    end if;
    raise exception 'proof % of order % is evidence', old.number, old.order_id;
  end if;
  if (new.number, new.order_id, new.sent_at) is distinct from (old.number, old.order_id, old.sent_at)
    or (new.file_key is not null and new.file_key is distinct from old.file_key)
    or (new.preview_key is not null and new.preview_key is distinct from old.preview_key)
    or (old.answer is not null
      and (new.answer, new.answered_at) is distinct from (old.answer, old.answered_at)) then
    raise exception 'proof % of order % is evidence', old.number, old.order_id;
  end if;
  return new;
end $$;
