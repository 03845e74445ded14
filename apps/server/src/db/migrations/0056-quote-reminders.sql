-- When the owner was reminded that a quote is about to end: once per version.
alter table quotes add column reminded_at timestamptz;
create index quotes_to_remind on quotes (shop_id, expires_at)
  where state in ('sent', 'viewed', 'accepted') and reminded_at is null;
