-- What lacks its weight or a side cannot be sent: nobody can say what that costs. The office finds it before a buyer does.
alter table generic_listings add column is_measured boolean not null default true;

do $$
declare
  shop integer;
  before text := current_setting('estampa.shop', true);
begin
  for shop in select id from shops loop
    perform set_config('estampa.shop', shop::text, true);
    update generic_listings l set is_measured = false
    from generics g
    where g.shop_id = l.shop_id and g.id = l.generic_id and not (
      coalesce((g.document ->> 'unit_weight')::numeric, 0) > 0 and coalesce((g.document ->> 'height')::numeric, 0) > 0 and
      coalesce((g.document ->> 'length')::numeric, 0) > 0 and coalesce((g.document ->> 'width')::numeric, 0) > 0);
  end loop;
  perform set_config('estampa.shop', coalesce(before, ''), true);
end $$;

create index generic_listings_not_measured on generic_listings (shop_id, slot) where not is_measured;
