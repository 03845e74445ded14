-- The persons of a list are often not the buyer's own, so their names go as soon as nobody needs them to make an order again.
-- The application may not rewrite lines: this is the only door, and it opens for orders that have been over for a while.
create function without_roster(line jsonb) returns jsonb
  language sql immutable
  as $$ select case jsonb_typeof(line -> 'value')
    when 'object' then line #- '{value,customization,roster}'
    else line #- '{customization,roster}' end $$;

create function changeable_without_rosters(content jsonb) returns jsonb
  language sql immutable
  as $$ select case jsonb_typeof(content -> 'lines')
    when 'array' then jsonb_set(content, '{lines}', (
      select coalesce(jsonb_agg(line #- '{customization,roster}'), '[]') from jsonb_array_elements(content -> 'lines') line))
    else content end $$;

-- Gives the orders that lost their lists.
create function forget_rosters(over_before timestamptz) returns setof uuid
  language plpgsql security definer set search_path = public, pg_temp
  as $$
declare
  target uuid;
begin
  for target in
    select o.id from orders o
    where o.shop_id = current_shop() and o.state in ('delivered', 'returned', 'cancelled', 'expired')
      and exists (select from order_lines l
        where l.shop_id = o.shop_id and l.order_id = o.id and l.customization ? 'roster')
      and not exists (select from order_history h
        where h.shop_id = o.shop_id and h.order_id = o.id and h.at >= over_before)
  loop
    update order_lines set customization = customization - 'roster'
    where shop_id = current_shop() and order_id = target and customization ? 'roster';
    update quote_lines l set line = without_roster(l.line)
    from quotes q
    where q.shop_id = current_shop() and q.order_id = target and l.shop_id = q.shop_id and l.quote_id = q.id;
    update order_changes set before = changeable_without_rosters(before), after = changeable_without_rosters(after)
    where shop_id = current_shop() and order_id = target;
    return next target;
  end loop;
end $$;

-- A line of sizes has its customization beside its rows, not in them: a forgotten person's went on there.
create or replace function without_customization(line jsonb) returns jsonb
  language sql immutable
  as $$ select case jsonb_typeof(line -> 'value')
    when 'object' then jsonb_set(line, '{value}', (line -> 'value') - '{customization,customizationRender}'::text[])
    when 'array' then jsonb_set(line, '{value}', (
      select coalesce(jsonb_agg(jsonb_set(row, '{value}', (row -> 'value') - '{customization,customizationRender}'::text[])), '[]')
      from jsonb_array_elements(line -> 'value') row)) - '{customization,customizationRender}'::text[]
    else line end $$;
