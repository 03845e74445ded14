-- What the papers of somebody's orders say of who bought, with how many of them say it: an order is looked for by a name
-- among customers, who are fewer. Made of the orders, it forgets with them.
create table order_words (
  shop_id integer not null default current_shop() references shops,
  customer_id integer not null,
  words text not null,
  orders integer not null check (orders >= 0)
);
create unique index order_words_of_customer on order_words (shop_id, customer_id, md5(words));
select protect_by_shop('order_words');

create function words_of_order(o orders) returns text
  language sql immutable as $$ select o.buyer_words || ' ' || lower(o.purchase_order) $$;

create function keep_order_words() returns trigger
  language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    -- in one order, so that two orders that change names with each other do not wait for each other
    perform from order_words w
      where w.shop_id = old.shop_id and (w.customer_id, md5(w.words)) in
        ((old.customer_id, md5(words_of_order(old))), (new.customer_id, md5(words_of_order(new))))
      order by w.customer_id, md5(w.words) for update;
  end if;
  if tg_op <> 'INSERT' then
    update order_words w set orders = w.orders - 1
      where w.shop_id = old.shop_id and w.customer_id = old.customer_id and md5(w.words) = md5(words_of_order(old));
    delete from order_words w
      where w.shop_id = old.shop_id and w.customer_id = old.customer_id and w.orders = 0;
  end if;
  if tg_op <> 'DELETE' then
    insert into order_words as w (shop_id, customer_id, words, orders)
      values (new.shop_id, new.customer_id, words_of_order(new), 1)
      on conflict (shop_id, customer_id, md5(words)) do update set orders = w.orders + 1;
  end if;
  return null;
end $$;
create trigger orders_words_new after insert or delete on orders for each row execute function keep_order_words();
create trigger orders_words_changed after update of document, purchase_order, customer_id on orders
  for each row when ((new.customer_id, new.buyer_words, new.purchase_order)
    is distinct from (old.customer_id, old.buyer_words, old.purchase_order))
  execute function keep_order_words();

do $$
declare
  shop integer;
  before text := current_setting('estampa.shop', true);
begin
  for shop in select id from shops loop
    perform set_config('estampa.shop', shop::text, true);
    insert into order_words (shop_id, customer_id, words, orders)
      select o.shop_id, o.customer_id, words_of_order(o), count(*) from orders o group by 1, 2, 3;
  end loop;
  perform set_config('estampa.shop', coalesce(before, ''), true);
end $$;
