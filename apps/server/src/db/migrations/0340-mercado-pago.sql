-- Mercado Pago: how a shop is known there, what it was asked to collect, and what it said of it.

create table mercado_pago_accounts (
  shop_id integer primary key default current_shop() references shops,
  -- address of its API
  origin text not null check (origin ~ '^https?://[^/]+$'),
  collector_id text not null check (collector_id ~ '^\d{1,18}$'),
  -- access token and webhook secret, sealed with a key that the database does not have
  credentials text not null,
  -- whether buyers are offered it; payments of before are read all the same
  is_on boolean not null,
  changed_at timestamptz not null
);
select protect_by_shop('mercado_pago_accounts');

-- Says in the table of shops who offers it: what a shop offers is known before any of its rows may be read.
alter table shops add column offers_mercado_pago boolean not null default false;

create function offer_mercado_pago() returns trigger
  language plpgsql security definer set search_path = public
  as $$
begin
  update shops set offers_mercado_pago = new.is_on, version = version + 1 where id = new.shop_id;
  return null;
end $$;
revoke execute on function offer_mercado_pago() from public;

create trigger mercado_pago_accounts_offer after insert or update on mercado_pago_accounts
  for each row execute function offer_mercado_pago();

-- Where a buyer pays a payment that was asked for.
create table mercado_pago_preferences (
  shop_id integer not null default current_shop(),
  payment_id uuid not null,
  preference_id text not null,
  init_point text not null,
  expires_at timestamptz not null,
  primary key (shop_id, payment_id),
  foreign key (shop_id, payment_id) references payments
);
select protect_by_shop('mercado_pago_preferences');

-- What it notified, by signature: one that is sent again is known. Forgotten after a month.
create table mercado_pago_notices (
  shop_id integer not null default current_shop(),
  signature text not null check (signature ~ '^[0-9a-f]{64}$'),
  mercado_pago_id text not null,
  action text not null,
  received_at timestamptz not null,
  primary key (shop_id, signature)
);
select protect_by_shop('mercado_pago_notices');
create index mercado_pago_notices_by_age on mercado_pago_notices (shop_id, received_at);

-- Its payments as it last told them, each of an order of ours. What does not fit is not believed and flagged.
create table mercado_pago_payments (
  shop_id integer not null default current_shop(),
  id text not null,
  order_id uuid not null,
  -- the payment of ours that it counts as, once it does
  payment_id uuid,
  status text not null,
  amount bigint not null,
  currency text not null,
  -- which of what was expected differs, or «partly_refunded»; null: nothing is to be looked at
  flag text,
  updated_at timestamptz not null,
  primary key (shop_id, id),
  foreign key (shop_id, order_id) references orders,
  foreign key (shop_id, payment_id) references payments
);
select protect_by_shop('mercado_pago_payments');
create index mercado_pago_payments_flagged on mercado_pago_payments (shop_id) where flag is not null;
