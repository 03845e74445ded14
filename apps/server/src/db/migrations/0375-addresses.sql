-- Addresses that customers keep for the next order: who receives it, and where.
create table addresses (
  shop_id integer not null default current_shop() references shops,
  id uuid not null default gen_random_uuid(),
  customer_id integer not null,
  -- how the customer calls it; may be empty
  label text not null,
  name text not null,
  last_name text not null,
  phone text not null,
  email text not null,
  province_id text not null,
  city_id text not null,
  location_id text not null,
  zip_code text not null,
  street text not null,
  street_number text not null,
  apartment text not null,
  -- of the last order that went there
  used_at timestamptz,
  created_at timestamptz not null,
  primary key (shop_id, id),
  foreign key (shop_id, customer_id) references customers (shop_id, id) on delete cascade
);
create index addresses_of_customer on addresses (shop_id, customer_id);
select protect_by_shop('addresses');
