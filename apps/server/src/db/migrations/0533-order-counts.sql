-- How many orders a shop has in each state, so that the list of its orders need not count them: a million took a fifth
-- of a second. The rows of a state add up. Each change appends rows of its own, so that orders never wait for each other
-- here, and every 64th writer folds what is there into one row for each state.
create table order_counts (
  shop_id integer not null default current_shop(),
  id bigint generated always as identity,
  state text not null,
  money_state text not null,
  orders integer not null,
  primary key (shop_id, id)
);
select protect_by_shop('order_counts');

-- Whoever folds keeps others from it until the transaction ends; they append and go on.
create function fold_order_counts(shop integer) returns void
  language plpgsql as $$
begin
  if not pg_try_advisory_xact_lock(hashtext('order_counts'), shop) then return; end if;
  with gone as (
    delete from order_counts where shop_id = shop returning state, money_state, orders
  )
  insert into order_counts (shop_id, state, money_state, orders)
  select shop, state, money_state, sum(orders) from gone group by state, money_state having sum(orders) <> 0;
end $$;

create function fold_some_order_counts() returns trigger
  language plpgsql as $$
begin
  perform fold_order_counts(new.shop_id);
  return null;
end $$;

create function count_new_orders() returns trigger
  language plpgsql as $$
begin
  insert into order_counts (shop_id, state, money_state, orders)
  select shop_id, state, money_state, count(*) from after group by shop_id, state, money_state;
  return null;
end $$;

create function count_gone_orders() returns trigger
  language plpgsql as $$
begin
  insert into order_counts (shop_id, state, money_state, orders)
  select shop_id, state, money_state, -count(*) from before group by shop_id, state, money_state;
  return null;
end $$;

create function count_moved_order() returns trigger
  language plpgsql as $$
begin
  insert into order_counts (shop_id, state, money_state, orders)
  values (old.shop_id, old.state, old.money_state, -1), (new.shop_id, new.state, new.money_state, 1);
  return null;
end $$;

do $$
declare
  shop integer;
begin
  for shop in select id from shops loop
    perform set_config('estampa.shop', shop::text, true);
    insert into order_counts (shop_id, state, money_state, orders)
    select shop_id, state, money_state, count(*) from orders where shop_id = shop
    group by shop_id, state, money_state;
  end loop;
end $$;

-- not by what a fold itself writes
create trigger order_counts_fold after insert on order_counts
  for each row when (new.id % 64 = 0 and pg_trigger_depth() < 2) execute function fold_some_order_counts();
create trigger orders_count_new after insert on orders
  referencing new table as after for each statement execute function count_new_orders();
create trigger orders_count_gone after delete on orders
  referencing old table as before for each statement execute function count_gone_orders();
create trigger orders_count_moved after update of state, money_state on orders
  for each row when ((new.state, new.money_state) is distinct from (old.state, old.money_state))
  execute function count_moved_order();
