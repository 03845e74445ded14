-- Payments of orders. What an order's money is (unpaid, partial, paid …) follows from them.
create table payments (
  shop_id integer not null,
  id uuid not null,
  order_id uuid not null,
  method text not null check (method in ('CHQ', 'MP', 'TRF')),
  state text not null check (state in ('pending', 'in_review', 'approved', 'rejected', 'expired', 'cancelled',
    'refunded', 'charged_back')),
  amount bigint not null check (amount >= 0),
  currency text not null check (currency in ('ARS', 'CLP')),
  -- what the bank or Mercado Pago is told, so that the money is found again
  reference text not null,
  created_at timestamptz not null,
  primary key (shop_id, id),
  foreign key (shop_id, order_id) references orders
);
select protect_by_shop('payments');
create index payments_of_order on payments (shop_id, order_id);

create table payment_history (
  shop_id integer not null,
  payment_id uuid not null,
  sequence integer not null check (sequence > 0),
  -- null: the payment was asked for
  from_state text,
  to_state text not null,
  who_kind text not null check (who_kind in ('customer', 'staff', 'system')),
  who_id text,
  who_name text not null,
  at timestamptz not null,
  primary key (shop_id, payment_id, sequence),
  foreign key (shop_id, payment_id) references payments
);
select protect_by_shop('payment_history');
comment on table payment_history is 'append only';
