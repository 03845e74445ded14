-- Quotes that wait: the people of the shop hear of those that they have not answered, buyers are asked for an answer.
alter table quotes
  -- who asked for the last reminder to the buyer; nobody: the clock
  add column nudged_by text,
  -- when the people of the shop were told that this version waits for their answer
  add column wait_noticed_at timestamptz;

alter table notices drop constraint notices_kind_check;
alter table notices add constraint notices_kind_check check (kind in ('order_placed', 'quote_asked', 'quote_waiting',
  'quote_accepted', 'message_received', 'proof_answered', 'payment_reported', 'order_flagged', 'change_answered'));

-- Who reminded whom before this was kept is in the changes; what has waited long is no news today.
do $$
declare
  shop integer;
begin
  for shop in select id from shops loop
    perform set_config('estampa.shop', shop::text, true);
    update quotes set wait_noticed_at = now() where stage = 'asked' and created_at < now() - interval '30 days';
  end loop;
end $$;
