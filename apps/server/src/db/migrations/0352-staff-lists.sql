-- How the people of a shop look for orders and quotes.

-- Who bought, without accents and in lower case. Made of the document, it forgets with it.
alter table orders add column buyer_words text not null generated always as (
  translate(
    lower(
      coalesce(document #>> '{orderInvoiceFK,name}', '') || ' ' ||
      coalesce(document #>> '{orderInvoiceFK,lastName}', '') || ' ' ||
      coalesce(document #>> '{orderInvoiceFK,email}', '') || ' ' ||
      coalesce(document #>> '{orderInvoiceFK,document}', '') || ' ' ||
      coalesce(document #>> '{orderInvoiceFK,extra,businessName}', '') || ' ' ||
      coalesce(document #>> '{address,name}', '') || ' ' ||
      coalesce(document #>> '{address,lastName}', '') || ' ' ||
      coalesce(document #>> '{address,email}', '')
    ),
    'áéíóúüñàèìòùâêîôûäëïöçãõ', 'aeiouunaeiouaeiouaeiocao'
  )
) stored;

create index orders_newest on orders (shop_id, placed_at desc, number desc);
create index orders_by_state on orders (shop_id, state, placed_at desc, number desc);
create index orders_by_money on orders (shop_id, money_state, placed_at desc, number desc);

create index payments_approved on payments (shop_id, order_id) where state = 'approved';
create index payments_charged_back on payments (shop_id, order_id) where state = 'charged_back';
create index quotes_newest on quotes (shop_id, created_at desc, number desc);
