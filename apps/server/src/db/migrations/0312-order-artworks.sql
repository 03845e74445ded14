-- What the workshop works from: copied when the order is placed, so that nothing that its buyer deletes breaks it.
create table order_artworks (
  shop_id integer not null default current_shop(),
  order_id uuid not null,
  -- [{kind, name, key, shoppingCartUUID, printing_area_id}]
  files jsonb not null default '[]',
  asked_at timestamptz not null,
  -- null: still to be copied
  ready_at timestamptz,
  primary key (shop_id, order_id),
  foreign key (shop_id, order_id) references orders
);
select protect_by_shop('order_artworks');
