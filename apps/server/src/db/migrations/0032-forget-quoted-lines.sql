-- A quote that became an order loses with it what the person had made: instructions, logos, designs.
create function without_customization(line jsonb) returns jsonb
  language sql immutable
  as $$ select case jsonb_typeof(line -> 'value')
    when 'object' then jsonb_set(line, '{value}', (line -> 'value') - '{customization,customizationRender}'::text[])
    when 'array' then jsonb_set(line, '{value}', (
      select coalesce(jsonb_agg(jsonb_set(row, '{value}', (row -> 'value') - '{customization,customizationRender}'::text[])), '[]')
      from jsonb_array_elements(line -> 'value') row))
    else line end $$;

create function forget_person_of_quote(of_order uuid) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  update quote_lines l set line = without_customization(l.line)
  from quotes q, orders o
  where o.shop_id = current_shop() and o.id = of_order and o.person_forgotten_at is not null
    and q.shop_id = o.shop_id and q.order_id = o.id and l.shop_id = q.shop_id and l.quote_id = q.id;
end $$;
