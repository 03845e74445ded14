-- Since when an order stands where it stands, and for which day it was promised: what somebody of the shop has to do is
-- sorted by them.
alter table orders
  add column moved_at timestamptz not null default now(),
  add column promised_until text generated always as (document #>> '{shipping,promised,until}') stored;
comment on column orders.moved_at is 'when its state last changed';

do $$
declare
  shop integer;
begin
  for shop in select id from shops loop
    perform set_config('estampa.shop', shop::text, true);
    update orders o set moved_at = coalesce(
      (select max(h.at) from order_history h where h.shop_id = o.shop_id and h.order_id = o.id), o.placed_at);
  end loop;
end $$;

create index order_messages_to_read on order_messages (shop_id, order_id)
  where read_at is null and who_kind = 'customer';
