-- The jobs of many lines that are written at once come from the rows themselves: as one document they outgrew it.
create or replace function production_jobs_of_lines() returns trigger
  language plpgsql as $$
begin
  insert into production_jobs (shop_id, order_id, technique_id, units, places, colors, width_mm, height_mm, line_uuid,
    product_name, image, more_products)
  with line as (
    select l.shop_id, l.order_id, l.position, l.shopping_cart_uuid, l.quantity, l.product_name, l.image,
      (v ->> 'technique_id')::integer as technique_id, (v ->> 'colours')::numeric as colors,
      (v ->> 'width_centimeters')::numeric * 10 as width_mm, (v ->> 'height_centimeters')::numeric * 10 as height_mm
    from after l, jsonb_array_elements(case jsonb_typeof(l.customization -> 'views') when 'array'
      then l.customization -> 'views' else '[]' end) v
    where l.customization is not null
  ), decorated as (
    select shop_id, order_id, technique_id, position, shopping_cart_uuid, quantity, product_name, image,
      count(*) as places, max(colors) as colors, max(width_mm * height_mm) as area,
      (array_agg(width_mm order by width_mm * height_mm desc))[1] as width_mm,
      (array_agg(height_mm order by width_mm * height_mm desc))[1] as height_mm
    from line where technique_id is not null
    group by shop_id, order_id, technique_id, position, shopping_cart_uuid, quantity, product_name, image
  )
  select shop_id, order_id, technique_id, sum(quantity)::integer, max(places)::integer, coalesce(max(colors), 0)::integer,
    coalesce(round((array_agg(width_mm order by area desc nulls last))[1]), 0)::integer,
    coalesce(round((array_agg(height_mm order by area desc nulls last))[1]), 0)::integer,
    (array_agg(shopping_cart_uuid order by position))[1], (array_agg(product_name order by position))[1],
    (array_agg(image order by position))[1], (count(distinct shopping_cart_uuid) - 1)::integer
  from decorated group by shop_id, order_id, technique_id
  on conflict (shop_id, order_id, technique_id) do update set units = production_jobs.units + excluded.units;
  return null;
end $$;

drop function jobs_in_lines(jsonb);
