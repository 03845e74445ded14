-- How a parcel is followed that the shop sends by itself. The last row of an order is what counts; those before it say
-- who gave what.
create table order_parcels (
  shop_id integer not null default current_shop(),
  order_id uuid not null,
  sequence integer not null check (sequence > 0),
  carrier text not null check (carrier <> ''),
  -- empty once the person has been forgotten
  tracking_number text not null,
  tracking_url text check (tracking_url like 'https://%'),
  who_id text not null,
  who_name text not null,
  at timestamptz not null,
  primary key (shop_id, order_id, sequence),
  foreign key (shop_id, order_id) references orders
);
select protect_by_shop('order_parcels');
comment on table order_parcels is 'append only';

-- A carrier's page shows who receives what. The application may not rewrite parcels: this is the only door, and it
-- opens for orders that have lost their person alone.
create function forget_parcels_of(target uuid) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  if not exists (
    select from orders where shop_id = current_shop() and id = target and person_forgotten_at is not null
  ) then
    raise exception 'order % has its person still', target;
  end if;
  update order_parcels set tracking_number = '', tracking_url = null
  where shop_id = current_shop() and order_id = target;
end $$;
