-- An order may leave in several parcels. One without rows here leaves in one piece, and `order_parcels` says how it is
-- followed. A parcel that was taken back before it left keeps its number, which may stand on a paper.
create table parcels (
  shop_id integer not null default current_shop(),
  order_id uuid not null,
  number integer not null check (number > 0),
  state text not null default 'packed' check (state in ('packed', 'left', 'arrived', 'taken_back')),
  -- grows with each change
  revision integer not null default 1,
  carrier text not null default '',
  -- empty where nobody has said it, and once the person has been forgotten
  tracking_number text not null default '',
  tracking_url text check (tracking_url like 'https://%'),
  packed_by text not null,
  packed_at timestamptz not null,
  left_at timestamptz,
  arrived_at timestamptz,
  primary key (shop_id, order_id, number),
  foreign key (shop_id, order_id) references orders,
  check ((left_at is not null) = (state in ('left', 'arrived'))),
  check ((arrived_at is not null) = (state = 'arrived'))
);
select protect_by_shop('parcels');

create table parcel_lines (
  shop_id integer not null default current_shop(),
  order_id uuid not null,
  number integer not null,
  -- of the order's line
  position integer not null,
  units integer not null check (units > 0),
  primary key (shop_id, order_id, number, position),
  foreign key (shop_id, order_id, number) references parcels,
  foreign key (shop_id, order_id, position) references order_lines
);
select protect_by_shop('parcel_lines');

create trigger order_parcels_raise_version after insert or update on parcels
  for each row execute function raise_version_of_order();
