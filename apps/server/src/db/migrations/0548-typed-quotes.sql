-- Quotes that somebody of the shop types for whoever called: nobody asked for them on the page.

alter table quotes add column is_typed boolean not null default false;
comment on column quotes.is_typed is 'the first version of a quote that the shop made by itself, for somebody who called';

-- The same request makes one quote, whoever the guest is that it makes for the caller.
create unique index quotes_typed_once on quotes (shop_id, idempotency_key) where is_typed;
create index quotes_typed on quotes (shop_id, created_at) where is_typed;
