-- Logos and designs that people brought. The files themselves are under their keys in the file store.
create table uploads (
  shop_id integer not null default current_shop() references shops (id),
  id uuid not null default gen_random_uuid(),
  kind text not null check (kind in ('logo', 'design')),
  -- a guest's things become the customer's at sign-in
  customer_id integer,
  guest_id uuid,
  name text not null,
  width integer not null,
  height integer not null,
  bytes integer not null,
  is_vector boolean not null,
  -- hex, most used first; empty for photographs
  colours text[] not null,
  -- re-encoded picture, its small preview and, of an SVG, the cleaned drawing
  picture_key text not null,
  preview_key text not null,
  drawing_key text,
  -- an order, quote or saved cart needs it: never thrown away
  used_at timestamptz,
  created_at timestamptz not null,
  primary key (shop_id, id),
  foreign key (shop_id, customer_id) references customers (shop_id, id) on delete cascade,
  check (num_nonnulls(customer_id, guest_id) = 1)
);
create index uploads_of_customer on uploads (shop_id, customer_id, kind, created_at) where customer_id is not null;
create index uploads_of_guest on uploads (shop_id, guest_id, kind, created_at) where guest_id is not null;
select protect_by_shop('uploads');
