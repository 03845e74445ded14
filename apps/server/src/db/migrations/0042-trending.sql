-- Orders that have been counted in `trending`: a job that is done twice counts once.
create table counted_orders (
  shop_id integer not null default current_shop() references shops,
  order_id uuid not null,
  counted_at timestamptz not null default now(),
  primary key (shop_id, order_id)
);
select protect_by_shop('counted_orders');
create index counted_orders_by_time on counted_orders (shop_id, counted_at);

-- The products that the shop's pages show as wanted most: when others are, the pages are made anew.
create table trending_shown (
  shop_id integer primary key default current_shop() references shops,
  generic_ids integer[] not null
);
select protect_by_shop('trending_shown');
