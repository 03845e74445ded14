-- Catalogs of suppliers that are fetched by themselves. The first one is decided by a person; the next ones are read so.
create table import_feeds (
  shop_id integer not null default current_shop() references shops,
  id integer not null check (id > 0),
  version integer not null default 1,
  supplier text not null check (supplier <> ''),
  kind text not null check (kind in ('file', 'zecat')),
  address text not null,
  -- the key that the supplier's server asks for, sealed; null: none
  credentials text,
  -- in the shop's calendar: at this hour, and so many hours later until the day is over
  hour integer not null check (hour between 0 and 23),
  every_hours integer not null check (every_hours between 1 and 24),
  is_on boolean not null,
  next_at timestamptz not null,
  -- as the first import of it was decided: {choices, sheet}
  decided jsonb,
  primary key (shop_id, id)
);
select protect_by_shop('import_feeds');

alter table catalog_imports
  -- somebody has rehearsed it: a feed no longer goes on by itself
  add column is_by_hand boolean not null default false;
