-- What the shop calls an ink of a placed order, in place of the name that its buyer typed. The line itself stays as it was
-- ordered and approved.
create table order_ink_names (
  shop_id integer not null default current_shop(),
  order_id uuid not null,
  line_uuid uuid not null,
  area_id integer not null,
  hex text not null check (hex ~ '^#[0-9a-f]{6}$'),
  name text not null check (name <> ''),
  named_at timestamptz not null,
  primary key (shop_id, order_id, line_uuid, area_id, hex),
  foreign key (shop_id, order_id) references orders
);
select protect_by_shop('order_ink_names');
