-- A product that is sold no more is retired: it stays, because orders name it, and is in no list but that of the retired.
alter table generic_listings add column retired boolean not null default false;
create index generic_listings_retired on generic_listings (shop_id, slot) where retired;

-- When a product is shown, or hidden, by itself. A row goes when its moments have passed.
create table product_schedules (
  shop_id integer not null default current_shop(),
  generic_id integer not null,
  show_at timestamptz,
  hide_at timestamptz,
  primary key (shop_id, generic_id),
  foreign key (shop_id, generic_id) references generics on delete cascade,
  check (show_at is not null or hide_at is not null)
);
select protect_by_shop('product_schedules');

-- the page of a product shows both
create trigger product_schedules_raise_version after insert or update or delete on product_schedules
  for each row execute function raise_version_of_generic();
create trigger variants_renamed_raise_version after update of sku on variants
  for each row when (new.sku is distinct from old.sku) execute function raise_version_of_generic();
