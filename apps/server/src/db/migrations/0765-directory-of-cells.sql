-- The table of shops of the home cell is the directory. Of a shop that lives in another cell it keeps what leads there: its
-- name, its cell, its hosts, whether it is open, and when it is to be deleted. All else is in the row of its own cell.

-- As before, and the directory may be brought up to date while the shop is written elsewhere.
create or replace function hold_shop_row() returns trigger
  language plpgsql as $$
begin
  if current_setting('estampa.directory', true) = 'on' and old.cell <> 'home' and new.cell = old.cell then
    return new;
  end if;
  if new.writes_stopped_until is not distinct from old.writes_stopped_until and new.cell = old.cell then
    perform refuse_stopped_writes(old.id);
  end if;
  return new;
end $$;

-- As before; what the people of a shop claim is in the cell where it lives.
create or replace function end_claims_of_hosts() returns trigger language plpgsql as $$
declare
  before text := current_setting('estampa.shop', true);
begin
  if new.writes_stopped_until = 'infinity' then
    return null;
  end if;
  perform set_config('estampa.shop', new.id::text, true);
  delete from shop_domains d using shops s where d.shop_id = new.id and s.id = new.id
    and (d.proved_at is not null) <> (d.host is not distinct from s.host or d.host = any (s.other_hosts));
  perform set_config('estampa.shop', coalesce(before, ''), true);
  return null;
end $$;

-- Hosts that the shop is about to take in its cell. One that another shop has, in whatever cell, is a unique violation.
create function reserve_hosts(shop integer, hosts text[]) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  perform set_config('estampa.directory', 'on', true);
  update shops set other_hosts = other_hosts || hosts, version = version + 1
    where id = shop and cell <> 'home' and not hosts <@ (other_hosts || host);
  perform set_config('estampa.directory', '', true);
end $$;

-- What the shop says in its own cell, unless the directory has changed since it had the version that was seen.
create function settle_directory(shop integer, seen integer, its_state text, main text, others text[]) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  perform set_config('estampa.directory', 'on', true);
  -- the main host that a shop leaves becomes one of the others, so these are said after it
  update shops set state = its_state, host = main, version = version + 1
    where id = shop and cell <> 'home' and version = seen and deleting_since is null
      and (state, host, other_hosts) is distinct from (its_state, main, others);
  if found then
    update shops set other_hosts = others where id = shop;
  end if;
  perform set_config('estampa.directory', '', true);
end $$;

-- Before the shop changes its state in its cell. False: its deletion is planned.
create function note_shop_state(person integer, shop integer, wanted text) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  noted boolean;
begin
  perform require_operator(person);
  perform set_config('estampa.directory', 'on', true);
  update shops set state = wanted, version = version + 1 where id = shop and cell <> 'home' and delete_at is null;
  noted := found;
  perform set_config('estampa.directory', '', true);
  return noted;
end $$;

-- People are in the home cell. It has asked whether this one is an operator in the transaction before, and names nobody in
-- another cell. The row of the directory cannot be reached in this way: it is not written.
create function require_operator_for(person integer, shop integer) returns void
  language plpgsql stable security definer set search_path = public, pg_temp
  as $$
begin
  if person is null and exists (select from shops where id = shop and cell <> 'home') then
    return;
  end if;
  perform require_operator(person);
end $$;

create or replace function move_shop(person integer, shop integer, seen text, wanted text) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  perform require_operator_for(person, shop);
  update shops set state = wanted, version = version + 1 where id = shop and state = seen and delete_at is null;
  return found;
end $$;

create or replace function set_shop_quotas(person integer, shop integer, products integer, uploads bigint, people integer,
  mails integer) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  perform require_operator_for(person, shop);
  update shops set most_products = products, most_uploads = uploads, most_people = people, most_mails = mails
    where id = shop;
end $$;

-- A shop that moves, or whose move was cut off, gets no date: half of it would stay where it came from.
create function keep_deletion_date(shop integer, due timestamptz) returns boolean
  language plpgsql as $$
declare
  kept boolean;
begin
  perform set_config('estampa.directory', 'on', true);
  if due is null then
    update shops set delete_at = null where id = shop and delete_at is not null and deleting_since is null;
  else
    update shops set delete_at = due where id = shop and state = 'suspended' and delete_at is null
      and pg_try_advisory_xact_lock(hashtext('moving a shop'), shop)
      and not exists (select from shop_moves m where m.shop_number = shop and m.phase in ('copying', 'switched'));
  end if;
  kept := found;
  perform set_config('estampa.directory', '', true);
  return kept;
end $$;

-- False: it is not suspended, or its deletion is planned already, or it moves.
create or replace function plan_shop_deletion(person integer, shop integer, due timestamptz) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  perform require_operator(person);
  return due is not null and keep_deletion_date(shop, due);
end $$;

create or replace function take_back_shop_deletion(person integer, shop integer) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  perform require_operator(person);
  return keep_deletion_date(shop, null);
end $$;

create or replace function begin_shop_deletion(shop integer) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  begun boolean;
begin
  perform set_config('estampa.directory', 'on', true);
  update shops set deleting_since = coalesce(deleting_since, now()), host = null, other_hosts = '{}',
    version = version + 1
    where id = shop and state = 'suspended' and delete_at <= now();
  begun := found;
  perform set_config('estampa.directory', '', true);
  return begun;
end $$;

-- The same in the cell of a shop that lives elsewhere, after the directory, which has the date.
create function begin_deletion_in_cell(shop integer, due timestamptz) returns boolean
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  update shops set delete_at = due, deleting_since = coalesce(deleting_since, now()), host = null, other_hosts = '{}',
    version = version + 1
    where id = shop and cell <> 'home' and state = 'suspended' and due <= now();
  return found;
end $$;

-- As before; in another cell nobody is kept who works at none of its shops.
create or replace function end_shop_deletion() returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  gone integer := current_shop();
  was_in text;
  person integer;
begin
  if not is_shop_ending() then
    raise exception 'shop % is not being deleted', gone using errcode = 'insufficient_privilege';
  end if;
  perform graphile_worker.complete_jobs(array(
    select j.id from graphile_worker._private_jobs j where j.locked_at is null and j.payload ->> 'shop' = gone::text));
  delete from shops where id = gone returning cell into was_in;
  if was_in <> 'home' then
    for person in select id from people loop
      begin
        delete from people where id = person;
      exception when foreign_key_violation then
        null;
      end;
    end loop;
  end if;
end $$;

-- The row of the directory, once nothing is left in the cell where the shop lived.
create function end_deletion_in_directory(shop integer) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  if not exists (select from shops where id = shop and cell <> 'home' and deleting_since is not null) then
    raise exception 'shop % is not being deleted in another cell', shop using errcode = 'insufficient_privilege';
  end if;
  perform graphile_worker.complete_jobs(array(
    select j.id from graphile_worker._private_jobs j where j.locked_at is null and j.payload ->> 'shop' = shop::text));
  delete from shops where id = shop;
end $$;
