-- Cards of the catalogue say from how many units their price holds, and how few units are sold. Products that were
-- filed before get both from their tiers.
do $$
declare
  shop integer;
begin
  for shop in select id from shops loop
    perform set_config('estampa.shop', shop::text, true);
    update generics g set card = g.card || jsonb_build_object(
      'price_from_quantity', t.price_from_quantity, 'sold_from_quantity', t.sold_from_quantity)
    from (
      select v.generic_id,
        (array_agg((tier ->> 'min_quantity')::integer order by (tier ->> 'cost')::bigint,
          (tier ->> 'min_quantity')::integer))[1] as price_from_quantity,
        min((tier ->> 'min_quantity')::integer) as sold_from_quantity
      from variants v, jsonb_array_elements(v.tiers) tier
      where v.shop_id = shop and v.active
      group by v.generic_id
    ) t
    where g.shop_id = shop and g.id = t.generic_id;
  end loop;
end $$;
