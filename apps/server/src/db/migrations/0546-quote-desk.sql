-- The desk where quotes are answered: their stages, what was lost and why, and what is said to the buyer beside the price.

alter table quotes
  -- the version that counts: those before it are closed
  add column is_newest boolean not null default true,
  -- {reason, note, by, at}: a note of the shop's own, of which the buyer sees nothing
  add column lost jsonb,
  -- when the buyer was last asked for an answer, by the clock or by somebody of the shop
  add column nudged_at timestamptz;

-- The stage of a version, without the clock: what is past its date is closed within a minute.
alter table quotes add column stage text not null generated always as (
  case
    when state in ('accepted', 'superseded') then state
    when state = 'converted' then 'ordered'
    when state in ('rejected', 'cancelled') or lost is not null then 'lost'
    when state = 'requested' then 'asked'
    when state = 'viewed' then 'seen'
    when state = 'expired' then 'expired'
    else 'answered'
  end
) stored;

create function close_earlier_versions() returns trigger
  language plpgsql as $$
begin
  update quotes set is_newest = false
  where shop_id = new.shop_id and number = new.number and version < new.version and is_newest;
  return null;
end $$;
create trigger quotes_close_earlier after insert on quotes
  for each row when (new.version > 1) execute function close_earlier_versions();

do $$
declare
  shop integer;
begin
  for shop in select id from shops loop
    perform set_config('estampa.shop', shop::text, true);
    update quotes q set is_newest = false
    where shop_id = shop and exists (select from quotes newer
      where newer.shop_id = q.shop_id and newer.number = q.number and newer.version > q.version);
    update quotes set answer = answer || '{"lineDiscounts": [], "leadTimeDays": null}'
    where shop_id = shop and answer is not null;
  end loop;
end $$;

comment on column quotes.answer is
  'by, note, discountPercent (ten-thousandths, of the whole), discountNet, lineDiscounts [{shoppingCartUUID, percent, net}] and leadTimeDays as the seller gave them; null: no seller has answered';
create index quotes_by_stage on quotes (shop_id, stage, created_at desc, number desc) where is_newest;
