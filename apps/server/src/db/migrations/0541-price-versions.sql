-- Prices are computed from tables that are kept in memory under the version of their shop. Whoever changes by SQL what a
-- price depends on need not know of it: the version grows, once with each transaction. Stock is no part of a price.
create function touch_shop_of_price() returns trigger
  language plpgsql security definer set search_path = public as $$
begin
  update shops set version = version + 1 where id = new.shop_id and xmin <> pg_current_xact_id()::xid;
  return null;
end $$;

create function touch_shops_of_rows() returns trigger
  language plpgsql security definer set search_path = public as $$
begin
  update shops set version = version + 1
  where id in (select shop_id from changed_rows) and xmin <> pg_current_xact_id()::xid;
  return null;
end $$;

create trigger generics_touch_shop after update of published, technique_ids, document on generics
  for each row when ((new.published, new.technique_ids, new.document)
    is distinct from (old.published, old.technique_ids, old.document))
  execute function touch_shop_of_price();
create trigger generics_touch_shop_too after delete on generics referencing old table as changed_rows
  for each statement execute function touch_shops_of_rows();

create trigger variants_touch_shop after update of generic_id, sku, active, tiers, document on variants
  for each row when ((new.generic_id, new.sku, new.active, new.tiers, new.document)
    is distinct from (old.generic_id, old.sku, old.active, old.tiers, old.document))
  execute function touch_shop_of_price();
create trigger variants_touch_shop_of_new after insert on variants referencing new table as changed_rows
  for each statement execute function touch_shops_of_rows();
create trigger variants_touch_shop_of_gone after delete on variants referencing old table as changed_rows
  for each statement execute function touch_shops_of_rows();
