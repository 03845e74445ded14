-- What the people of a shop see of its mails: how often each was tried, which hold what opens something, and when one was
-- last sent again.
alter table mails
  add column tries integer not null default 0,
  add column tried_at timestamptz,
  -- it carries a code or a link that opens something: its text is nobody else's
  add column is_secret boolean not null default false,
  add column again_at timestamptz;
create index mails_failed on mails (shop_id, created_at) where failed_at is not null;
create index mails_unsent on mails (shop_id, created_at) where sent_at is null and failed_at is null;

do $$
declare
  shop integer;
begin
  for shop in select id from shops loop
    perform set_config('estampa.shop', shop::text, true);
    update mails set is_secret = true where html = '' or html like '%#%' and event ~ '^(order|quote)-'
      or event ~ '^(account-(activation|known|reset|first-password|email|farewell)|guest-code|quote-sent|leave|person-(reset|invitation))\.';
  end loop;
end $$;
