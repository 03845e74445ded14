-- Somebody of the shop sees it as a customer: a link that opens once, then a session of a browser that only looks. The row
-- is there as long as the link or the session is; what happened stands in `changes`.
create table impersonations (
  shop_id integer not null default current_shop() references shops,
  id uuid not null default gen_random_uuid(),
  customer_id integer not null,
  staff_id integer not null,
  -- SHA-256 of the link until it is opened, of the browser's cookie from then on
  hash bytea not null,
  opened_at timestamptz,
  expires_at timestamptz not null,
  -- from where it was opened
  ip text not null,
  request_id text not null,
  primary key (shop_id, id),
  unique (shop_id, hash),
  foreign key (shop_id, customer_id) references customers (shop_id, id) on delete cascade,
  foreign key (shop_id, staff_id) references staff (shop_id, id) on delete cascade
);
create index impersonations_of on impersonations (shop_id, customer_id);
select protect_by_shop('impersonations');
