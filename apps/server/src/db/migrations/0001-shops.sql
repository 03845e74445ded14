-- The shops themselves, and the rule that keeps them apart.
create extension if not exists unaccent;
create extension if not exists pg_trgm;

-- The shop of the running request. Unset is a loud error, never «all shops».
create function current_shop() returns integer
  language sql stable parallel safe
  as $$ select current_setting('estampa.shop')::integer $$;

-- Every table with a shop_id calls this once, in the migration that makes it.
create function protect_by_shop(target regclass) returns void
  language plpgsql as $$
begin
  execute format('alter table %s enable row level security', target);
  execute format('alter table %s force row level security', target);
  execute format(
    'create policy by_shop on %s using (shop_id = current_shop()) with check (shop_id = current_shop())',
    target);
end $$;

create table shops (
  id integer generated always as identity primary key,
  name text not null unique check (name ~ '^[a-z][a-z0-9-]{1,39}$'),
  host text unique,
  -- what GetConfig shows to everyone
  config jsonb not null,
  -- what only the server knows: multipliers, rates, accounts
  rules jsonb not null,
  -- grows with every change that a page could show; pages are cached under it
  version integer not null default 1,
  created_at timestamptz not null default now()
);

create function announce_shop() returns trigger
  language plpgsql as $$
begin
  perform pg_notify('shop_changed', new.name);
  return new;
end $$;

create trigger shops_announce after insert or update on shops
  for each row execute function announce_shop();

-- Called when something that pages show has changed: the catalogue, the configuration.
-- The application may not write to shops otherwise, and this only touches the current one.
create function touch_shop() returns void
  language sql security definer set search_path = public
  as $$ update shops set version = version + 1 where id = current_shop() $$;
