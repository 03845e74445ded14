-- What a workshop makes of an order with one technique, written with the order's lines, which never change. What a job
-- says of them stands here once more, so that the board of a shop reads no designs.
create table production_jobs (
  shop_id integer not null default current_shop(),
  order_id uuid not null,
  -- no foreign key: what is made outlives the technique's page
  technique_id integer not null,
  -- pieces that are decorated with it, and in how many places the most decorated of them
  units integer not null check (units > 0),
  places integer not null check (places > 0),
  colors integer not null check (colors >= 0),
  -- of the largest of those places
  width_mm integer not null,
  height_mm integer not null,
  -- of the first line with it
  line_uuid uuid not null,
  product_name text not null,
  image text,
  -- how many further products of the order have it
  more_products integer not null default 0,
  -- 'waiting', the key of a stage, 'done'
  stage text not null default 'waiting',
  version integer not null default 1,
  blocked text,
  moved_by text not null default '',
  moved_at timestamptz,
  primary key (shop_id, order_id, technique_id),
  foreign key (shop_id, order_id) references orders
);
select protect_by_shop('production_jobs');

create table production_history (
  shop_id integer not null default current_shop(),
  order_id uuid not null,
  technique_id integer not null,
  sequence integer not null check (sequence > 0),
  kind text not null check (kind in ('moved', 'blocked', 'unblocked')),
  -- as people called the stages then
  from_stage text not null,
  to_stage text not null,
  note text not null,
  who_name text not null,
  at timestamptz not null,
  primary key (shop_id, order_id, technique_id, sequence),
  foreign key (shop_id, order_id, technique_id) references production_jobs
);
select protect_by_shop('production_history');
comment on table production_history is 'append only';

-- Conditions that somebody of the shop has overridden, with the reason.
create table production_waivers (
  shop_id integer not null default current_shop(),
  order_id uuid not null,
  condition text not null check (condition in ('payment', 'goods')),
  reason text not null check (reason <> ''),
  who_name text not null,
  at timestamptz not null,
  primary key (shop_id, order_id, condition),
  foreign key (shop_id, order_id) references orders
);
select protect_by_shop('production_waivers');

-- The stages of a technique where they are not the usual ones.
create table production_stages (
  shop_id integer not null default current_shop(),
  technique_id integer not null,
  stages jsonb not null,
  primary key (shop_id, technique_id)
);
select protect_by_shop('production_stages');

-- Jobs of lines: rows of (shop_id, order_id, position, shopping_cart_uuid, quantity, product_name, image, customization).
create function production_jobs_of_lines() returns trigger
  language plpgsql as $$
begin
  insert into production_jobs (shop_id, order_id, technique_id, units, places, colors, width_mm, height_mm, line_uuid,
    product_name, image, more_products)
  select * from jobs_in_lines((select coalesce(jsonb_agg(to_jsonb(a)), '[]') from after a where a.customization is not null))
  on conflict (shop_id, order_id, technique_id) do update set units = production_jobs.units + excluded.units;
  return null;
end $$;

create function jobs_in_lines(lines jsonb) returns table (
  shop_id integer, order_id uuid, technique_id integer, units integer, places integer, colors integer, width_mm integer,
  height_mm integer, line_uuid uuid, product_name text, image text, more_products integer)
  language sql stable as $$
  with line as (
    select l.*, (v ->> 'technique_id')::integer as technique_id, (v ->> 'colours')::numeric as colors,
      (v ->> 'width_centimeters')::numeric * 10 as width_mm, (v ->> 'height_centimeters')::numeric * 10 as height_mm
    from jsonb_to_recordset(lines) as l(shop_id integer, order_id uuid, position integer, shopping_cart_uuid uuid,
      quantity integer, product_name text, image text, customization jsonb),
      jsonb_array_elements(case jsonb_typeof(l.customization -> 'views') when 'array'
        then l.customization -> 'views' else '[]' end) v
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
$$;

do $$
declare
  shop integer;
begin
  for shop in select id from shops loop
    perform set_config('estampa.shop', shop::text, true);
    insert into production_jobs (shop_id, order_id, technique_id, units, places, colors, width_mm, height_mm, line_uuid,
      product_name, image, more_products)
    select j.* from orders o, jobs_in_lines((select coalesce(jsonb_agg(to_jsonb(l)), '[]') from order_lines l
      where l.shop_id = o.shop_id and l.order_id = o.id and l.customization is not null)) j
    where o.shop_id = shop and o.is_decorated;
    -- what has left the workshop is made
    update production_jobs j set stage = 'done' from orders o
    where j.shop_id = shop and o.shop_id = shop and o.id = j.order_id
      and o.state in ('ready', 'shipped', 'delivered', 'returned');
  end loop;
end $$;

create trigger order_lines_make_jobs after insert on order_lines
  referencing new table as after for each statement execute function production_jobs_of_lines();
