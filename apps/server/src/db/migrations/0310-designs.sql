-- What people design on products: the document as they made it, and what was measured of it.
create table designs (
  shop_id integer not null default current_shop() references shops (id),
  id uuid not null default gen_random_uuid(),
  -- a guest's things become the customer's at sign-in
  customer_id integer,
  guest_id uuid,
  generic_id integer not null,
  sku text,
  name text not null,
  document jsonb not null,
  -- the decorated places with what was measured
  customization jsonb not null,
  -- [{printing_area_id, picture_key, preview_key}], in the order of the places
  pictures jsonb not null,
  -- uploads that it shows: they stay as long as it does
  logo_ids uuid[] not null,
  -- an order or a quote shows it: neither changed nor thrown away
  used_at timestamptz,
  created_at timestamptz not null,
  saved_at timestamptz not null,
  primary key (shop_id, id),
  foreign key (shop_id, customer_id) references customers (shop_id, id) on delete cascade,
  check (num_nonnulls(customer_id, guest_id) = 1)
);
create index designs_of_customer on designs (shop_id, customer_id, saved_at) where customer_id is not null;
create index designs_of_guest on designs (shop_id, guest_id, saved_at) where guest_id is not null;
select protect_by_shop('designs');

-- What was measured of a place's art, by the hash of everything that it depends on.
create table design_measures (
  shop_id integer not null default current_shop() references shops (id),
  key text not null check (key ~ '^[0-9a-f]{64}$'),
  measured jsonb not null,
  used_on date not null,
  primary key (shop_id, key)
);
create index design_measures_unused on design_measures (shop_id, used_on);
select protect_by_shop('design_measures');
