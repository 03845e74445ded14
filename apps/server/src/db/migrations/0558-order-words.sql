-- Whoever looks for an order by a name reads the words of every order: here they stand without the orders' papers, which
-- are ten times as wide. An index of trigrams is none under row security, because LIKE might tell of the rows of others.
create index orders_words on orders (shop_id, placed_at, number)
  include (id, moved_at, customer_id, purchase_order, buyer_words);
