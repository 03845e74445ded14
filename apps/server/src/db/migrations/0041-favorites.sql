-- What a customer has marked to find again.
create table favorites (
  shop_id integer not null default current_shop(),
  customer_id integer not null,
  generic_id integer not null,
  added_at timestamptz not null,
  primary key (shop_id, customer_id, generic_id),
  foreign key (shop_id, customer_id) references customers on delete cascade,
  foreign key (shop_id, generic_id) references generics on delete cascade
);
-- the newest first
create index favorites_of_customer on favorites (shop_id, customer_id, added_at desc, generic_id desc);
-- asked by the foreign key when a product is deleted
create index favorites_by_generic on favorites (shop_id, generic_id);
select protect_by_shop('favorites');
