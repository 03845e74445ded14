-- What a seller says to a quote.

alter table quotes add column answer jsonb;
comment on column quotes.answer is
  'by, note, discountPercent (ten-thousandths) and discountNet as the seller gave them; null: no seller has answered';

-- The lines of a quote that waits for its seller are written anew with their prices. What was sent stays.
create function drop_unpriced_lines(asked uuid) returns void
  language sql security definer set search_path = public
  as $$
  delete from quote_lines l using quotes q
  where q.shop_id = current_shop() and q.id = asked and q.state = 'requested'
    and l.shop_id = q.shop_id and l.quote_id = q.id
  $$;
