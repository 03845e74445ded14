-- A shop is prepared by its people before anybody else sees it, and can be suspended and opened again. Shops that were
-- there before are open.
alter table shops add column state text not null default 'open'
  check (state in ('preparing', 'open', 'suspended'));

-- The people of a shop open it to the public themselves, once. Suspending and reopening is for the installation.
create function open_current_shop() returns boolean
  language sql security definer set search_path = public, pg_temp
  as $$
    with opened as (
      update shops set state = 'open', version = version + 1
      where id = current_shop() and state = 'preparing' returning id)
    select exists (select from opened)
  $$;

-- Somebody of the shop looks at it before it is open: a link that opens once, then a cookie of one browser. It counts as
-- long as the session of the office does from which it was made.
create table shop_entries (
  shop_id integer not null default current_shop() references shops,
  id uuid not null default gen_random_uuid(),
  staff_id integer not null,
  session_id uuid not null references admin_sessions on delete cascade,
  -- SHA-256 of the link until it is opened, of the browser's cookie from then on
  hash bytea not null,
  opened_at timestamptz,
  expires_at timestamptz not null,
  primary key (shop_id, id),
  unique (shop_id, hash),
  foreign key (shop_id, staff_id) references staff (shop_id, id) on delete cascade
);
create index shop_entries_of on shop_entries (session_id);
select protect_by_shop('shop_entries');
