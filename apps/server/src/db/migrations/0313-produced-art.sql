-- Art that was made for a customer: the same one again, by the same technique, is set up again for less.
create table produced_art (
  shop_id integer not null default current_shop() references shops (id),
  customer_id integer not null,
  -- SHA-256 of technique and art
  key text not null check (key ~ '^[0-9a-f]{64}$'),
  order_id uuid not null,
  primary key (shop_id, customer_id, key),
  foreign key (shop_id, customer_id) references customers (shop_id, id) on delete cascade
);
select protect_by_shop('produced_art');
