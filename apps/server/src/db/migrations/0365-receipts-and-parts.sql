-- Receipts of transfers and cheques, orders that are paid in two parts, and payments that went back in part.

-- Files that buyers send with what they tell of a payment. Pictures are written anew, PDFs kept as they came.
create table receipts (
  shop_id integer not null default current_shop() references shops (id),
  id uuid not null,
  customer_id integer not null,
  -- null until a notice names it
  order_id uuid,
  name text not null,
  kind text not null check (kind in ('picture', 'pdf')),
  bytes integer not null,
  file_key text not null,
  -- of a picture
  preview_key text,
  created_at timestamptz not null,
  primary key (shop_id, id),
  foreign key (shop_id, customer_id) references customers (shop_id, id) on delete cascade,
  foreign key (shop_id, order_id) references orders
);
create index receipts_of_customer on receipts (shop_id, customer_id, created_at);
create index receipts_of_order on receipts (shop_id, order_id) where order_id is not null;
select protect_by_shop('receipts');

alter table orders add column on_credit boolean not null default false;
comment on column orders.on_credit is 'of an order that is paid in two parts: the goods may leave before the rest is paid';

alter table payments add column refunded bigint not null default 0,
  add check (refunded between 0 and amount);
comment on column payments.refunded is 'the part of an approved payment that went back';
