-- Orders and looks since the products were put in order last: until they count for the order of a list, every list of
-- the shop is the same for everybody. The order is made anew when that changes what stands first, see trending.store.ts.
create table generic_demand (
  shop_id integer not null default current_shop(),
  generic_id integer not null,
  weight double precision not null,
  since timestamptz not null default now(),
  primary key (shop_id, generic_id),
  foreign key (shop_id, generic_id) references generics on delete cascade
) with (fillfactor = 70);
select protect_by_shop('generic_demand');

drop table trending_shown;
