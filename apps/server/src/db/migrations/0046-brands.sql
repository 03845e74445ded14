-- Products that were filed before brands became a filter are filed under theirs too.
do $$
declare
  shop integer;
begin
  for shop in select id from shops loop
    perform set_config('estampa.shop', shop::text, true);
    with branded as materialized (
      select distinct l.slot, l.generic_id, btrim(regexp_replace(s->>'name', '\s+', ' ', 'g')) as brand
      from generics g join generic_listings l on l.shop_id = g.shop_id and l.generic_id = g.id
        cross join jsonb_array_elements(g.document->'subattributes') s
      where g.shop_id = shop and g.published and s->>'attribute_name' ilike 'marca' and s->>'name' ~ '[^.\-\s]'
    ), posted as (
      insert into generic_postings (shop_id, facet, value, chunk, bits)
      select shop, 'brand', brand, slot >> 13, bits_of(array_agg(slot)) from branded group by brand, slot >> 13
    ), filed as (
      update generic_filings f set keys = f.keys || b.keys
      from (select generic_id, array_agg('brand|' || brand) as keys from branded group by generic_id) b
      where f.shop_id = shop and f.generic_id = b.generic_id
    )
    insert into generic_facets (shop_id, facet, value, label, docs)
    select shop, 'brand', brand, brand, count(*) from branded group by brand;
  end loop;
end $$;
