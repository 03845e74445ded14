-- Orders: what was bought, at the prices of that moment, and what became of it.

-- Numbers of a shop's orders: 1, 2, 3 … An order takes the next one in its own transaction, so none is lost.
create table order_counters (
  shop_id integer primary key references shops,
  last_number integer not null check (last_number > 0)
);
select protect_by_shop('order_counters');

create table orders (
  shop_id integer not null references shops,
  id uuid not null,
  number integer not null check (number > 0),
  -- no foreign key: papers outlive the account of who bought
  customer_id integer not null,
  state text not null check (state in ('placed', 'confirmed', 'art_review', 'proof_sent', 'proof_approved',
    'proof_rejected', 'in_production', 'ready', 'shipped', 'delivered', 'returned', 'expired', 'cancelled')),
  -- follows from the payments and changes in the transaction that changes them
  money_state text not null check (money_state in ('unpaid', 'in_review', 'partial', 'paid', 'refunded')),
  is_decorated boolean not null,
  delivery_method text not null check (delivery_method in ('shipping', 'pickup')),
  payment_method text not null check (payment_method in ('CHQ', 'MP', 'TRF')),
  currency text not null check (currency in ('ARS', 'CLP')),
  sub_total bigint not null check (sub_total >= 0),
  taxes bigint not null check (taxes >= 0),
  shipping_cost bigint not null check (shipping_cost >= 0),
  discount bigint not null check (discount >= 0),
  total bigint not null check (total >= 0),
  -- what the shop asks before it confirms
  deposit bigint not null check (deposit between 0 and total),
  -- address, invoice, shipping, payment method and the block of totals, as they were
  document jsonb not null,
  idempotency_key text not null,
  body_hash text not null,
  placed_at timestamptz not null,
  -- until when stock is held without payment; null: nothing waits for money
  held_until timestamptz,
  primary key (shop_id, id),
  unique (shop_id, number),
  unique (shop_id, customer_id, idempotency_key),
  check (sub_total + taxes + shipping_cost - discount = total)
);
select protect_by_shop('orders');
create index orders_of_customer on orders (shop_id, customer_id, placed_at desc);
create index orders_to_expire on orders (shop_id, held_until) where held_until is not null;

create table order_lines (
  shop_id integer not null,
  order_id uuid not null,
  position integer not null check (position > 0),
  product_id integer not null,
  generic_product_id integer not null,
  shopping_cart_uuid uuid not null,
  sku text not null,
  product_name text not null,
  variant_name text not null,
  image text,
  quantity integer not null check (quantity between 1 and 1000000),
  has_product_building boolean not null,
  customization jsonb,
  -- money of the whole line
  price_base bigint not null check (price_base >= 0),
  price_aplication bigint not null check (price_aplication >= 0),
  tax bigint not null check (tax >= 0),
  total bigint not null,
  primary key (shop_id, order_id, position),
  foreign key (shop_id, order_id) references orders,
  check (price_base + price_aplication + tax = total)
);
select protect_by_shop('order_lines');
comment on table order_lines is 'append only';

create table order_history (
  shop_id integer not null,
  order_id uuid not null,
  sequence integer not null check (sequence > 0),
  -- null: the order was made
  from_state text,
  to_state text not null,
  who_kind text not null check (who_kind in ('customer', 'staff', 'system')),
  who_id text,
  who_name text not null,
  at timestamptz not null,
  primary key (shop_id, order_id, sequence),
  foreign key (shop_id, order_id) references orders
);
select protect_by_shop('order_history');
comment on table order_history is 'append only';

-- Stock that an order has reserved and neither used nor given back. The variants' reserved_stock is their sum.
create table stock_holds (
  shop_id integer not null,
  order_id uuid not null,
  variant_id integer not null,
  quantity integer not null check (quantity > 0),
  primary key (shop_id, order_id, variant_id),
  foreign key (shop_id, order_id) references orders
);
select protect_by_shop('stock_holds');

create table customer_order_stats (
  shop_id integer not null references shops,
  customer_id integer not null,
  orders integer not null check (orders > 0),
  ordered bigint not null check (ordered >= 0),
  last_placed_at timestamptz not null,
  primary key (shop_id, customer_id)
);
select protect_by_shop('customer_order_stats');
