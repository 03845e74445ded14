-- Money moves when its payment does, whenever that is written down: with a state comes a line of the payment's history.
create or replace function add_money_move() returns trigger
  language plpgsql as $$
declare
  moved bigint := money_here(new) - case when tg_op = 'UPDATE' then money_here(old) else 0 end;
  told timestamptz;
begin
  if moved = 0 then
    return null;
  end if;
  if tg_op = 'UPDATE' and old.state <> new.state then
    select max(h.at) into told from payment_history h
    where h.shop_id = new.shop_id and h.payment_id = new.id and h.to_state = new.state;
  end if;
  insert into money_moves (shop_id, order_id, payment_id, amount, at)
  values (new.shop_id, new.order_id, new.id, moved, coalesce(told, now()));
  return null;
end $$;
