-- Lines that were kept before places had elements show one logo: they have none.
create function with_elements(customization jsonb) returns jsonb
  language sql immutable
  as $$ select case when jsonb_typeof(customization -> 'views') = 'array' then jsonb_set(customization, '{views}', (
    select coalesce(jsonb_agg('{"elements": []}'::jsonb || view order by place), '[]')
    from jsonb_array_elements(customization -> 'views') with ordinality as v(view, place)))
  else customization end $$;

do $$
declare
  shop integer;
begin
  for shop in select id from shops loop
    perform set_config('estampa.shop', shop::text, true);
    update carts set lines = (
      select coalesce(jsonb_agg(line || jsonb_build_object('customization', with_elements(line -> 'customization'))
        order by place), '[]')
      from jsonb_array_elements(lines) with ordinality as l(line, place))
    where shop_id = shop and jsonb_path_exists(lines, '$[*].customization.views[*]');
    update order_lines set customization = with_elements(customization)
    where shop_id = shop and customization is not null;
    update quote_lines set line = jsonb_set(line, '{customization}', with_elements(line -> 'customization'))
    where shop_id = shop and jsonb_path_exists(line, '$.customization.views');
    update quote_lines
    set line = jsonb_set(line, '{value,customization}', with_elements(line #> '{value,customization}'))
    where shop_id = shop and jsonb_path_exists(line, '$.value.customization.views');
  end loop;
end $$;

drop function with_elements(jsonb);
