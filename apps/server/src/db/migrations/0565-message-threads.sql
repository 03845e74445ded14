-- The newest message of each thread has a mark, so that a list of threads reads nothing else of them: by age, and those
-- that wait for the shop's answer.
alter table order_messages add column is_newest boolean not null default true;

do $$
declare
  shop integer;
begin
  for shop in select id from shops loop
    perform set_config('estampa.shop', shop::text, true);
    update order_messages m set is_newest = false
    where exists (select from order_messages later
      where later.shop_id = m.shop_id and later.order_id = m.order_id and later.sequence > m.sequence);
  end loop;
end $$;

create function keep_newest_message() returns trigger
  language plpgsql as $$
begin
  update order_messages m set is_newest = false
  where m.shop_id = new.shop_id and m.order_id = new.order_id and m.is_newest;
  return new;
end $$;

create trigger order_messages_keep_newest before insert on order_messages
  for each row execute function keep_newest_message();

create unique index order_messages_newest on order_messages (shop_id, order_id) where is_newest;
create index order_messages_by_age on order_messages (shop_id, at, order_id) where is_newest;
create index order_messages_to_answer on order_messages (shop_id, at, order_id)
  where is_newest and who_kind = 'customer';
