-- Products are filed by the bits of their lowest cost, so that a price range is found among any number of products by
-- some dozens of bitmaps: reading the costs of a third of 100,000 products took twenty times as long. The value '' files
-- who has a cost, '00' to '39' whose cost has this bit.

-- The slots of a chunk whose cost is at least `bound`. `bits` are its bitmaps from bit 0 on, null where no cost has the bit.
create or replace function bits_at_least(bits bit(8192)[], bound bigint) returns bit(8192)
  language plpgsql immutable parallel safe
  as $$
declare
  none constant bit(8192) := 0::bit(8192);
  reached bit(8192) := ~none;
  one bit(8192);
begin
  foreach one in array bits loop
    if bound & 1 = 1 then
      reached := case when one is null then none else reached & one end;
    elsif one is not null then
      reached := reached | one;
    end if;
    bound := bound >> 1;
  end loop;
  return case when bound > 0 then none else reached end;
end $$;

do $$
declare
  shop integer;
begin
  for shop in select id from shops loop
    perform set_config('estampa.shop', shop::text, true);
    with filed as materialized (
      select l.slot, l.generic_id, b.value
      from generic_listings l cross join lateral (
        select '' as value
        union all
        select lpad(n::text, 2, '0') from generate_series(0, 39) n
        where (least(l.cost_from, (1::bigint << 40) - 1) >> n) & 1 = 1
      ) b
      where l.shop_id = shop and l.published and l.cost_from is not null
    ), posted as (
      insert into generic_postings (shop_id, facet, value, chunk, bits)
      select shop, 'cost', value, slot >> 13, bits_of(array_agg(slot)) from filed group by value, slot >> 13
    )
    update generic_filings f set keys = f.keys || c.keys
    from (select generic_id, array_agg('cost|' || value) as keys from filed group by generic_id) c
    where f.shop_id = shop and f.generic_id = c.generic_id;
  end loop;
end $$;
