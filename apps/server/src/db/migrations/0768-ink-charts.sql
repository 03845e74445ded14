-- The spot inks of a shop, from its own printed guide: read as a whole and replaced as a whole.
create table ink_charts (
  shop_id integer not null default current_shop(),
  version integer not null default 1 check (version > 0),
  inks jsonb not null,
  saved_at timestamptz not null,
  primary key (shop_id)
);
select protect_by_shop('ink_charts');
