-- Pages are kept under the version of their shop. Whoever changes a shop by SQL need not know of it: the version grows
-- with every change of the row, and of the families and techniques, which every page of the shop may show.
create function count_shop_version() returns trigger
  language plpgsql as $$
begin
  new.version = old.version + 1;
  return new;
end $$;

create trigger shops_version before update on shops
  for each row when (new.version = old.version and new is distinct from old)
  execute function count_shop_version();

-- The application may not write to shops: like touch_shop this only lets the version of one grow.
create function touch_shop_of_row() returns trigger
  language plpgsql security definer set search_path = public as $$
begin
  update shops set version = version + 1 where id = coalesce(new.shop_id, old.shop_id);
  return null;
end $$;

create trigger families_touch_shop after update on families
  for each row when (new is distinct from old) execute function touch_shop_of_row();
create trigger families_touch_shop_too after insert or delete on families
  for each row execute function touch_shop_of_row();
create trigger techniques_touch_shop after update on techniques
  for each row when (new is distinct from old) execute function touch_shop_of_row();
create trigger techniques_touch_shop_too after insert or delete on techniques
  for each row execute function touch_shop_of_row();
