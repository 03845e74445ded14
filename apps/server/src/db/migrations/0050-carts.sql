-- The cart that a shop keeps for a customer: what the person decided, one document per person. What the
-- catalogue says of it is read when it is shown. Carts that nobody touched for 180 days are swept.
create table carts (
  shop_id integer not null default current_shop() references shops (id),
  customer_id integer not null,
  -- grows with every change of the lines; 0: nothing was saved yet
  version integer not null default 0 check (version >= 0),
  lines jsonb not null default '[]',
  -- guests' lines that were joined at a login, and lines that became an order: neither comes twice
  merged uuid[] not null default '{}',
  ordered uuid[] not null default '{}',
  -- [{session, uuids}]: which lines each of the latest sessions had sent or been given
  known jsonb not null default '[]',
  saved_at timestamptz not null,
  primary key (shop_id, customer_id),
  foreign key (shop_id, customer_id) references customers (shop_id, id) on delete cascade
);
create index carts_by_age on carts (shop_id, saved_at);
select protect_by_shop('carts');

-- Uploads that belong to one line: originals for the workshop and pictures of how it will look. They outlive
-- the line when it becomes an order, whose lines have its uuid.
create table cart_line_uploads (
  shop_id integer not null default current_shop(),
  customer_id integer not null,
  shopping_cart_uuid uuid not null,
  kind text not null check (kind in ('file', 'image')),
  position integer not null check (position > 0),
  upload_id uuid not null,
  is_ordered boolean not null default false,
  attached_at timestamptz not null,
  primary key (shop_id, customer_id, shopping_cart_uuid, kind, position),
  foreign key (shop_id, customer_id) references customers (shop_id, id) on delete cascade,
  foreign key (shop_id, upload_id) references uploads (shop_id, id) on delete cascade
);
create index cart_line_uploads_of_upload on cart_line_uploads (shop_id, upload_id);
select protect_by_shop('cart_line_uploads');
