-- Somebody of the shop says of the buyer's last word that it needs no answer: the thread waits no more until the buyer
-- writes again. The mark stands at the message itself, so that a new one has none.
alter table order_messages
  add column closed_at timestamptz,
  add column closed_by text,
  add check ((closed_at is null) = (closed_by is null) and (closed_at is null or who_kind = 'customer'));

drop index order_messages_to_answer;
create index order_messages_to_answer on order_messages (shop_id, at, order_id)
  where is_newest and who_kind = 'customer' and closed_at is null;
