-- What a shop sold, for its figures: one row for each order that counts as a sale, and one for each of its lines. Narrow
-- rows with a date, so that the sums of a year read an index and neither the documents of orders nor the designs of
-- lines. Triggers write them from what becomes of orders and payments, so that no writer forgets to; a test compares
-- sale_amount with the domain's rule.
create table sales (
  shop_id integer not null default current_shop(),
  order_id uuid not null,
  -- when it was ordered
  at timestamptz not null,
  amount bigint not null,
  units integer not null,
  -- who of the shop answered its quote or typed it; null: nobody did
  seller_id text,
  seller_name text,
  primary key (shop_id, order_id),
  foreign key (shop_id, order_id) references orders on delete cascade
);
select protect_by_shop('sales');
create index sales_by_time on sales (shop_id, at) include (amount, units, seller_id, seller_name);

create table sold_lines (
  shop_id integer not null default current_shop(),
  order_id uuid not null,
  position integer not null,
  at timestamptz not null,
  -- null where somebody of the shop wrote the line; no foreign keys: what was sold outlives the product's page
  generic_id integer,
  variant_id integer,
  technique_ids integer[] not null,
  units integer not null,
  -- its share of the sale, without the delivery
  amount bigint not null,
  primary key (shop_id, order_id, position),
  foreign key (shop_id, order_id) references sales on delete cascade
);
select protect_by_shop('sold_lines');
create index sold_lines_by_time on sold_lines (shop_id, at) include (generic_id, variant_id, technique_ids, units, amount);

-- Saved carts of a time are few; quotes that were asked for are found by their first version.
create index quotes_asked on quotes (shop_id, created_at) where version = 1;

-- `here`: money that came and stayed; `back`: money that came and went. See saleOf in the domain.
create function sale_amount(state text, total bigint, here bigint, back bigint) returns bigint
  language sql immutable parallel safe as $$
  select case
    when state in ('cancelled', 'expired', 'returned') or state = 'placed' and here <= 0 then null
    when back > 0 and kept = 0 then null
    else kept
  end
  from (select greatest(0, total - greatest(0, back - greatest(0, here + back - total))) as kept) k
$$;

create function add_sales(shop integer, ids uuid[]) returns void
  language plpgsql as $$
begin
  insert into sales (shop_id, order_id, at, amount, units, seller_id, seller_name)
  select o.shop_id, o.id, o.placed_at, s.amount,
    coalesce((select sum(l.quantity) from order_lines l where l.shop_id = o.shop_id and l.order_id = o.id), 0),
    w.who_id, w.who_name
  from orders o
  cross join lateral (
    select coalesce(sum(p.amount - p.refunded) filter (where p.state = 'approved'), 0) as here,
      coalesce(sum(case p.state when 'approved' then p.refunded else p.amount end)
        filter (where p.state in ('approved', 'refunded', 'charged_back')), 0) as back
    from payments p where p.shop_id = o.shop_id and p.order_id = o.id
  ) m
  cross join lateral (select sale_amount(o.state, o.total, m.here::bigint, m.back::bigint) as amount) s
  left join lateral (
    select h.who_id, h.who_name from quotes q
    join quote_history h on h.shop_id = q.shop_id and h.quote_id = q.id
    where q.shop_id = o.shop_id and q.customer_id = o.customer_id and q.order_id = o.id
      and h.who_kind = 'staff' and h.to_state in ('sent', 'converted')
    order by h.to_state = 'sent' desc, h.at desc limit 1
  ) w on true
  where o.shop_id = shop and o.id = any(ids) and s.amount is not null;

  insert into sold_lines (shop_id, order_id, position, at, generic_id, variant_id, technique_ids, units, amount)
  select l.shop_id, l.order_id, l.position, s.at, l.generic_product_id, l.product_id,
    array(select distinct (v ->> 'technique_id')::integer from jsonb_array_elements(
        case jsonb_typeof(l.customization -> 'views') when 'array' then l.customization -> 'views' else '[]' end) v
      where v ->> 'technique_id' is not null order by 1),
    l.quantity,
    coalesce(round(s.amount::numeric * (o.total - o.shipping_cost) / nullif(o.total, 0)
      * l.total / nullif(sum(l.total) over (partition by l.order_id), 0)), 0)
  from sales s
  join orders o on o.shop_id = s.shop_id and o.id = s.order_id
  join order_lines l on l.shop_id = s.shop_id and l.order_id = s.order_id
  where s.shop_id = shop and s.order_id = any(ids);
end $$;

-- Whoever counts an order keeps others from it until the transaction ends.
create function recount_sales(shop integer, ids uuid[]) returns void
  language plpgsql as $$
begin
  perform from orders where shop_id = shop and id = any(ids) order by id for no key update;
  delete from sales where shop_id = shop and order_id = any(ids);
  perform add_sales(shop, ids);
end $$;

do $$
declare
  shop integer;
begin
  for shop in select id from shops loop
    perform set_config('estampa.shop', shop::text, true);
    perform add_sales(shop, array(select id from orders where shop_id = shop));
  end loop;
end $$;

-- The moves of a workshop change no sale.
create function recount_moved_orders() returns trigger
  language plpgsql as $$
declare
  shop integer;
  ids uuid[];
begin
  for shop, ids in
    select n.shop_id, array_agg(n.id) from after n join before o on o.shop_id = n.shop_id and o.id = n.id
    where (n.total, n.shipping_cost, n.placed_at) is distinct from (o.total, o.shipping_cost, o.placed_at)
      or n.state <> o.state and (n.state in ('placed', 'cancelled', 'expired', 'returned')
        or o.state in ('placed', 'cancelled', 'expired', 'returned'))
    group by n.shop_id
  loop
    perform recount_sales(shop, ids);
  end loop;
  return null;
end $$;

create function recount_new_orders() returns trigger
  language plpgsql as $$
declare
  shop integer;
  ids uuid[];
begin
  for shop, ids in select shop_id, array_agg(id) from after where state <> 'placed' group by shop_id loop
    perform recount_sales(shop, ids);
  end loop;
  return null;
end $$;

-- Lines come after their order, and anew where an order is changed.
create function recount_new_lines() returns trigger
  language plpgsql as $$
declare
  shop integer;
  ids uuid[];
begin
  for shop, ids in
    select s.shop_id, array_agg(distinct s.order_id) from after a
    join sales s on s.shop_id = a.shop_id and s.order_id = a.order_id group by s.shop_id
  loop
    perform recount_sales(shop, ids);
  end loop;
  return null;
end $$;

create function recount_paid_order() returns trigger
  language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    if new.state is not distinct from old.state and new.amount = old.amount and new.refunded = old.refunded then
      return null;
    end if;
    if not array[new.state, old.state] && array['approved', 'refunded', 'charged_back'] then return null; end if;
  elsif new.state not in ('approved', 'refunded', 'charged_back') then
    return null;
  end if;
  perform recount_sales(new.shop_id, array[new.order_id]);
  return null;
end $$;

create trigger orders_are_sold after insert on orders
  referencing new table as after for each statement execute function recount_new_orders();
create trigger orders_sold_otherwise after update on orders
  referencing old table as before new table as after for each statement execute function recount_moved_orders();
create trigger order_lines_are_sold after insert on order_lines
  referencing new table as after for each statement execute function recount_new_lines();
create trigger payments_make_sales after insert or update of state, amount, refunded on payments
  for each row execute function recount_paid_order();
