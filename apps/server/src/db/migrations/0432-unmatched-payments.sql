-- Payments of which Mercado Pago told and that name no payment of ours: the account may collect for others too, or
-- somebody paid by another way. Nothing is made of them; the shop's people see them.
create table mercado_pago_unmatched (
  shop_id integer not null default current_shop() references shops,
  id text not null,
  reference text not null,
  status text not null,
  amount bigint not null,
  currency text not null,
  updated_at timestamptz not null,
  primary key (shop_id, id)
);
select protect_by_shop('mercado_pago_unmatched');
create index mercado_pago_unmatched_by_age on mercado_pago_unmatched (shop_id, updated_at);
