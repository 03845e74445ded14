-- Two e-mails of one person become one customer. Of the one that is gone a row stays by which it is still found.
create table merged_customers (
  shop_id integer not null default current_shop(),
  -- the number that the customer had
  id integer not null,
  -- the customer who has everything now
  customer_id integer not null,
  email text not null,
  full_name text not null,
  merged_at timestamptz not null,
  merged_by text not null,
  primary key (shop_id, id),
  foreign key (shop_id, customer_id) references customers (shop_id, id) on delete cascade
);
create index merged_customers_of on merged_customers (shop_id, customer_id);
select protect_by_shop('merged_customers');

-- What one customer has becomes another's, who has a confirmed account. Orders and quotes say whose they are once and for
-- all: beside claim_guest this is the only door. What lets somebody in (password, sign-ins, identities) is not moved.
create function merge_customer(source integer, target integer, merger text, moment timestamptz) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  perform from customers where shop_id = current_shop() and id in (source, target) order by id for update;
  if source = target or not exists (
    select from customers s join customers t on t.shop_id = s.shop_id
    where s.shop_id = current_shop() and s.id = source and s.closed_at is null and s.blocked_at is null
      and t.id = target and not t.is_guest and t.verified_at is not null and t.closed_at is null
      and t.blocked_at is null
  ) then
    raise exception 'customer % cannot become part of %', source, target;
  end if;
  update orders set customer_id = target where shop_id = current_shop() and customer_id = source;
  update quotes set customer_id = target where shop_id = current_shop() and customer_id = source;
  update quote_mails set customer_id = target where shop_id = current_shop() and customer_id = source;
  update mails set customer_id = target where shop_id = current_shop() and customer_id = source;
  update receipts set customer_id = target where shop_id = current_shop() and customer_id = source;
  update papers set customer_id = target where shop_id = current_shop() and customer_id = source;
  update consents set customer_id = target where shop_id = current_shop() and customer_id = source;
  update addresses set customer_id = target where shop_id = current_shop() and customer_id = source;
  update customer_notes set customer_id = target where shop_id = current_shop() and customer_id = source;
  update uploads set customer_id = target where shop_id = current_shop() and customer_id = source;
  update designs set customer_id = target where shop_id = current_shop() and customer_id = source;
  update cart_line_uploads set customer_id = target
    where shop_id = current_shop() and customer_id = source and is_ordered;
  insert into favorites (shop_id, customer_id, generic_id, added_at)
    select shop_id, target, generic_id, added_at from favorites
    where shop_id = current_shop() and customer_id = source
    on conflict (shop_id, customer_id, generic_id) do nothing;
  insert into produced_art (shop_id, customer_id, key, order_id)
    select shop_id, target, key, order_id from produced_art
    where shop_id = current_shop() and customer_id = source
    on conflict (shop_id, customer_id, key) do nothing;
  insert into customer_order_stats as s (shop_id, customer_id, orders, ordered, last_placed_at)
    select shop_id, target, orders, ordered, last_placed_at from customer_order_stats
    where shop_id = current_shop() and customer_id = source
    on conflict (shop_id, customer_id) do update set orders = s.orders + excluded.orders,
      ordered = s.ordered + excluded.ordered,
      last_placed_at = greatest(s.last_placed_at, excluded.last_placed_at);
  delete from customer_order_stats where shop_id = current_shop() and customer_id = source;
  -- what the browser of a guest uploaded goes along with the last guest that it became
  if not exists (
    select from customers g join customers s on s.shop_id = g.shop_id and s.guest_id = g.guest_id and s.id <> g.id
    where g.shop_id = current_shop() and g.id = source
  ) then
    update uploads set customer_id = target, guest_id = null
    where shop_id = current_shop()
      and guest_id = (select guest_id from customers where shop_id = current_shop() and id = source);
    update designs set customer_id = target, guest_id = null
    where shop_id = current_shop()
      and guest_id = (select guest_id from customers where shop_id = current_shop() and id = source);
  end if;
  update merged_customers set customer_id = target where shop_id = current_shop() and customer_id = source;
  insert into merged_customers (shop_id, id, customer_id, email, full_name, merged_at, merged_by)
    select shop_id, id, target, email, full_name, moment, merger from customers
    where shop_id = current_shop() and id = source;
  delete from customers where shop_id = current_shop() and id = source;
end $$;
