-- The customers of a shop are listed by who ordered last.
create index customers_by_last_order on customer_order_stats (shop_id, last_placed_at desc, customer_id desc);
