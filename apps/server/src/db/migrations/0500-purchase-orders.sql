-- The purchase order («orden de compra») that a company buys with: its number, and the file that was sent with it.

alter table orders add column purchase_order text not null default '' check (length(purchase_order) <= 40);
comment on column orders.purchase_order is 'number of the buyer''s own purchase order; empty where there is none';
create index orders_by_purchase_order on orders (shop_id, lower(purchase_order)) where purchase_order <> '';

-- The file goes the way of the receipts of payments: looked at, encoded again or only to be downloaded.
alter table receipts add column purpose text not null default 'payment'
  check (purpose in ('payment', 'purchase_order'));
create unique index receipts_of_purchase_order on receipts (shop_id, order_id)
  where purpose = 'purchase_order' and order_id is not null;
-- An order is written last, after all that belongs to it.
alter table receipts alter constraint receipts_shop_id_order_id_fkey deferrable initially deferred;
