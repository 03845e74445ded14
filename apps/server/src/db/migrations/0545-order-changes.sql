-- What the shop changes in an order before its production begins, or proposes to: how it was and how it is then, each
-- whole, so that it is read without the catalog.
create table order_changes (
  shop_id integer not null default current_shop(),
  order_id uuid not null,
  number integer not null check (number > 0),
  -- a proposal waits for its buyer; it is replaced by another, and ended by what the order did meanwhile
  state text not null check (state in ('proposed', 'done', 'refused', 'replaced', 'ended')),
  before jsonb not null,
  after jsonb not null,
  note text not null,
  -- how the buyer's yes came, where somebody of the shop recorded it
  evidence text,
  who_id text not null,
  who_name text not null,
  at timestamptz not null,
  answered_by text,
  answered_at timestamptz,
  primary key (shop_id, order_id, number),
  foreign key (shop_id, order_id) references orders,
  check ((answered_by is null) = (answered_at is null))
);
select protect_by_shop('order_changes');
create unique index order_changes_proposed on order_changes (shop_id, order_id) where state = 'proposed';

-- The page of an order shows them.
create function raise_version_of_changed_order() returns trigger
  language plpgsql as $$
begin
  update orders set version = version + 1 where shop_id = new.shop_id and id = new.order_id;
  return null;
end $$;

create trigger changes_raise_version after insert or update of state on order_changes
  for each row execute function raise_version_of_changed_order();

-- The files of a changed order are made again, beside those that somebody may be looking at.
alter table order_artworks add column revision integer not null default 0;

-- The jobs of a changed order are made again of its lines: one that the order still needs keeps where it stands, with
-- what the workshop said of it, and one that it does not need goes with that.
alter table production_jobs drop constraint production_jobs_units_check, add check (units >= 0);
alter table production_history
  drop constraint production_history_shop_id_order_id_technique_id_fkey,
  -- the rows that are there were held to the same key, and no migration sees those of every shop
  add foreign key (shop_id, order_id, technique_id) references production_jobs on delete cascade not valid;

create or replace function production_jobs_of_lines() returns trigger
  language plpgsql as $$
begin
  insert into production_jobs as j (shop_id, order_id, technique_id, units, places, colors, width_mm, height_mm, line_uuid,
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
  on conflict (shop_id, order_id, technique_id) do update set units = j.units + excluded.units, places = excluded.places,
    colors = excluded.colors, width_mm = excluded.width_mm, height_mm = excluded.height_mm, line_uuid = excluded.line_uuid,
    product_name = excluded.product_name, image = excluded.image, more_products = excluded.more_products;
  return null;
end $$;

-- Lines may not be rewritten. This takes them all out, to be written anew by whoever holds the order's lock, and only
-- where they stand in a change whole.
create function take_out_order_lines(target uuid) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  perform from orders o join order_changes c on c.shop_id = o.shop_id and c.order_id = o.id
  where o.shop_id = current_shop() and o.id = target and c.state = 'done'
    and o.state in ('placed', 'confirmed', 'art_review', 'proof_sent', 'proof_rejected', 'proof_approved')
    and jsonb_array_length(c.before -> 'lines') = (
      select count(*) from order_lines l where l.shop_id = current_shop() and l.order_id = target);
  if not found then
    raise exception 'order % is not being changed', target;
  end if;
  update production_jobs set units = 0 where shop_id = current_shop() and order_id = target;
  delete from order_lines where shop_id = current_shop() and order_id = target;
end $$;
