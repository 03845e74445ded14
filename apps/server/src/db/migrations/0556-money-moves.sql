-- Money as it came and went, one row for each time: the bank's list of a day is compared with them. Triggers write them
-- from what becomes of payments, so that no writer forgets to; their sum is the money that is here.
create table money_moves (
  shop_id integer not null default current_shop(),
  id bigint generated always as identity,
  order_id uuid not null,
  payment_id uuid not null,
  -- below zero it went back
  amount bigint not null check (amount <> 0),
  at timestamptz not null default now(),
  primary key (shop_id, id),
  foreign key (shop_id, payment_id) references payments
);
select protect_by_shop('money_moves');
comment on table money_moves is 'append only';
create index money_moves_by_time on money_moves (shop_id, at);

-- What somebody has to look at is little of all payments.
create index payments_in_review on payments (shop_id, order_id) where state = 'in_review';

create function money_here(payment payments) returns bigint
  language sql immutable as $$
  select case when payment.state = 'approved' then payment.amount - payment.refunded else 0 end
$$;

create function add_money_move() returns trigger
  language plpgsql as $$
declare
  moved bigint := money_here(new) - case when tg_op = 'UPDATE' then money_here(old) else 0 end;
begin
  if moved <> 0 then
    insert into money_moves (shop_id, order_id, payment_id, amount)
    values (new.shop_id, new.order_id, new.id, moved);
  end if;
  return null;
end $$;

create trigger payments_add_money_move after insert or update of state, amount, refunded on payments
  for each row execute function add_money_move();

-- Of payments of before it is known when they came and when they went back whole; parts that went back are dated with the
-- last of them that somebody wrote down.
do $$
declare
  shop integer;
begin
  for shop in select id from shops loop
    perform set_config('estampa.shop', shop::text, true);
    insert into money_moves (shop_id, order_id, payment_id, amount, at)
    select p.shop_id, p.order_id, p.id, m.amount, m.at
    from payments p, lateral (
      select p.amount as amount, min(h.at) as at from payment_history h
      where h.shop_id = p.shop_id and h.payment_id = p.id and h.to_state = 'approved'
      union all
      select -p.refunded, coalesce(max(h.at) filter (where h.from_state = 'approved' and h.to_state = 'approved'), max(h.at))
      from payment_history h where h.shop_id = p.shop_id and h.payment_id = p.id
      union all
      select p.refunded - p.amount, max(h.at) from payment_history h
      where h.shop_id = p.shop_id and h.payment_id = p.id and h.to_state in ('refunded', 'charged_back')
    ) m
    where p.state in ('approved', 'refunded', 'charged_back') and m.amount <> 0 and m.at is not null;
  end loop;
end $$;
