-- What somebody of the shop has settled of an order's money that no rule can settle: a refund that was owed, a payment
-- that the bank took back, a notice that does not fit. Every row with who, when and why.
create table order_settlements (
  shop_id integer not null default current_shop(),
  order_id uuid not null,
  sequence integer not null check (sequence > 0),
  kind text not null check (kind in ('refund_owed', 'charged_back', 'payment_differs')),
  -- what was owed, was taken back, or was told, minor units
  amount bigint not null check (amount >= 0),
  -- the payment that the bank took back
  payment_id uuid,
  -- the payment of Mercado Pago that does not fit, as it was told at that moment
  mercado_pago_id text,
  told_at timestamptz,
  -- of a refund: all that was owed back, settled before or now, and how much had gone back by then
  owed bigint check (owed >= amount),
  went_back bigint check (went_back >= 0),
  note text not null,
  who_id text not null,
  who_name text not null,
  at timestamptz not null,
  primary key (shop_id, order_id, sequence),
  foreign key (shop_id, order_id) references orders,
  check ((kind = 'refund_owed') = (owed is not null and went_back is not null)),
  check ((kind = 'charged_back') = (payment_id is not null)),
  check ((kind = 'payment_differs') = (mercado_pago_id is not null and told_at is not null))
);
select protect_by_shop('order_settlements');
comment on table order_settlements is 'append only';

-- A note may name the person. The application may not rewrite settlements: this is the only door, and it opens for
-- orders that have lost their person alone.
create function forget_settlements_of(target uuid) returns void
  language plpgsql security definer set search_path = public, pg_temp
  as $$
begin
  if not exists (
    select from orders where shop_id = current_shop() and id = target and person_forgotten_at is not null
  ) then
    raise exception 'order % has its person still', target;
  end if;
  update order_settlements set note = '' where shop_id = current_shop() and order_id = target;
end $$;
