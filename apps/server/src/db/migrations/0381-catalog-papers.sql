-- The catalogue as PDF: one row per shop and selection, made by a job when somebody asks and something has changed.
create table catalog_papers (
  shop_id integer not null default current_shop() references shops (id),
  -- 0: all products
  family_id integer not null check (family_id >= 0),
  state text not null check (state in ('working', 'ready', 'failed')),
  -- parts of a hundred
  progress integer not null default 0 check (progress between 0 and 100),
  -- the shop's at the time of asking, then of what was drawn
  shop_version bigint not null,
  asked_at timestamptz not null,
  ended_at timestamptz,
  -- of the newest file; its hash says what it shows
  key text,
  hash text,
  -- files that it replaced, whose addresses may still be open: [{key, at}]
  replaced jsonb not null default '[]',
  primary key (shop_id, family_id),
  check (state <> 'ready' or key is not null)
);
select protect_by_shop('catalog_papers');
