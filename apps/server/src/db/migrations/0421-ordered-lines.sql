-- A line of a cart is ordered once: this finds the order that it became.
create index order_lines_by_cart_line on order_lines (shop_id, shopping_cart_uuid);
